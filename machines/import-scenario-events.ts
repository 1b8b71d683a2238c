import type { HappeningsOf } from './scenario-events.ts'
import type { CheckedFile, ImportOutcome } from './import-facts.ts'
import type { ParcelImportEvent } from './parcel-import.ts'

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

export const ofParcelImport: HappeningsOf<ParcelImportEvent> = [
  { says: 'Choose a file', event: { type: 'CHOOSE', file: new File([], 'parcels.csv') } },
  { says: 'Half of the receivers are known', event: { type: 'check.moved', done: 1, total: 2 } },
  { says: 'The file is no CSV', event: { type: 'file.refused', reason: 'This is no CSV file.' } },
  {
    says: 'The receivers cannot be looked up',
    event: { type: 'check.failed', error: 'no answer' },
  },
  { says: 'Two rows are right', event: { type: 'file.checked', checked } },
  {
    says: 'No row is right',
    event: { type: 'file.checked', checked: { ...checked, rows: [] } },
  },
  { says: 'Create the parcels', event: { type: 'START' } },
  { says: 'The first row is created', event: settled(2, { state: 'created' }) },
  { says: 'The second row was created before', event: settled(3, { state: 'existed' }) },
  {
    says: 'The call for the second row is lost',
    event: settled(3, { state: 'failed', error: 'no connection' }),
  },
  { says: 'The server asks to wait', event: { type: 'calls.held', error: 'too many requests' } },
  { says: 'No call is under way any more', event: { type: 'calls.ended' } },
  { says: 'Pause', event: { type: 'PAUSE' } },
  { says: 'Go on', event: { type: 'RESUME' } },
  { says: 'Stop here', event: { type: 'STOP' } },
  { says: 'Try again', event: { type: 'RETRY' } },
  { says: 'Choose another file', event: { type: 'CLEAR' } },
]
