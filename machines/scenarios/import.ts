import type { ScenarioEvents } from './events.ts'
import type { CheckedRows, CsvImportEvent, RowOutcome } from '../csv-import.ts'

const checked: CheckedRows = { rows: [{ row: 2 }, { row: 3 }] }

const settled = (row: number, state: string) =>
  ({ type: 'rows.settled', outcomes: { [row]: { state } } }) as const

export const csvImportEvents: ScenarioEvents<CsvImportEvent<CheckedRows, RowOutcome>> = [
  { description: 'Choose a file', event: { type: 'CHOOSE', file: new File([], 'rows.csv') } },
  {
    description: 'Half of the receivers are known',
    event: { type: 'check.moved', done: 1, total: 2 },
  },
  {
    description: 'The file is no CSV',
    event: { type: 'file.refused', reason: 'This is no CSV file.' },
  },
  {
    description: 'The receivers cannot be looked up',
    event: { type: 'check.failed', error: 'no answer' },
  },
  { description: 'Two rows are right', event: { type: 'file.checked', checked } },
  {
    description: 'No row is right',
    event: { type: 'file.checked', checked: { rows: [] } },
  },
  { description: 'Save the rows', event: { type: 'START' } },
  {
    description: 'The first row is saved',
    event: settled(2, 'saved'),
  },
  {
    description: 'The second row is saved',
    event: settled(3, 'saved'),
  },
  {
    description: 'The call for the second row is lost',
    event: settled(3, 'failed'),
  },
  {
    description: 'The server asks to wait',
    event: { type: 'calls.held', error: 'too many requests' },
  },
  { description: 'No call is under way any more', event: { type: 'calls.ended' } },
  { description: 'Pause', event: { type: 'PAUSE' } },
  { description: 'Go on', event: { type: 'RESUME' } },
  { description: 'Stop here', event: { type: 'STOP' } },
  { description: 'Try again', event: { type: 'RETRY' } },
  { description: 'Choose another file', event: { type: 'CLEAR' } },
]
