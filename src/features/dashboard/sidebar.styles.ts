import { css, styled } from 'styled-components'
import { color, fontSize, inlineSign, motion, radius, space } from '../../ui/theme/tokens.ts'
import { visuallyHidden } from '../../ui/layout/visually-hidden.tsx'

const white = (alpha: number) => `rgb(255 255 255 / ${alpha})`

/** Dark in both themes. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  height: 100%;
  padding: ${space(3)} ${space(2)};
  overflow: hidden auto;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surfaceInk};
  color: ${color.textOnInk};
  :focus-visible {
    outline-color: ${color.accent};
    outline-offset: -2px;
  }
  &[data-folded] {
    padding-inline: ${space(1)};
  }
`

export const Label = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${Panel}[data-folded] & {
    ${visuallyHidden}
  }
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space(1)} ${space(2.5)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  ${Panel}[data-folded] & {
    justify-content: center;
    padding-inline: 0;
  }
`

export const Brand = styled.a`
  ${row}
  &:hover {
    background: ${white(0.08)};
  }
`

export const BrandIcon = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.textOnAccent};
`

/** `auto` truncates a name in the other writing direction at its own end. */
export const Name = styled.span.attrs({ dir: 'auto' })`
  align-self: flex-start;
  max-width: 100%;
  font-weight: 700;
`

export const Detail = styled.span`
  color: ${color.textMutedOnInk};
  font-size: ${fontSize.tiny};
  font-weight: 500;
`

export const Nav = styled.nav`
  flex: 1;
`

export const GroupName = styled.h2`
  padding: 0 ${space(2.5)} ${space(2)};
  color: ${color.textMutedOnInk};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  letter-spacing: 0;
  ${Panel}[data-folded] & {
    ${visuallyHidden}
  }
`

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`

export const Item = styled.a`
  ${row}
  transition: background-color ${motion.fast};
  &:hover {
    background: ${white(0.08)};
  }
  &[aria-current] {
    background: ${white(0.12)};
    box-shadow: inset calc(3px * ${inlineSign}) 0 0 ${color.accent};
  }
  &[aria-current] svg {
    color: ${color.accent};
  }
  &[aria-disabled] {
    cursor: wait;
    color: ${color.textMutedOnInk};
  }
`

export const Footer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding-top: ${space(3)};
  border-top: 2px dashed ${white(0.18)};
`

export const Person = styled.div`
  ${row}
`

export const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: ${white(0.14)};
  font-weight: 700;
`
