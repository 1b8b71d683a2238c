import { noteText } from '../../domain/fixed-notes.ts'
import { texts } from '../../languages/texts/of-server.ts'
import type { Database } from '../db/database.ts'
import { csvWriter, type CsvColumn, type CsvFile } from '../http/csv-file.ts'
import { badRequest } from '../http/errors.ts'
import { withValues } from '../http/sentences.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { findRunExportRows, findRunFigures, type RunExportRow } from './figures-repository.ts'
import { presentCourier } from './presenter.ts'

export const getRunFigures: OperationHandler<'getRunFigures'> = async ({ query }, { db }) => {
  const rows = await findRunFigures(db, checkedRange(query))
  return {
    message: 'Figures of runs',
    data: rows.map(({ courier_id: id, courier_name: name, ...row }) => ({
      ...row,
      courier: presentCourier({ id, name }),
    })),
  }
}

export const exportRuns: OperationHandler<'exportRuns'> = async ({ query }, { db, company }) => {
  const range = checkedRange(query)
  return {
    fileName: `waybill-runs-${range.from}-${range.to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: textOf(db, range, csvWriter(columns, query, company.timeZone())),
  }
}

interface DayRange {
  from: string
  to: string
}

async function* textOf(
  db: Database,
  range: DayRange,
  writer: ReturnType<typeof csvWriter<RunExportRow>>,
): AsyncGenerator<string> {
  yield writer.titleLine()
  for (const day of daysOf(range)) {
    const rows = await findRunExportRows(db, day)
    if (rows.length > 0) yield writer.lines(rows)
  }
}

/** Columns of the file, in order. A record, so that no field can be forgotten. */
const columns: Record<keyof RunExportRow, CsvColumn<RunExportRow>> = {
  day: ['day', ({ day }, { cells }) => cells.day(day)],
  run_name: ['run', (row) => row.run_name ?? ''],
  state: ['state', (row, { word }) => word(row.state)],
  courier_name: ['courier', (row) => row.courier_name],
  stop: ['stop', (row) => String(row.stop)],
  address: ['address', (row) => row.address],
  tracking_id: ['trackingId', (row) => row.tracking_id],
  receiver_name: ['receiver', (row) => row.receiver_name],
  weight_grams: ['weightInKilograms', (row, { cells }) => cells.decimal(row.weight_grams / 1000)],
  status: ['result', resultOf],
  failed_attempt: [
    'reason',
    ({ failed_attempt: reason }, { word }) => (reason === null ? '' : word(reason)),
  ],
  note: ['note', noteOf],
  at: ['at', ({ at }, { cells }) => (at === null ? '' : cells.time(at)), 'times'],
  done_at: [
    'doneAt',
    ({ done_at }, { cells }) => (done_at === null ? '' : cells.time(done_at)),
    'times',
  ],
}

/** Empty before the parcel has a result, as are its reason, note and time. */
function resultOf(
  { status, failed_attempt: failedAttempt }: RunExportRow,
  { word }: CsvFile,
): string {
  if (failedAttempt !== null) return word('ATTEMPTED')
  return status === null ? '' : word(status)
}

function noteOf(
  { note, status, failed_attempt: failedAttempt }: RunExportRow,
  { language }: CsvFile,
): string {
  if (note === null || status === null) return ''
  return noteText({ note, status, failedAttempt }, texts[language].fixedNotes)
}

const maxDays = 366

function checkedRange({ from, to }: DayRange): DayRange {
  if (from > to) throw badRequest([{ path: 'to', reason: 'toIsBeforeFrom' }])
  if (daysOf({ from, to }).length > maxDays)
    throw badRequest([
      { path: 'from', reason: withValues('tooManyDays', { value: String(maxDays) }) },
    ])
  return { from, to }
}

const dayLength = 24 * 3_600_000

/** Days of the range; at most one more than are allowed. */
function daysOf({ from, to }: DayRange): string[] {
  const first = Date.parse(from)
  const count = Math.min((Date.parse(to) - first) / dayLength + 1, maxDays + 1)
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * dayLength).toISOString().slice(0, 10),
  )
}
