import { happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'
import type { CheckedRows, CsvImportEvent, RowOutcome } from '../csv-import.ts'

const checked: CheckedRows = { rows: [{ row: 2 }, { row: 3 }] }

const settled = (row: number, state: string) =>
  ({ type: 'rows.settled', outcomes: { [row]: { state } } }) as const

export const csvImportEvents: ScenarioEvents<CsvImportEvent<CheckedRows, RowOutcome>> = [
  happens('Choose a file', { type: 'CHOOSE', file: new File([], 'rows.csv') }),
  happens('Half of the receivers are known', { type: 'check.moved', done: 1, total: 2 }),
  happens('The file is no CSV', { type: 'file.refused', reason: 'This is no CSV file.' }),
  happens('The receivers cannot be looked up', { type: 'check.failed', error: 'no answer' }),
  happens('Two rows are right', { type: 'file.checked', checked }),
  happens('No row is right', { type: 'file.checked', checked: { rows: [] } }),
  happens('Save the rows', { type: 'START' }),
  happens('The first row is saved', settled(2, 'saved')),
  happens('The second row is saved', settled(3, 'saved')),
  happens('The call for the second row is lost', settled(3, 'failed')),
  happens('The server asks to wait', { type: 'calls.held', error: 'too many requests' }),
  happens('No call is under way any more', { type: 'calls.ended' }),
  happens('Pause', { type: 'PAUSE' }),
  happens('Go on', { type: 'RESUME' }),
  happens('Stop here', { type: 'STOP' }),
  happens('Try again', { type: 'RETRY' }),
  happens('Choose another file', { type: 'CLEAR' }),
]
