import { runsOf } from './scale.ts'
import * as Styled from './time-chart.styles.ts'

type Place = {
  xOf: (index: number) => number
  yOf: (value: number) => number
  /** The width that one value has. */
  slot: number
  /** Where 0 is. */
  base: number
}

type SeriesProps = { color: string; values: readonly (number | null)[]; place: Place }

type GridProps = { ticks: readonly { y: number; text: string }[]; from: number; to: number }

export function Grid({ ticks, from, to }: GridProps) {
  return ticks.map(({ y, text }, index) => (
    <g key={text}>
      <Styled.GridLine x1={from} x2={to} y1={y} y2={y} $isBase={index === 0} />
      <Styled.AxisText x={from - 8} y={y + 4} textAnchor="end">
        {text}
      </Styled.AxisText>
    </g>
  ))
}

export function Columns({ color, values, place: { xOf, yOf, slot, base } }: SeriesProps) {
  const width = Math.max(1, Math.min(28, slot * 0.62))
  const corner = Math.min(4, width / 3)
  return values.map((value, index) => {
    if (value === null || value === 0) return null
    const [x, y] = [xOf(index) - width / 2, yOf(value)]
    const round = Math.min(corner, base - y)
    return (
      <path
        // Their places are all that tells them apart.
        // eslint-disable-next-line react/no-array-index-key
        key={index}
        fill={color}
        d={`M${x} ${base}V${y + round}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${base}z`}
      />
    )
  })
}

/** A line with its points; where there is no value, it breaks off. */
export function Line({ color, values, place: { xOf, yOf, slot } }: SeriesProps) {
  const runs = runsOf(values)
  const pointAt = (index: number) => `${xOf(index)} ${yOf(values[index] ?? 0)}`
  // Where points would run into each other, only those that no line shows.
  const hasRoom = slot >= 12
  const marked = hasRoom ? runs.flat() : runs.filter((run) => run.length < 3).flat()
  return (
    <>
      {runs.map((run) => (
        <Styled.Stroke key={run[0]} stroke={color} d={`M${run.map(pointAt).join('L')}`} />
      ))}
      {marked.map((index) => (
        <Styled.Point
          key={index}
          cx={xOf(index)}
          cy={yOf(values[index] ?? 0)}
          r={hasRoom ? 3.5 : 3}
          stroke={color}
        />
      ))}
    </>
  )
}
