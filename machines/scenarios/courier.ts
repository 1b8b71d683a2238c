import type { CourierRunEvent, SendResult } from '../courier-run.ts'
import { fails, fiveSecondsPass, happens, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'

const answered = (description: string, verdict: SendResult['verdict'], key = 'key-1') =>
  succeeds('sendAct', description, { key, verdict } satisfies SendResult)

export const courierRunEvents: ScenarioEvents<CourierRunEvent> = [
  happens('The courier delivers a parcel', { type: 'kept.changed', waiting: ['key-1'] }),
  happens('The courier delivers a parcel and finishes the run', {
    type: 'kept.changed',
    waiting: ['key-1', 'key-2'],
  }),
  happens('What waits is discarded', { type: 'kept.changed', waiting: [] }),
  happens('No other tab sends', { type: 'LEAD' }),
  answered('The server has the delivery', { state: 'sent' }),
  answered('The server has the end of the run', { state: 'sent' }, 'key-2'),
  answered('The server refuses the delivery', {
    state: 'refused',
    reason: 'Parcel is blocked',
    fieldErrors: [],
  }),
  answered('No answer comes', { state: 'noAnswer' }),
  answered('An administrator has ended the session', { state: 'sessionEnded' }),
  fails('sendAct', 'The try breaks off'),
  happens('The line is back', { type: 'ONLINE' }),
  fiveSecondsPass('retryAfter.courierRun.unreachable', '5 seconds pass'),
]
