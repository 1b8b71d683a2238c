import { styled } from 'styled-components'
import { Card } from '../../ui/card/card.tsx'
import { color, font, fontSize, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'

export const Columns = styled.div`
  display: grid;
  gap: clamp(2rem, 1rem + 4vw, 4.5rem);
  align-items: center;
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`

export const Question = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: 34rem;
  h2 {
    font-size: clamp(1.875rem, 1.4rem + 2vw, 2.875rem);
    letter-spacing: -0.026em;
  }
  > p {
    color: ${color.textMuted};
    font-size: ${fontSize.lead};
    line-height: 1.5;
  }
`

export const Slider = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 2rem;
    margin: 0;
    cursor: pointer;
  }
`

export const Ticket = styled(Card)`
  --behind-card: ${color.page};
  gap: ${space(5)};
  border-top: 6px solid ${color.accent};
`

export const Lines = styled.dl`
  display: grid;
  align-content: center;
  gap: ${space(2)};
  /* Height of two lines, so that nothing moves while a weight is typed. */
  min-height: 4rem;
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-family: ${font.mono};
    font-variant-numeric: tabular-nums;
  }
`

export const Sum = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  font-weight: 700;
  output {
    font-family: ${font.display};
    font-size: clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem);
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
`
