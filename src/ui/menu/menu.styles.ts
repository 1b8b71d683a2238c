import { css, styled } from 'styled-components'
import { Link } from 'wouter'
import { color, fontSize, layer, radius, shadow, space } from '../theme/tokens.ts'

export const Panel = styled.div`
  z-index: ${layer.popover};
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - 1rem));
  max-height: var(--available-height, calc(100dvh - 1rem));
  overflow-y: auto;
  padding: ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  &:focus-visible {
    outline: none;
  }
`

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space(1.5)} ${space(2.5)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font-size: ${fontSize.small};
  font-weight: 550;
  text-align: start;
  text-decoration: none;
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: ${color.textMuted};
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  &:hover,
  &:focus-visible {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Item = styled.button`
  ${itemStyles}
`

export const ItemLink = styled(Link)`
  ${itemStyles}
`

export const Words = styled.span`
  min-width: 0;
  white-space: normal;
  small {
    display: block;
    font-size: ${fontSize.tiny};
    font-weight: 400;
    line-height: 1.35;
  }
`

export const Check = styled.span`
  display: grid;
  margin-inline-start: auto;
  color: ${color.accentText};
`
