import { feeInCents } from '../../../domain/fee.ts'
import { formatCents } from '../../../domain/format.ts'
import type { CheckedFile, CellProblem } from './flow.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { problemColumns } from '../../ui/table/row-problems.ts'
import { Actions, BadRowsDownload, Figures, PagedTable, Panel } from './step-parts.tsx'
import { formatNumber, reviewText } from './texts.ts'

type ReviewProps = { checked: CheckedFile; onStart: () => void; onClear: () => void }

/** Shows what would be created and for how much, and what is wrong with the rest. */
export function Review({ checked, onStart, onClear }: ReviewProps) {
  const { name, rows, bad, ignored, repeated, knowsKeys } = checked
  const cents = rows.reduce((sum, { parcel }) => sum + feeInCents(parcel.weight), 0)
  return (
    <>
      <Panel begins title={reviewText(checked)}>
        <Figures>
          <div>
            <dt>File</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>Total fee</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        </Figures>
        {ignored.length > 0 && (
          <Notice tone="warning">
            {ignored.length === 1 ? 'This column is' : 'These columns are'} unknown and ignored:{' '}
            {ignored.map((title) => `“${title}”`).join(', ')}.
          </Notice>
        )}
        {repeated > 0 && (
          <Notice tone="info">
            {repeated === 1 ? '1 row says' : `${formatNumber(repeated)} rows say`} the same as an
            earlier one. Each makes a parcel of its own.
          </Notice>
        )}
        {rows.length > 0 && !knowsKeys && (
          <Notice tone="warning">
            This server may not recognize rows that it has seen. Import this file only once, or
            parcels may be created twice.
          </Notice>
        )}
        {rows.length > 0 && knowsKeys && (
          <p>
            Rows that were imported within the last 24 hours are recognized and not created again.
          </p>
        )}
        <Actions>
          {rows.length > 0 && (
            <Button tone="primary" onClick={onStart}>
              Create {rows.length === 1 ? '1 parcel' : `${formatNumber(rows.length)} parcels`}
            </Button>
          )}
          <Button onClick={onClear}>Choose another file</Button>
        </Actions>
      </Panel>
      {bad.length > 0 && (
        <Panel title="With errors">
          <p>
            These rows are left out. Download them, fix what the first column says, and import that
            file. You can leave the first column in.
          </p>
          <Actions>
            <BadRowsDownload checked={checked} />
          </Actions>
          <PagedTable
            caption="What is wrong in which row"
            columns={columns}
            rows={bad.flatMap(({ problems }) => problems)}
            rowKey={({ row, column }) => `${row} ${column}`}
          />
        </Panel>
      )}
    </>
  )
}

const columns = problemColumns<CellProblem>({
  key: 'column',
  header: 'Column',
  width: '10rem',
  cell: ({ column }) => column,
})
