import type { BulkOutcome, BulkStatusEvent } from '../bulk-status.ts'
import type { ScenarioEvents } from './events.ts'

const first = { id: 'parcel-1', trackingId: 'TRK-1' }
const second = { id: 'parcel-2', trackingId: 'TRK-2' }

const settled = (parcelId: string, outcome: BulkOutcome) =>
  ({ type: 'parcel.settled', parcelId, outcome }) as const

export const bulkStatusEvents: ScenarioEvents<BulkStatusEvent> = [
  {
    description: 'Open the dialog for two parcels',
    event: { type: 'OPEN', parcels: [first, second] },
  },
  { description: 'Open the dialog for none', event: { type: 'OPEN', parcels: [] } },
  { description: 'Choose APPROVED', event: { type: 'CHOOSE', status: 'APPROVED' } },
  { description: 'Set the status', event: { type: 'START' } },
  { description: 'The first parcel is done', event: settled(first.id, { state: 'done' }) },
  { description: 'The second parcel is done', event: settled(second.id, { state: 'done' }) },
  {
    description: 'The second parcel is refused',
    event: settled(second.id, { state: 'refused', error: 'not found' }),
  },
  {
    description: 'The call for the second parcel is lost',
    event: settled(second.id, { state: 'failed', error: 'no connection' }),
  },
  { description: 'Stop', event: { type: 'STOP' } },
  { description: 'The second parcel is left out', event: settled(second.id, { state: 'left' }) },
  { description: 'Try again', event: { type: 'RETRY' } },
  { description: 'Close the dialog', event: { type: 'CLOSE' } },
]
