import * as t from '#texts/parcelImport.ts'
import { feeInCents } from '../../../domain/fee.ts'
import { formatCents } from '../../../domain/format.ts'
import type { CheckedFile, CellProblem } from './flow.ts'
import { quotedList } from '../../lib/lists.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { problemColumns } from '../../ui/table/row-problems.ts'
import { Actions, BadRowsDownload, Figures, PagedTable, Panel } from './step-parts.tsx'
import { oddTexts, reviewText } from './texts.ts'

type ReviewProps = { checked: CheckedFile; onStart: () => void; onClear: () => void }

/** Shows which parcels would be created, their price, and the problems in the other rows. */
export function Review({ checked, onStart, onClear }: ReviewProps) {
  const { name, rows, bad, leftOut, ignored, guessed, repeated, knowsKeys } = checked
  const cents = rows.reduce((sum, { parcel }) => sum + feeInCents(parcel.weight), 0)
  return (
    <>
      <Panel begins title={reviewText(checked)}>
        <Figures>
          <div>
            <dt>{t.file}</dt>
            <dd>
              <bdi translate="no">{name}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t.totalFee}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        </Figures>
        {guessed.length > 0 && (
          <Notice tone="warning">{t.lettersWereGuessed({ cells: quotedList(guessed) })}</Notice>
        )}
        {ignored.length > 0 && (
          <Notice tone="warning">
            {t.unknownColumns({
              count: ignored.length,
              titles: quotedList(ignored),
            })}
          </Notice>
        )}
        {oddTexts(rows).map((text) => (
          <Notice key={text} tone="warning">
            {text}
          </Notice>
        ))}
        {repeated > 0 && <Notice tone="info">{t.repeatedRows({ count: repeated })}</Notice>}
        {rows.length > 0 && !knowsKeys && <Notice tone="warning">{t.importOnlyOnce}</Notice>}
        {rows.length > 0 && knowsKeys && <p>{t.importedRowsAreRecognized}</p>}
        <Actions>
          {rows.length > 0 && (
            <Button tone="primary" onClick={onStart}>
              {t.createParcels({ count: rows.length })}
            </Button>
          )}
          <Button onClick={onClear}>{t.chooseAnotherFile}</Button>
        </Actions>
      </Panel>
      {leftOut.length > 0 && (
        <Panel title={t.phonesAreLeftOut({ count: leftOut.length })}>
          <p>{t.howToKeepThePhones}</p>
          <PagedTable
            caption={t.phonesThatAreLeftOut}
            columns={columns}
            rows={leftOut}
            rowKey={({ row, column }) => `${row} ${column}`}
          />
        </Panel>
      )}
      {bad.length > 0 && (
        <Panel title={t.withErrors}>
          <p>{t.howToFixRows}</p>
          <Actions>
            <BadRowsDownload checked={checked} />
          </Actions>
          <PagedTable
            caption={t.whatIsWrongInWhichRow}
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
  header: t.column,
  width: '10rem',
  cell: ({ column }) => column,
})
