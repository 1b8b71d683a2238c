import * as t from '#texts/machinesSteps.ts'
import { fails, happens, slow, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'
import type { PasskeyLogin } from '../../openapi.d.ts'
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
  happens('logInAsAda', { type: 'LOGGED_IN', user: ada }),
  happens('chooseAPasskeyOfAda', { type: 'PASSKEY_CHOSEN', passkey }),
  happens('logInAtTheProvider', { type: 'PROVIDER_CHOSEN', address: '/api/sign-in/oidc' }),
  happens('comeBackFromTheProvider', { type: 'CAME_BACK' }),
  happens('goBackToThePage', { type: 'PAGE_SHOWN' }),
  happens('logOut', { type: 'LOGOUT' }),
  happens('aCallIsAnswered401', { type: 'SESSION_EXPIRED' }),
  happens('aCallIsAnswered403', { type: 'CALL_REFUSED' }),
  happens('lookWhetherTheUserHasChanged', { type: 'CHECK_USER' }),
  happens('anotherTabSignsInOrOut', { type: 'USER_CHANGED' }),
  happens('tryAgain', { type: 'RETRY' }),
  happens('theBrowserHasNotLeft', {
    type: 'xstate.after.time to leave.session.leavingForProvider',
  }),
  happens('theBrowserStays', { type: 'xstate.after.time to leave.session.endingAtProvider' }),
  happens('thePauseIsOver', { type: 'xstate.after.back-off.session.unanswered' }),
  succeeds('getCurrentUser', 'theServerSaysItIsAda', ada),
  succeeds('getCurrentUser', 'theServerSaysThatNoUserIsSignedIn', null),
  fails('getCurrentUser', 'theServerAnswers401', { status: 401 }),
  fails('getCurrentUser', 'theServerAnswers403TheAccountIsBlocked', { status: 403 }),
  fails('getCurrentUser', 'theServerCannotBeReached'),
  succeeds('refreshSession', 'theSessionIsRenewedForAda', ada),
  succeeds('refreshSession', 'theSessionIsRenewedTheServerDoesNotSayForWhom', null),
  fails('refreshSession', 'theRenewalIsRefused', { status: 401 }),
  fails('refreshSession', 'theServerCannotBeReachedForTheRenewal'),
  succeeds('getRenewedUser', 'askedAgainTheServerSaysItIsAda', ada),
  succeeds('getRenewedUser', 'askedAgainTheServerSaysThatNoUserIsSignedIn', null),
  fails('getRenewedUser', 'askedAgainTheServerAnswers401', { status: 401 }),
  fails('getRenewedUser', 'askedAgainTheServerCannotBeReached'),
  succeeds('loginWithPasskey', 'thePasskeyOpensTheAccountOfAda', ada),
  succeeds('loginWithPasskey', 'thePasskeyIsRightTheServerDoesNotSayWhoseItIs', null),
  fails('loginWithPasskey', 'theServerRefusesThePasskey', { status: 401 }),
  succeeds('logoutUser', 'theServerHasEndedTheSession', null),
  succeeds('logoutUser', 'theSessionAtTheProviderIsToEnd', 'https://login.example.com/end'),
  fails('logoutUser', 'theServerSaysThatTheSessionWasOver', { status: 401 }),
  fails('logoutUser', 'theServerCannotBeReachedToLogOut'),
]

export const trackingEvents: ScenarioEvents<TrackingEvent> = [
  {
    name: 'track-trk-7h2k-9qxm-3vbt-rd4w',
    description: t.track({ trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W' }),
    event: { type: 'TRACK', trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W' },
  },
  happens('trackWithNothingTyped', { type: 'TRACK', trackingId: ' ' }),
  happens('clearTheForm', { type: 'CLEAR' }),
  happens('tryAgain', { type: 'RETRY' }),
  slow('tracking.lookingUp.prompt'),
  succeeds('trackParcel', 'theAnswerHoldsTheParcel', [{ trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W' }]),
  succeeds('trackParcel', 'theAnswerHoldsOtherParcelsOnly', [
    { trackingId: 'TRK-0000-0000-0000-0000' },
  ]),
  succeeds('trackParcel', 'theAnswerHoldsNoParcels', []),
  fails('trackParcel', 'theServerAnswers404', { status: 404 }),
  fails('trackParcel', 'theServerCannotBeReached'),
]
