import { happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'
import type { CheckedRows, CsvImportEvent, RowOutcome } from '../csv-import.ts'

const checked: CheckedRows = { rows: [{ row: 2 }, { row: 3 }] }

const settled = (row: number, state: string) =>
  ({ type: 'rows.settled', outcomes: { [row]: { state } } }) as const

export const csvImportEvents: ScenarioEvents<CsvImportEvent<CheckedRows, RowOutcome>> = [
  happens('chooseAFile', { type: 'CHOOSE', file: new File([], 'rows.csv') }),
  happens('halfOfTheReceiversAreKnown', { type: 'check.moved', done: 1, total: 2 }),
  happens('theFileIsNoCsv', { type: 'file.refused', reason: 'This is no CSV file.' }),
  happens('theReceiversCannotBeLookedUp', { type: 'check.failed', error: 'no answer' }),
  happens('twoRowsAreRight', { type: 'file.checked', checked }),
  happens('noRowIsRight', { type: 'file.checked', checked: { rows: [] } }),
  happens('saveTheRows', { type: 'START' }),
  happens('theFirstRowIsSaved', settled(2, 'saved')),
  happens('theSecondRowIsSaved', settled(3, 'saved')),
  happens('theCallForTheSecondRowIsLost', settled(3, 'failed')),
  happens('theServerAsksToWait', { type: 'calls.held', error: 'too many requests' }),
  happens('noCallIsUnderWayAnyMore', { type: 'calls.ended' }),
  happens('pause', { type: 'PAUSE' }),
  happens('goOn', { type: 'RESUME' }),
  happens('stopHere', { type: 'STOP' }),
  happens('tryAgain', { type: 'RETRY' }),
  happens('chooseAnotherFile', { type: 'CLEAR' }),
]
