import { byteOrderMark, csvText } from '../../domain/csv.ts'
import { csvTitles, type CsvTitle } from '../../domain/csv-titles.ts'
import { noteText } from '../../domain/fixed-notes.ts'
import { texts } from '../../languages/texts/of-server.ts'
import type { Language } from '../../openapi.d.ts'
import type { Database } from '../db/database.ts'
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

export const exportRuns: OperationHandler<'exportRuns'> = async ({ query }, { db }) => {
  const range = checkedRange(query)
  return {
    fileName: `waybill-runs-${range.from}-${range.to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: fileOf(db, range, query.language ?? 'en'),
  }
}

interface DayRange {
  from: string
  to: string
}

async function* fileOf(db: Database, range: DayRange, language: Language): AsyncGenerator<string> {
  const titles = csvTitles[language]
  yield byteOrderMark + csvText([Object.values(columns).map(([title]) => titles[title])])
  for (const day of daysOf(range)) {
    const rows = await findRunExportRows(db, day)
    if (rows.length > 0)
      yield csvText(
        rows.map((row) => Object.values(columns).map(([, cell]) => cell(row, language))),
      )
  }
}

/** Columns of the file, in order. A record, so that no field can be forgotten. */
const columns: Record<
  keyof RunExportRow,
  readonly [CsvTitle, (row: RunExportRow, language: Language) => string]
> = {
  day: ['day', (row) => row.day],
  run_name: ['run', (row) => row.run_name ?? ''],
  state: ['state', (row) => row.state],
  courier_name: ['courier', (row) => row.courier_name],
  stop: ['stop', (row) => String(row.stop)],
  address: ['address', (row) => row.address],
  tracking_id: ['trackingId', (row) => row.tracking_id],
  receiver_name: ['receiver', (row) => row.receiver_name],
  weight_grams: ['weightInKilograms', (row) => String(row.weight_grams / 1000)],
  status: ['result', (row) => (row.failed_attempt === null ? (row.status ?? '') : 'ATTEMPTED')],
  failed_attempt: ['reason', (row) => row.failed_attempt ?? ''],
  note: ['note', noteOf],
  at: ['at', (row) => row.at?.toISOString() ?? ''],
  done_at: ['doneAt', (row) => row.done_at?.toISOString() ?? ''],
}

/** Empty if there is none, as before the parcel has a result. */
function noteOf(
  { note, status, failed_attempt: failedAttempt }: RunExportRow,
  language: Language,
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
