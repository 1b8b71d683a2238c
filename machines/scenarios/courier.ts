import type { CourierRunEvent, SendResult } from '../courier-run.ts'
import { fails, fiveSecondsPass, happens, succeeds } from './events.ts'
import type { Description, ScenarioEvents } from './events.ts'

const answered = (description: Description, verdict: SendResult['verdict'], key = 'key-1') =>
  succeeds('sendAct', description, { key, verdict } satisfies SendResult)

export const courierRunEvents: ScenarioEvents<CourierRunEvent> = [
  happens('theCourierDeliversAParcel', { type: 'kept.changed', waiting: ['key-1'] }),
  happens('theCourierDeliversAParcelAndFinishesTheRun', {
    type: 'kept.changed',
    waiting: ['key-1', 'key-2'],
  }),
  happens('whatWaitsIsDiscarded', { type: 'kept.changed', waiting: [] }),
  happens('noOtherTabSends', { type: 'LEAD' }),
  answered('theServerHasTheDelivery', { state: 'sent' }),
  answered('theServerHasTheEndOfTheRun', { state: 'sent' }, 'key-2'),
  answered('theServerRefusesTheDelivery', {
    state: 'refused',
    reason: 'Parcel is blocked',
    fieldErrors: [],
  }),
  answered('noAnswerComes', { state: 'noAnswer' }),
  answered('anAdministratorHasEndedTheSession', { state: 'sessionEnded' }),
  fails('sendAct', 'theTryBreaksOff'),
  happens('theLineIsBack', { type: 'ONLINE' }),
  fiveSecondsPass('retryAfter.courierRun.unreachable', 'secondsPass'),
]
