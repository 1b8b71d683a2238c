import { styled } from 'styled-components'
import { color, fontSize, layer, radius, shadow, space } from '../theme/tokens.ts'

export const Panel = styled.div`
  z-index: ${layer.popover};
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - 1rem));
  padding: ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  &:focus-visible {
    outline: none;
  }
`

export const Item = styled.button`
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
  &:hover,
  &:focus-visible {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Check = styled.span`
  display: grid;
  margin-inline-start: auto;
  color: ${color.accentText};
`
