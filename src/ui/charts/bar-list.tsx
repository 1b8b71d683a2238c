import { useContext } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { toneColors } from '../badge/tone.ts'
import type { Tone } from '../badge/tone.ts'
import { color, fontSize, space } from '../theme/tokens.ts'
import { ChartLabel } from './chart-card.tsx'

type BarListProps = {
  bars: readonly {
    key: string
    label: string
    icon: ReactNode
    tone: Tone
    value: number
    text: string
  }[]
}

/** A bar for each amount, with its icon, label and number. */
export function BarList({ bars }: BarListProps) {
  const { title, summary } = useContext(ChartLabel)
  const max = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Rows aria-label={`${title}. ${summary}`}>
      {bars.map(({ key, label, icon, tone, value, text }) => (
        <Row key={key} $iconColor={toneColors[tone].text}>
          {icon}
          <span>{label}</span>
          <svg width="100%" height="18" preserveAspectRatio="none" data-mirrored>
            <rect className="track" width="100%" height="18" rx="4" />
            <rect
              width={`${(value / max) * 100}%`}
              height="18"
              rx="4"
              fill={toneColors[tone].solid}
            />
          </svg>
          <b>{text}</b>
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.div.attrs({ role: 'img' })`
  display: grid;
  grid-template-columns: auto auto minmax(3rem, 1fr) auto;
  align-items: center;
  gap: ${space(3)} ${space(3)};
  font-size: ${fontSize.small};
`

const Row = styled.div<{ $iconColor: string }>`
  display: contents;
  > svg:first-child {
    color: ${({ $iconColor }) => $iconColor};
  }
  .track {
    fill: ${color.surfaceSunken};
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 650;
    text-align: end;
  }
`
