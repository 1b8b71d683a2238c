import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '../../../design/tokens.ts'

const narrow = '(max-width: 52rem)'

export const Strip = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 14.5rem;
  border: 1px solid ${color.border};
  border-left: 5px solid ${color.accent};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  container-type: inline-size;
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(15rem, 1.3fr) minmax(9rem, 1.6fr) auto auto;
  align-content: center;
  gap: ${space(3)} ${space(6)};
  margin: 0;
  padding: ${space(4)} ${space(5)};
  @media (max-width: 75rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    min-width: 0;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1.5)};
    min-height: 2.25rem;
    font-size: ${fontSize.small};
    font-weight: 550;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`

export const Number = styled.div`
  dd {
    flex-wrap: nowrap;
  }
  @media (max-width: 75rem) {
    grid-column: 1 / -1;
  }
`

export const From = styled.div`
  @media (max-width: 75rem) {
    grid-column: 1 / -1;
  }
`

/** Parted from the facts by the perforation: below it where there is no room beside. */
export const Stub = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  justify-content: center;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)};
  border-left: 2px dashed ${color.border};
  > [aria-hidden] {
    width: 100%;
    height: 1.25rem;
    opacity: 0.75;
  }
  @media ${narrow} {
    border-top: 2px dashed ${color.border};
    border-left: 0;
  }
`
