import { fails, happens, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'
import type { PasskeyLogin } from '../../openapi.d.ts'
import type { LoginEvent } from '../login.ts'
import type { SessionEvent, SessionUser } from '../session.ts'
import type { TrackingEvent } from '../tracking.ts'

/*
 * All events that session and tracking can receive, with just enough variants to make every guard pass and
 * fail.
 */

const ada: SessionUser = {
  id: 'user-1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'SENDER',
  isBlocked: false,
}

const passkey: PasskeyLogin = {
  credentialId: 'AQIDBAUGBwgJCgsMDQ4PEA',
  clientDataJSON: 'e30',
  authenticatorData: 'AQID',
  signature: 'AQID',
}

export const sessionEvents: ScenarioEvents<SessionEvent> = [
  happens('Log in as Ada', { type: 'LOGGED_IN', user: ada }),
  happens('Come back from the provider', { type: 'CAME_BACK' }),
  happens('Go back to the page', { type: 'PAGE_SHOWN' }),
  happens('Log out', { type: 'LOGOUT' }),
  happens('A call is answered 401', { type: 'SESSION_EXPIRED' }),
  happens('A call is answered 403', { type: 'CALL_REFUSED' }),
  happens('Look whether the user has changed', { type: 'CHECK_USER' }),
  happens('Another tab signs in or out', { type: 'USER_CHANGED' }),
  happens('Try again', { type: 'RETRY' }),
  happens('The browser stays', { type: 'xstate.after.time to leave.session.endingAtProvider' }),
  happens('The pause is over', { type: 'xstate.after.back-off.session.unanswered' }),
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
  succeeds('logoutUser', 'The session at the provider is to end', 'https://login.example.com/end'),
  fails('logoutUser', 'The server says that the session was over', { status: 401 }),
  fails('logoutUser', 'The server cannot be reached to log out'),
]

export const loginEvents: ScenarioEvents<LoginEvent> = [
  happens('Log in as Ada, with the password', {
    type: 'LOG_IN',
    proof: { by: 'password', credentials: { email: ada.email, password: 'secret1' } },
  }),
  happens('Log in with a passkey', { type: 'CHOOSE_PASSKEY' }),
  happens('Log in at the provider', { type: 'LEAVE' }),
  happens('Come back from the provider, and owe a code', { type: 'CODE_NEEDED' }),
  happens('Send the code', { type: 'SUBMIT_CODE', code: '492039' }),
  happens('Go back to the first step', { type: 'BACK' }),
  happens('Go back to the page', { type: 'PAGE_SHOWN' }),
  happens('The browser has not left', { type: 'xstate.after.time to leave.login.leaving' }),
  slow('login.loggingIn.prompt'),
  slow('login.secondStep.loggingIn.prompt', '5 seconds pass without an answer about the code'),
  succeeds('choosePasskey', 'Ada chooses her passkey', passkey),
  fails('choosePasskey', 'No passkey is chosen', 'stopped'),
  succeeds('logIn', 'The server lets Ada in', ada),
  succeeds('logIn', 'The server lets Ada in, who reads German', { ...ada, language: 'de' }),
  succeeds('logIn', 'The server lets the visitor in, and does not say who they are', null),
  fails('logIn', 'The server wants a code as well', { status: 401, code: 'TWO_FACTOR_REQUIRED' }),
  fails('logIn', 'The server refuses the login', { status: 401 }),
  succeeds('prepareCodeStep', 'The second step can be shown', undefined),
  fails('prepareCodeStep', 'The second step cannot be loaded'),
  succeeds('logInByCode', 'By the code, the server lets Ada in', ada),
  succeeds('logInByCode', 'By the code, the server lets Ada in, who reads German', {
    ...ada,
    language: 'de',
  }),
  fails('logInByCode', 'The server refuses the code', { status: 401, code: 'WRONG_CODE' }),
]

export const trackingEvents: ScenarioEvents<TrackingEvent> = [
  {
    name: 'track-trk-7h2k-9qxm-3vbt-rd4w',
    description: 'Track TRK-7H2K-9QXM-3VBT-RD4W',
    event: { type: 'TRACK', trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W' },
  },
  happens('Track with nothing typed', { type: 'TRACK', trackingId: ' ' }),
  happens('Clear the form', { type: 'CLEAR' }),
  happens('Try again', { type: 'RETRY' }),
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
