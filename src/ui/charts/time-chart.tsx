import { useCallback, useContext, useState } from 'react'
import type { PointerEvent } from 'react'
import { direction } from '#texts/language.ts'
import * as t from '#texts/ui.ts'
import { factsText } from '../../lib/lists.ts'
import { ChartLabel } from './chart-card.tsx'
import { labelIndices, niceTicks } from './scale.ts'
import { Columns, Grid, Line } from './time-chart-series.tsx'
import * as Styled from './time-chart.styles.ts'

export type TimeSeries = {
  name: string
  kind: 'columns' | 'line'
  color: string
  /** One value for each label; null for a missing value. */
  values: readonly (number | null)[]
  format: (value: number) => string
}

type TimeChartProps = {
  /** Texts below the plot, one for each value. */
  labels: readonly string[]
  series: readonly TimeSeries[]
  unit?: string
}

/**
 * Chart of values over time, as wide as its container; the pointer or the arrow keys step through them. Time
 * runs in the reading direction: distances are measured from the start of a line, and converted to positions at
 * the end.
 */
export function TimeChart({ labels, series, unit = '' }: TimeChartProps) {
  const { width, measure } = useWidth(640)
  const { title, summary } = useContext(ChartLabel)
  const [pointed, setPointed] = useState<number | null>(null)
  const [stepped, setStepped] = useState<number | null>(null)
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const ticks = niceTicks(Math.max(0, ...values))
  const max = ticks.at(-1) ?? 1
  const innerWidth = Math.max(1, width - margin.start - margin.end)
  const bandwidth = innerWidth / Math.max(1, labels.length)
  const xAt = (distance: number) => (direction === 'rtl' ? width - distance : distance)
  const distanceOf = (index: number) => margin.start + bandwidth * (index + 0.5)
  const xOf = (index: number) => xAt(distanceOf(index))
  const yOf = (value: number) =>
    margin.top + (height - margin.top - margin.bottom) * (1 - value / max)
  const scales = { xOf, yOf, bandwidth, baseline: yOf(0) }
  const last = labels.length - 1
  const at = pointed ?? stepped
  const shown = at === null ? null : Math.min(at, last)
  const valuesAt = (index: number) =>
    series.map(({ name, values, format }) => {
      const value = values[index] ?? null
      return t.nameAndValue({ name, value: value === null ? t.none : format(value) })
    })

  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const distance = xAt(clientX - currentTarget.getBoundingClientRect().left) - margin.start
    setPointed(Math.min(last, Math.max(0, Math.floor(distance / bandwidth))))
  }
  return (
    <Styled.Frame ref={measure}>
      <Styled.Plot
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-label={`${title}. ${summary}`}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        <Grid
          ticks={ticks.map((value) => ({ y: yOf(value), text: `${value}${unit}` }))}
          from={xAt(margin.start)}
          to={xAt(width - margin.end)}
          textAt={xAt(margin.start - 8)}
        />
        {shown !== null && (
          <Styled.Cursor
            x={xOf(shown) - Math.max(bandwidth, 2) / 2}
            y={margin.top}
            width={Math.max(bandwidth, 2)}
            height={scales.baseline - margin.top}
          />
        )}
        {series.map((one) =>
          one.kind === 'columns' ? (
            <Columns key={one.name} {...one} scales={scales} />
          ) : (
            <Line key={one.name} {...one} scales={scales} />
          ),
        )}
        {labelIndices(labels.length, Math.floor(innerWidth / 72)).map((index) => (
          <Styled.AxisText
            key={index}
            x={xAt(Math.min(distanceOf(index), width - margin.end - 22))}
            y={height - 8}
            textAnchor="middle"
          >
            {labels[index]}
          </Styled.AxisText>
        ))}
      </Styled.Plot>
      {last >= 0 && (
        <ValueSlider
          label={title}
          index={stepped === null ? null : Math.min(stepped, last)}
          last={last}
          textAt={(index) => factsText([labels[index] ?? '', ...valuesAt(index)])}
          onChange={setStepped}
        />
      )}
      {shown !== null && (
        <Styled.Tooltip
          aria-hidden="true"
          $isLate={distanceOf(shown) > width / 2}
          style={{ insetInlineStart: distanceOf(shown) }}
        >
          <strong>{labels[shown]}</strong>
          {valuesAt(shown).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Styled.Tooltip>
      )}
    </Styled.Frame>
  )
}

const height = 240
const margin = { top: 12, end: 6, bottom: 30, start: 40 }

type ValueSliderProps = {
  label: string
  /** Null while no value is selected. */
  index: number | null
  last: number
  textAt: (index: number) => string
  onChange: (index: number | null) => void
}

/** One tab stop for a whole chart: the arrow keys step through its values, beginning with the last. */
function ValueSlider({ label, index, last, textAt, onChange }: ValueSliderProps) {
  const shown = index ?? last
  return (
    <Styled.Slider
      type="range"
      aria-label={label}
      min={0}
      max={last}
      value={shown}
      aria-valuetext={textAt(shown)}
      onFocus={() => onChange(last)}
      onBlur={() => onChange(null)}
      onChange={({ target }) => onChange(Number(target.value))}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onChange(null)
      }}
    />
  )
}

/** The width of an element in pixels; `initial` until it has been measured. */
function useWidth(initial: number) {
  const [width, setWidth] = useState(initial)
  const measure = useCallback((element: Element | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measure }
}
