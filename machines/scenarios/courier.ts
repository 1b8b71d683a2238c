import type { CourierRunEvent, SendResult } from '../courier-run.ts'
import { fails, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'

const answered = (description: string, verdict: SendResult['verdict'], key = 'key-1') =>
  succeeds('sendAct', description, { key, verdict } satisfies SendResult)

export const courierRunEvents: ScenarioEvents<CourierRunEvent> = [
  {
    description: 'The courier delivers a parcel',
    event: { type: 'kept.changed', waiting: ['key-1'] },
  },
  {
    description: 'The courier delivers a parcel and finishes the run',
    event: { type: 'kept.changed', waiting: ['key-1', 'key-2'] },
  },
  { description: 'What waits is discarded', event: { type: 'kept.changed', waiting: [] } },
  { description: 'No other tab sends', event: { type: 'LEAD' } },
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
  { description: 'The line is back', event: { type: 'ONLINE' } },
  {
    description: '5 seconds pass',
    event: { type: 'xstate.after.retryAfter.courierRun.unreachable' },
  },
]
