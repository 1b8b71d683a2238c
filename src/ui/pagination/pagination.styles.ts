import { styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { controlStyles } from '../field/field-frame.tsx'
import { visuallyHidden } from '../layout/visually-hidden.tsx'
import { color, controlHeight, fontSize, radius, space } from '../theme/tokens.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(5)};
  padding-block: ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  @media ${media.phone} {
    justify-content: center;
  }
`

export const Sizes = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
`

export const Select = styled.select`
  ${controlStyles}
  width: auto;
  min-height: ${controlHeight.small};
  padding: ${space(1)} ${space(2)};
  font-variant-numeric: tabular-nums;
`

export const Position = styled.output`
  color: ${color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export const Nav = styled.nav<{ $centered?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $centered }) => ($centered ? 'center' : 'flex-end')};
  gap: ${space(1)};
  font-size: ${fontSize.small};
  /* One line also on a phone, with the numbers between the arrows. */
  @media ${media.phone} {
    flex-wrap: nowrap;
    justify-content: center;
    gap: 0;
  }
`

/** Links to the first and the last page; hidden on a phone, which has their numbers. */
export const End = styled.span`
  display: contents;
  @media ${media.phone} {
    display: none;
  }
`

/** Label beside an arrow; on a phone only for screen readers. */
export const Word = styled.span`
  @media ${media.phone} {
    ${visuallyHidden}
  }
`

export const List = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin: 0;
  @media ${media.phone} {
    gap: 0;
  }
`

export const Item = styled.button<{ $current: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: ${controlHeight.small};
  min-height: ${controlHeight.small};
  padding: 0 ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  @media ${media.phone} {
    min-width: 2rem;
    padding: 0 ${space(0.5)};
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &[aria-current] {
    background: ${color.accent};
    color: ${color.textOnAccent};
    box-shadow: inset 0 -3px 0 rgb(80 30 0 / 0.22);
  }
  &[aria-disabled] {
    color: ${color.textMuted};
    background: none;
    cursor: not-allowed;
  }
`

export const Gap = styled.span`
  display: inline-block;
  min-width: 1.5rem;
  text-align: center;
  @media ${media.phone} {
    min-width: 1rem;
  }
`
