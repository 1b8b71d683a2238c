import { useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { color, fontSize, radius, shadow, space } from '../theme/tokens.ts'
import { ChartName } from './chart-name.ts'

type ChartTable = {
  columns: readonly string[]
  /** The first cell of a row says what it is about. */
  rows: readonly (readonly string[])[]
}

type ChartCardProps = {
  title: string
  /** What the picture says, in a sentence or two. */
  summary: string
  legend?: ReactNode
  table: ChartTable
  children: ReactNode
}

/** A picture with its words, and the same figures as a table for whoever prefers that. */
export function ChartCard({ title, summary, legend, table, children }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  const name = useMemo(() => ({ title, summary }), [title, summary])
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          tone="ghost"
          aria-pressed={isTable}
          aria-label={`Show as table: ${title}`}
          onClick={() => setIsTable(!isTable)}
        >
          Show as table
        </Button>
      </Head>
      <Summary>{summary}</Summary>
      {isTable ? (
        <FiguresTable caption={title} {...table} />
      ) : (
        <>
          {legend}
          <Picture>
            <ChartName value={name}>{children}</ChartName>
          </Picture>
        </>
      )}
    </Frame>
  )
}

function FiguresTable({ caption, columns, rows }: ChartTable & { caption: string }) {
  return (
    // A long table is scrolled with the keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroll tabIndex={0} aria-label={`${caption}, as a table`}>
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

const Picture = styled.div`
  min-width: 0;
  margin-top: auto;
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
    text-align: left;
  }
  th,
  td {
    padding: ${space(1.5)} ${space(3)};
    border-top: 1px solid ${color.border};
    font-weight: 500;
    text-align: right;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${color.surfaceSunken};
    font-size: ${fontSize.tiny};
    font-weight: 650;
  }
  th:first-child {
    text-align: left;
  }
`
