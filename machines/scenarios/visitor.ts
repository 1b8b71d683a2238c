import { fails, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'
import type { SessionEvent, SessionUser } from '../session.ts'
import type { TrackingEvent } from '../tracking.ts'

/*
 * All events that session and tracking can meet, with just enough different facts to make every guard answer
 * both ways.
 */

const ada: SessionUser = {
  id: 'user-1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'SENDER',
  isBlocked: false,
}

export const sessionEvents: ScenarioEvents<SessionEvent> = [
  { description: 'Log in as Ada', event: { type: 'LOGGED_IN', user: ada } },
  { description: 'Log out', event: { type: 'LOGOUT' } },
  { description: 'A call is answered 401', event: { type: 'SESSION_EXPIRED' } },
  { description: 'A call is answered 403', event: { type: 'CALL_REFUSED' } },
  { description: 'Look whether the user has changed', event: { type: 'CHECK_USER' } },
  { description: 'Another tab signs in or out', event: { type: 'USER_CHANGED' } },
  { description: 'Try again', event: { type: 'RETRY' } },
  {
    description: 'The pause is over',
    event: { type: 'xstate.after.back-off.session.unanswered' },
  },
  succeeds('getCurrentUser', 'The server says it is Ada', ada),
  succeeds('getCurrentUser', 'The server says that no user is signed in', null),
  fails('getCurrentUser', 'The server answers 401', { status: 401 }),
  fails('getCurrentUser', 'The server answers 403, the account is blocked', { status: 403 }),
  fails('getCurrentUser', 'The server cannot be reached'),
  succeeds('refreshSession', 'The session is renewed for Ada', ada),
  succeeds('refreshSession', 'The session is renewed, the server does not say for whom', null),
  fails('refreshSession', 'The renewal is refused', { status: 401 }),
  fails('refreshSession', 'The server cannot be reached for the renewal'),
  succeeds('getRenewedUser', 'Asked again, the server says it is Ada', ada),
  succeeds('getRenewedUser', 'Asked again, the server says that no user is signed in', null),
  fails('getRenewedUser', 'Asked again, the server answers 401', { status: 401 }),
  fails('getRenewedUser', 'Asked again, the server cannot be reached'),
  succeeds('logoutUser', 'The server has ended the session', null),
  fails('logoutUser', 'The server says that the session was over', { status: 401 }),
  fails('logoutUser', 'The server cannot be reached to log out'),
]

export const trackingEvents: ScenarioEvents<TrackingEvent> = [
  {
    description: 'Track TRK-7H2K-9QXM-3VBT-RD4W',
    event: {
      type: 'TRACK',
      trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W',
    },
  },
  { description: 'Track with nothing typed', event: { type: 'TRACK', trackingId: ' ' } },
  { description: 'Clear the form', event: { type: 'CLEAR' } },
  { description: 'Try again', event: { type: 'RETRY' } },
  slow('tracking.lookingUp.prompt'),
  succeeds('trackParcel', 'The answer holds the parcel', [
    { trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W' },
  ]),
  succeeds('trackParcel', 'The answer holds other parcels only', [
    { trackingId: 'TRK-0000-0000-0000-0000' },
  ]),
  succeeds('trackParcel', 'The answer holds no parcels', []),
  fails('trackParcel', 'The server answers 404', { status: 404 }),
  fails('trackParcel', 'The server cannot be reached'),
]
