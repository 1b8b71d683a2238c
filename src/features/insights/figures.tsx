import { styled } from 'styled-components'
import type { Insights } from '../../../openapi.d.ts'
import { media } from '../../lib/media.ts'
import { color, font, fontSize, radius, shadow, space } from '../../ui/theme/tokens.ts'
import { durationText, numberText } from './words.ts'

/** The three numbers that people come for. */
export function Figures({ insights }: { insights: Insights }) {
  return (
    <List>
      <div>
        <dt>Created</dt>
        <dd>{numberText(insights.created)}</dd>
      </div>
      <div>
        <dt>Delivered</dt>
        <dd>{numberText(insights.delivered)}</dd>
      </div>
      <div>
        <dt>Median time from request to delivery</dt>
        <dd>{durationText(insights.medianHours)}</dd>
      </div>
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr 1.6fr;
  border: 1px solid ${color.border};
  border-top: 6px solid ${color.accent};
  border-radius: ${radius.large};
  margin: 0;
  background: ${color.surface};
  box-shadow: ${shadow.card};
  > div {
    min-width: 0;
    padding: ${space(4)} clamp(${space(4)}, 2.4vw, ${space(6)}) ${space(5)};
  }
  > div:not(:first-child) {
    border-left: 2px dashed ${color.border};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    margin-top: ${space(1)};
    font-family: ${font.display};
    font-size: ${fontSize.heading};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.018em;
    line-height: 1.15;
  }
  @media ${media.phone} {
    grid-template-columns: 1fr 1fr;
    > div:last-child {
      grid-column: 1 / -1;
      border-top: 2px dashed ${color.border};
      border-left: 0;
    }
  }
`
