import { parcelIdsOf } from './flow.ts'
import type { CheckedFile, ImportOutcomes } from './flow.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { shortened } from '../../ui/table/row-problems.ts'
import type { Column } from '../../ui/table/table.tsx'
import { paths } from '../../lib/paths.ts'
import { ImportedParcels } from './imported-parcels.tsx'
import { Actions, BadRowsDownload, Figures, PagedTable, Panel } from './step-parts.tsx'
import { formatNumber, outcomeCounts, reasonOf, resultText } from './texts.ts'

type ResultProps = {
  checked: CheckedFile
  outcomes: ImportOutcomes
  onRetry: () => void
  onClear: () => void
}

/** Shows what became of the rows; those without a parcel with the reason. */
export function Result({ checked, outcomes, onRetry, onClear }: ResultProps) {
  const { rows, bad } = checked
  const { created, existed, refused, failed } = outcomeCounts(outcomes)
  const left = rows.length - created - existed - refused - failed
  const figures = [
    ['Created', created],
    ['Created before', existed],
    ['Failed', failed],
    ['Refused', refused],
    ['Not started', left],
    ['With errors', bad.length],
  ] as const
  const problems = rows.flatMap(({ row, parcel }): LostRow[] => {
    const outcome = outcomes[row]
    if (outcome?.state !== 'failed' && outcome?.state !== 'refused') return []
    const word = outcome.state === 'failed' ? 'Failed' : 'Refused'
    return [{ row, to: parcel.toAddress, what: `${word}: ${reasonOf(outcome.error)}` }]
  })
  return (
    <>
      <Panel begins title={resultText(outcomes)}>
        <Figures>
          {figures.map(
            ([term, value]) =>
              (value > 0 || term === 'Created') && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{formatNumber(value)}</dd>
                </div>
              ),
          )}
        </Figures>
        {existed > 0 && (
          <p>
            “Created before” means that the row was imported within the last 24 hours, so no second
            parcel was made. If you want another parcel, give the row a Reference.
          </p>
        )}
        <Actions>
          {failed > 0 && (
            <Button tone="primary" onClick={onRetry}>
              Try the failed ones again
            </Button>
          )}
          {failed === 0 && left > 0 && (
            <Button tone="primary" onClick={onRetry}>
              Go on with {formatNumber(left)}
            </Button>
          )}
          <ImportedParcels parcelIds={parcelIdsOf(outcomes)} />
          <LinkButton
            href={paths.senderParcels()}
            tone={failed + left > 0 ? 'secondary' : 'primary'}
          >
            To my parcels
          </LinkButton>
          <Button onClick={onClear}>Import another file</Button>
          {bad.length > 0 && <BadRowsDownload checked={checked} />}
        </Actions>
      </Panel>
      {problems.length > 0 && (
        <Panel title="Rows without a parcel">
          <PagedTable
            caption="Rows without a parcel"
            columns={lostColumns}
            rows={problems}
            rowKey={({ row }) => String(row)}
          />
        </Panel>
      )}
    </>
  )
}

interface LostRow {
  row: number
  to: string
  what: string
}

const lostColumns: Column<LostRow>[] = [
  { key: 'row', header: 'Row', width: '5rem', cell: ({ row }) => row },
  { key: 'to', header: 'To address', cell: ({ to }) => shortened(to) },
  { key: 'what', header: 'What happened', cell: ({ what }) => what },
]
