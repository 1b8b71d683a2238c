import type { NotifiableEvent } from '../../../../openapi.d.ts'
import type {
  EndpointMailRow,
  ParcelMailRow,
} from '../../../../server/messaging/mail/repository.ts'
import { publicUrl } from './mail-settings.ts'

export const user = {
  user_id: '5b0c7b1e-3a52-4d3f-9d53-1f1d4a1f7c11',
  name: 'Rita Receiver',
  email: 'rita@example.com',
  role: 'RECEIVER' as const,
  is_blocked: false,
  is_email_verified: true,
  language: null,
}

/** The row of a parcel that was dispatched. */
export const row: ParcelMailRow = {
  ...user,
  is_on: null,
  status: 'DISPATCHED',
  note: null,
  failed_attempt: null,
  next_attempt: null,
  done_at: null,
  arrival: null,
  is_outdated: false,
  event_count: 1,
  at: new Date('2026-03-02T09:00:00.000Z'),
  tracking_id: 'TRK-7H2K-9QXM-3VBT-RD4W',
  sender_name: 'Sam Sender',
  receiver_name: 'Rita Receiver',
  from_address: '1 Mill Lane, Leeds',
  to_address: '8 Quay Road, Hull',
}

export const endpoint: EndpointMailRow = {
  ...user,
  url: '',
  disabled_at: row.at,
  disabled_because: 'GONE',
}

export const link = { token: 'A'.repeat(43), expiresAt: row.at }
export const place = { publicUrl, timeZone: 'Europe/Berlin' }
export const stop = { ...place, stopHref: `${publicUrl}/unsubscribe/x` }

export const arrival = {
  stopsBefore: 3,
  from: '2026-03-02T13:10:00.000Z',
  to: '2026-03-02T13:50:00.000Z',
}

/** The columns of a row about a parcel to which this happened. */
export function stateIn(event: NotifiableEvent): Partial<ParcelMailRow> {
  if (event === 'ARRIVAL') return { status: 'IN_TRANSIT', arrival }
  return event === 'DELIVERY_ATTEMPT_FAILED'
    ? { status: 'IN_TRANSIT', failed_attempt: 'OTHER' }
    : { status: event }
}
