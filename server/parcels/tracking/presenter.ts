import type { Arrival, TrackedParcel, TrackedParty } from '../../../openapi.d.ts'
import { presentLogEntry, presentPublicFields } from '../presenter.ts'
import type { PublicParcelRow } from '../repository.ts'
import { maskedEmail, maskedName } from './mask.ts'

/** Presents only public data of a parcel: no IDs, no note of the sender, and no role. */
export function presentTrackedParcel(
  row: PublicParcelRow,
  privacy: 'full' | 'masked',
  arrival?: Arrival,
): TrackedParcel {
  const party = privacy === 'masked' ? masked : shown
  return {
    trackingId: row.tracking_id,
    senderId: party({ name: row.sender_name, email: row.sender_email }),
    receiverId: party({ name: row.receiver_name, email: row.receiver_email }),
    ...presentPublicFields(row),
    statusLogs: row.logs.map(presentLogEntry),
    ...(arrival && { arrival }),
  }
}

const shown = (party: TrackedParty): TrackedParty => party

const masked = ({ name, email }: TrackedParty): TrackedParty => ({
  name: maskedName(name),
  email: maskedEmail(email),
})
