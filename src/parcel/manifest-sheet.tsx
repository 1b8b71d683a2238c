import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { Logo } from '../ui/illustrations/logo.tsx'
import { PrintSheet, PrintStyle } from '../ui/layout/print-sheet.tsx'
import { color, fontSize, radius, shadow, space } from '../ui/theme/tokens.ts'

type ManifestSheetProps = {
  /** Facts above the table, for example 'Parcels' and '12'. */
  facts: readonly { term: string; text: string }[]
  /** Name of the table. */
  label: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Parties who sign the sheet. */
  signatures: readonly string[]
}

/** A list of parcels to be printed and signed; on a phone its table scrolls sideways. */
export function ManifestSheet({ facts, label, columns, rows, signatures }: ManifestSheetProps) {
  return (
    <Paper>
      <PrintSheet>
        <PrintStyle $page="size: A4; margin: 12mm;" $base="11px" />
        <Head>
          <Logo size={30} />
          <Facts>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </Facts>
        </Head>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it */}
        <Scroll tabIndex={0} aria-label={label}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t.rowNumber}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }, index) => (
                <tr key={key}>
                  <td>{index + 1}</td>
                  {cells.map((cell, column) => (
                    <td key={columns[column]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
        <Signatures>
          {signatures.map((signature) => (
            <p key={signature}>{signature}</p>
          ))}
        </Signatures>
      </PrintSheet>
    </Paper>
  )
}

/** Short text that stays on one line, while names and addresses can wrap. */
export const Whole = styled.span`
  white-space: nowrap;
`

const Paper = styled.div`
  padding: clamp(${space(4)}, 3vw, ${space(8)});
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  margin-bottom: ${space(5)};
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  margin: 0;
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`

const Scroll = styled.section`
  overflow-x: auto;
  @media print {
    overflow: visible;
  }
`

const Table = styled.table`
  width: 100%;
  min-width: 46rem;
  border-collapse: collapse;
  font-size: ${fontSize.small};
  line-height: 1.35;
  @media print {
    min-width: 0;
  }
  tr {
    break-inside: avoid;
  }
  th {
    border-bottom: 2px solid ${color.borderStrong};
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    text-align: start;
  }
  th,
  td {
    padding: ${space(2)} ${space(2.5)};
    vertical-align: top;
  }
  td {
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  td:nth-child(2) {
    white-space: nowrap;
  }
`

const Signatures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(8)};
  margin-top: ${space(14)};
  break-inside: avoid;
  p {
    padding-top: ${space(1.5)};
    border-top: 1px solid ${color.borderStrong};
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
  }
`
