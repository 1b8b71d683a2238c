import type { BulkOutcome, BulkStatusEvent } from './bulk-status.ts'
import type { HappeningsOf } from './scenario-events.ts'

const first = { id: 'parcel-1', trackingId: 'TRK-1' }
const second = { id: 'parcel-2', trackingId: 'TRK-2' }

const settled = (parcelId: string, outcome: BulkOutcome) =>
  ({ type: 'parcel.settled', parcelId, outcome }) as const

export const ofBulkStatus: HappeningsOf<BulkStatusEvent> = [
  { says: 'Open the dialog for two parcels', event: { type: 'OPEN', parcels: [first, second] } },
  { says: 'Open the dialog for none', event: { type: 'OPEN', parcels: [] } },
  { says: 'Choose APPROVED', event: { type: 'CHOOSE', status: 'APPROVED' } },
  { says: 'Set the status', event: { type: 'START' } },
  { says: 'The first parcel is done', event: settled(first.id, { state: 'done' }) },
  { says: 'The second parcel is done', event: settled(second.id, { state: 'done' }) },
  {
    says: 'The second parcel is refused',
    event: settled(second.id, { state: 'refused', error: 'not found' }),
  },
  {
    says: 'The call for the second parcel is lost',
    event: settled(second.id, { state: 'failed', error: 'no connection' }),
  },
  { says: 'Stop', event: { type: 'STOP' } },
  { says: 'The second parcel is left out', event: settled(second.id, { state: 'left' }) },
  { says: 'Try again', event: { type: 'RETRY' } },
  { says: 'Close the dialog', event: { type: 'CLOSE' } },
]
