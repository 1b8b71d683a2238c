import { createContext, useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { Button } from '../button/button.tsx'
import { color, fontSize, radius, shadow, space } from '../theme/tokens.ts'

type ChartTable = {
  columns: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[]
}

type ChartCardProps = {
  title: string
  /** Result of the chart, in a sentence or two. */
  summary: string
  legend?: ReactNode
  table: ChartTable
  children: ReactNode
}

/** A chart with its title and summary, and the same figures as a table. */
export function ChartCard({ title, summary, legend, table, children }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  const label = useMemo(() => ({ title, summary }), [title, summary])
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          tone="ghost"
          aria-pressed={isTable}
          aria-label={t.showTitleAsTable({ title })}
          onClick={() => setIsTable(!isTable)}
        >
          {t.showAsTable}
        </Button>
      </Head>
      <Summary>{summary}</Summary>
      {isTable ? (
        <FiguresTable caption={title} {...table} />
      ) : (
        <>
          {legend}
          <Chart>
            <ChartLabel value={label}>{children}</ChartLabel>
          </Chart>
        </>
      )}
    </Frame>
  )
}

/** The title and summary of the card, for the accessible name of the chart inside. */
export const ChartLabel = createContext({ title: '', summary: '' })

type LegendProps = { series: readonly { name: string; kind: 'columns' | 'line'; color: string }[] }

/** Explains the shapes of the series; screen readers have the chart's own label. */
export function Legend({ series }: LegendProps) {
  return (
    <LegendItems aria-hidden="true">
      {series.map((one) => (
        <span key={one.name}>
          <svg width="22" height="14" viewBox="0 0 22 14">
            {one.kind === 'columns' ? (
              <path d="M3 14V4h6v10zM12 14V1h6v13z" fill={one.color} />
            ) : (
              <g fill="none" stroke={one.color} strokeWidth="2.25">
                <path d="M1 7h6M15 7h6" />
                <circle cx="11" cy="7" r="3.5" />
              </g>
            )}
          </svg>
          <span>{one.name}</span>
        </span>
      ))}
    </LegendItems>
  )
}

function FiguresTable({ caption, columns, rows }: ChartTable & { caption: string }) {
  return (
    // Focusable, so that a long table can be scrolled with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroll tabIndex={0} aria-label={t.asATable({ title: caption })}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: clamp(${space(4)}, 2.4vw, ${space(6)});
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  h2 {
    padding-top: ${space(1)};
    font-size: ${fontSize.lead};
    letter-spacing: -0.01em;
  }
  button {
    flex: none;
  }
  button[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`

const Summary = styled.p`
  margin: ${space(1)} 0 ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const Chart = styled.div`
  min-width: 0;
  margin-top: auto;
`

const LegendItems = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin-bottom: ${space(3)};
  color: ${color.text};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
`

const Scroll = styled.section`
  max-height: 24rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  overflow: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  caption {
    padding: ${space(2)} ${space(3)};
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    text-align: start;
  }
  th,
  td {
    padding: ${space(1.5)} ${space(3)};
    border-top: 1px solid ${color.border};
    font-weight: 500;
    text-align: end;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${color.surfaceSunken};
    font-size: ${fontSize.tiny};
    font-weight: 650;
  }
  th:first-child {
    text-align: start;
  }
`
