import type { BulkOutcome, BulkStatusEvent } from '../bulk-status.ts'
import { happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'

const first = { id: 'parcel-1', trackingId: 'TRK-1' }
const second = { id: 'parcel-2', trackingId: 'TRK-2' }

const settled = (parcelId: string, outcome: BulkOutcome) =>
  ({ type: 'parcel.settled', parcelId, outcome }) as const

export const bulkStatusEvents: ScenarioEvents<BulkStatusEvent> = [
  happens('Open the dialog for two parcels', { type: 'OPEN', parcels: [first, second] }),
  happens('Open the dialog for none', { type: 'OPEN', parcels: [] }),
  {
    name: 'choose-approved',
    description: 'Choose APPROVED',
    event: { type: 'CHOOSE', status: 'APPROVED' },
  },
  happens('Set the status', { type: 'START' }),
  happens('The first parcel is done', settled(first.id, { state: 'done' })),
  happens('The second parcel is done', settled(second.id, { state: 'done' })),
  happens(
    'The second parcel is refused',
    settled(second.id, { state: 'refused', error: 'not found' }),
  ),
  happens(
    'The call for the second parcel is lost',
    settled(second.id, { state: 'failed', error: 'no connection' }),
  ),
  happens('Stop', { type: 'STOP' }),
  happens('The second parcel is left out', settled(second.id, { state: 'left' })),
  happens('Try again', { type: 'RETRY' }),
  happens('Close the dialog', { type: 'CLOSE' }),
]
