import { segmentsOf } from './scale.ts'
import * as Styled from './time-chart.styles.ts'

type Scales = {
  xOf: (index: number) => number
  yOf: (value: number) => number
  /** Width for one value. */
  bandwidth: number
  /** Position of the value 0. */
  baseline: number
}

type GridProps = {
  ticks: readonly { y: number; text: string }[]
  /** Start and end of the lines. */
  from: number
  to: number
  /** End of the texts, which are before the lines. */
  textAt: number
}

export function Grid({ ticks, from, to, textAt }: GridProps) {
  return ticks.map(({ y, text }, index) => (
    <g key={text}>
      <Styled.GridLine x1={from} x2={to} y1={y} y2={y} $isBase={index === 0} />
      <Styled.AxisText x={textAt} y={y + 4} textAnchor="end">
        {text}
      </Styled.AxisText>
    </g>
  ))
}

type SeriesProps = { color: string; values: readonly (number | null)[]; scales: Scales }

export function Columns({ color, values, scales }: SeriesProps) {
  const { xOf, yOf, bandwidth, baseline } = scales
  const width = Math.max(1, Math.min(28, bandwidth * 0.62))
  const corner = Math.min(4, width / 3)
  return values.map((value, index) => {
    if (value === null || value === 0) return null
    const [x, y] = [xOf(index) - width / 2, yOf(value)]
    const round = Math.min(corner, baseline - y)
    return (
      <path
        // Columns differ only in their positions.
        // eslint-disable-next-line react/no-array-index-key
        key={index}
        fill={color}
        d={`M${x} ${baseline}V${y + round}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${baseline}z`}
      />
    )
  })
}

/** A line with its points, interrupted if a value is missing. */
export function Line({ color, values, scales: { xOf, yOf, bandwidth } }: SeriesProps) {
  const segments = segmentsOf(values)
  const pointAt = (index: number) => `${xOf(index)} ${yOf(values[index] ?? 0)}`
  // Points that would overlap are left out if the line shows the values well enough.
  const isWide = bandwidth >= 12
  const marked = isWide ? segments.flat() : segments.filter(({ length }) => length < 3).flat()
  return (
    <>
      {segments.map((indices) => (
        <Styled.Stroke key={indices[0]} stroke={color} d={`M${indices.map(pointAt).join('L')}`} />
      ))}
      {marked.map((index) => (
        <Styled.Point
          key={index}
          cx={xOf(index)}
          cy={yOf(values[index] ?? 0)}
          r={isWide ? 3.5 : 3}
          stroke={color}
        />
      ))}
    </>
  )
}
