import { useContext, useState } from 'react'
import type { PointerEvent } from 'react'
import { ChartName } from './chart-name.ts'
import { Reader } from './reader.tsx'
import { labelled, roundTicks } from './scale.ts'
import { Columns, Grid, Line } from './time-chart-parts.tsx'
import * as Styled from './time-chart.styles.ts'
import { useWidth } from './use-width.ts'

export type TimeSeries = {
  name: string
  kind: 'columns' | 'line'
  color: string
  /** One for each label; null where there is none. */
  values: readonly (number | null)[]
  format: (value: number) => string
}

type TimeChartProps = {
  /** Below the picture, one for each value. */
  labels: readonly string[]
  series: readonly TimeSeries[]
  /** Only whole numbers stand at its side. */
  isWhole?: boolean
  unit?: string
}

/** Values over time, drawn to the width there is; a pointer or the arrow keys read them one by one. */
export function TimeChart({ labels, series, isWhole = true, unit = '' }: TimeChartProps) {
  const { width, measure } = useWidth(640)
  const name = useContext(ChartName)
  const [pointed, setPointed] = useState<number | null>(null)
  const [stepped, setStepped] = useState<number | null>(null)
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const ticks = roundTicks(Math.max(0, ...values), isWhole)
  const top = ticks.at(-1) ?? 1
  const inner = Math.max(1, width - edge.left - edge.right)
  const slot = inner / Math.max(1, labels.length)
  const xOf = (index: number) => edge.left + slot * (index + 0.5)
  const yOf = (value: number) => edge.top + (height - edge.top - edge.bottom) * (1 - value / top)
  const place = { xOf, yOf, slot, base: yOf(0) }
  const last = labels.length - 1
  const at = pointed ?? stepped
  const shown = at === null ? null : Math.min(at, last)
  const valuesAt = (index: number) =>
    series.map(({ name: of, values: all, format }) => {
      const value = all[index] ?? null
      return `${of}: ${value === null ? 'none' : format(value)}`
    })

  const read = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - edge.left
    setPointed(Math.min(last, Math.max(0, Math.floor(x / slot))))
  }
  return (
    <Styled.Frame ref={measure}>
      <Styled.Picture
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-label={`${name.title}. ${name.summary}`}
        onPointerMove={read}
        onPointerLeave={() => setPointed(null)}
      >
        <Grid
          ticks={ticks.map((value) => ({ y: yOf(value), text: `${value}${unit}` }))}
          from={edge.left}
          to={width - edge.right}
        />
        {shown !== null && (
          <Styled.Here
            x={xOf(shown) - Math.max(slot, 2) / 2}
            y={edge.top}
            width={Math.max(slot, 2)}
            height={place.base - edge.top}
          />
        )}
        {series.map((one) =>
          one.kind === 'columns' ? (
            <Columns key={one.name} {...one} place={place} />
          ) : (
            <Line key={one.name} {...one} place={place} />
          ),
        )}
        {labelled(labels.length, Math.floor(inner / 72)).map((index) => (
          <Styled.AxisText
            key={index}
            x={Math.min(xOf(index), width - edge.right - 18)}
            y={height - 8}
            textAnchor="middle"
          >
            {labels[index]}
          </Styled.AxisText>
        ))}
      </Styled.Picture>
      {last >= 0 && (
        <Reader
          label={name.title}
          at={stepped === null ? null : Math.min(stepped, last)}
          last={last}
          textAt={(index) => [labels[index], ...valuesAt(index)].join(', ')}
          onRead={setStepped}
        />
      )}
      {shown !== null && (
        <Styled.Reading
          aria-hidden="true"
          $isRight={xOf(shown) > width / 2}
          style={{ left: xOf(shown) }}
        >
          <strong>{labels[shown]}</strong>
          {valuesAt(shown).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Styled.Reading>
      )}
    </Styled.Frame>
  )
}

const height = 240
const edge = { top: 12, right: 6, bottom: 30, left: 40 }
