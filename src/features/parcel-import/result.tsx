import * as t from '#texts/parcelImport.ts'
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

/** Shows the result of each row, with a reason if no parcel was created. */
export function Result({ checked, outcomes, onRetry, onClear }: ResultProps) {
  const { rows, bad } = checked
  const { created, existed, refused, failed } = outcomeCounts(outcomes)
  const left = rows.length - created - existed - refused - failed
  const others = [
    [t.createdBefore, existed],
    [t.failed, failed],
    [t.refused, refused],
    [t.notStarted, left],
    [t.withErrors, bad.length],
  ] as const
  const figures = [[t.created, created] as const, ...others.filter(([, value]) => value > 0)]
  const problems = rows.flatMap(({ row, parcel }): LostRow[] => {
    const outcome = outcomes[row]
    if (outcome?.state !== 'failed' && outcome?.state !== 'refused') return []
    const what = outcome.state === 'failed' ? t.failedBecause : t.refusedBecause
    return [{ row, to: parcel.toAddress, what: what({ reason: reasonOf(outcome.error) }) }]
  })
  return (
    <>
      <Panel begins title={resultText(outcomes)}>
        <Figures>
          {figures.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
        </Figures>
        {existed > 0 && <p>{t.whatCreatedBeforeMeans}</p>}
        <Actions>
          {failed > 0 && (
            <Button tone="primary" onClick={onRetry}>
              {t.tryTheFailedOnesAgain}
            </Button>
          )}
          {failed === 0 && left > 0 && (
            <Button tone="primary" onClick={onRetry}>
              {t.goOnWith({ count: left })}
            </Button>
          )}
          <ImportedParcels parcelIds={parcelIdsOf(outcomes)} />
          <LinkButton
            href={paths.senderParcels()}
            tone={failed + left > 0 ? 'secondary' : 'primary'}
          >
            {t.toMyParcels}
          </LinkButton>
          <Button onClick={onClear}>{t.importAnotherFile}</Button>
          {bad.length > 0 && <BadRowsDownload checked={checked} />}
        </Actions>
      </Panel>
      {problems.length > 0 && (
        <Panel title={t.rowsWithoutAParcel}>
          <PagedTable
            caption={t.rowsWithoutAParcel}
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
  { key: 'row', header: t.row, width: '5rem', cell: ({ row }) => row },
  { key: 'to', header: t.toAddress, cell: ({ to }) => <bdi>{shortened(to)}</bdi> },
  { key: 'what', header: t.whatHappened, cell: ({ what }) => what },
]
