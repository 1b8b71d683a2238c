import type { ScenarioEvents } from './events.ts'
import type { CheckedFile, ImportOutcome, ParcelImportEvent } from '../parcel-import.ts'

const rowFor = (row: number) => ({
  row,
  key: `import-${row}`,
  parcel: {
    receiverId: 'receiver-1',
    fromAddress: 'Harbour 1',
    toAddress: `Hill ${row}`,
    parcelType: 'PACKAGE' as const,
    weight: 2.5,
  },
})

const checked: CheckedFile = {
  name: 'parcels.csv',
  titles: [],
  rows: [rowFor(2), rowFor(3)],
  bad: [],
  ignored: [],
  repeated: 0,
  checkedAt: 0,
  knowsKeys: true,
}

const settled = (row: number, outcome: ImportOutcome) =>
  ({ type: 'rows.settled', outcomes: { [row]: outcome } }) as const

export const parcelImportEvents: ScenarioEvents<ParcelImportEvent> = [
  { description: 'Choose a file', event: { type: 'CHOOSE', file: new File([], 'parcels.csv') } },
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
    event: { type: 'file.checked', checked: { ...checked, rows: [] } },
  },
  { description: 'Create the parcels', event: { type: 'START' } },
  {
    description: 'The first row is created',
    event: settled(2, { state: 'created', parcelId: 'p-1' }),
  },
  {
    description: 'The second row was created before',
    event: settled(3, { state: 'existed', parcelId: 'p-2' }),
  },
  {
    description: 'The call for the second row is lost',
    event: settled(3, { state: 'failed', error: 'no connection' }),
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
