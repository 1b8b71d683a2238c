import * as t from '#texts/machinesSteps.ts'
import type { BulkOutcome, BulkStatusEvent } from '../bulk-status.ts'
import { happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'

const first = { id: 'parcel-1', trackingId: 'TRK-1' }
const second = { id: 'parcel-2', trackingId: 'TRK-2' }

const settled = (parcelId: string, outcome: BulkOutcome) =>
  ({ type: 'parcel.settled', parcelId, outcome }) as const

export const bulkStatusEvents: ScenarioEvents<BulkStatusEvent> = [
  happens('openTheDialogForTwoParcels', { type: 'OPEN', parcels: [first, second] }),
  happens('openTheDialogForNone', { type: 'OPEN', parcels: [] }),
  {
    name: 'choose-approved',
    description: t.choose({ value: 'APPROVED' }),
    event: { type: 'CHOOSE', status: 'APPROVED' },
  },
  happens('setTheStatus', { type: 'START' }),
  happens('theFirstParcelIsDone', settled(first.id, { state: 'done' })),
  happens('theSecondParcelIsDone', settled(second.id, { state: 'done' })),
  happens('theSecondParcelIsRefused', settled(second.id, { state: 'refused', error: 'not found' })),
  happens(
    'theCallForTheSecondParcelIsLost',
    settled(second.id, { state: 'failed', error: 'no connection' }),
  ),
  happens('stop', { type: 'STOP' }),
  happens('theSecondParcelIsLeftOut', settled(second.id, { state: 'left' })),
  happens('tryAgain', { type: 'RETRY' }),
  happens('closeTheDialog', { type: 'CLOSE' }),
]
