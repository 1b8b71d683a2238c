import { useState } from 'react'
import { styled } from 'styled-components'
import type { Parcel } from '../../api/model.ts'
import { formatDateTime } from '../../lib/dates.ts'
import { formatWeight, statusText } from '../../lib/text.ts'
import { Code } from '../../ui/code/code.tsx'
import { Logo } from '../../ui/illustrations/logo.tsx'
import { PrintSheet, PrintStyle } from '../../ui/layout/print-sheet.tsx'
import { color, font, fontSize, radius, shadow, space } from '../../ui/theme/tokens.ts'

type ManifestProps = {
  parcels: readonly Parcel[]
  /** Of the administrator who made it. */
  madeBy: string
}

/** What is handed over together, to be signed by who gives and who takes it. */
export function Manifest({ parcels, madeBy }: ManifestProps) {
  const [madeAt] = useState(() => new Date().toISOString())
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0)
  return (
    <Paper>
      <PrintSheet>
        <PrintStyle $page="size: A4; margin: 12mm;" $base="11px" />
        <Head>
          <Logo size={30} />
          <Facts>
            <div>
              <dt>Made</dt>
              <dd>{formatDateTime(madeAt)}</dd>
            </div>
            <div>
              <dt>By</dt>
              <dd>{madeBy}</dd>
            </div>
            <div>
              <dt>Parcels</dt>
              <dd>{parcels.length}</dd>
            </div>
            <div>
              <dt>Weight</dt>
              <dd>{formatWeight(weight)}</dd>
            </div>
          </Facts>
        </Head>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it */}
        <Scroll tabIndex={0} aria-label="Parcels of the manifest">
          <Table>
            <thead>
              <tr>
                <th scope="col">No.</th>
                <th scope="col">Tracking ID</th>
                <th scope="col">Receiver</th>
                <th scope="col">To</th>
                <th scope="col">Type</th>
                <th scope="col">Weight</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {parcels.map((parcel, index) => (
                <tr key={parcel.id}>
                  <td>{index + 1}</td>
                  <td>
                    <Code>{parcel.trackingId}</Code>
                  </td>
                  <td>{parcel.receiver?.name ?? parcel.receiver?.email}</td>
                  <td>{parcel.toAddress}</td>
                  <td>{statusText(parcel.parcelType)}</td>
                  <td>{formatWeight(parcel.weight)}</td>
                  <td>{parcel.isBlocked ? 'Blocked' : statusText(parcel.status)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
        <Signatures>
          <p>Handed over by</p>
          <p>Taken over by</p>
        </Signatures>
      </PrintSheet>
    </Paper>
  )
}

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
    font-family: ${font.mono};
    white-space: nowrap;
  }
  td:nth-child(6) {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
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
