import type { OutboxEvent, SendResult } from '../outbox.ts'
import { fails, fiveSecondsPass, happens, succeeds } from './events.ts'
import type { ScenarioEvents } from './events.ts'

const answered = (description: string, answer: SendResult['answer'], key = 'key-1') =>
  succeeds('sendEntry', description, { key, answer } satisfies SendResult)

export const outboxEvents: ScenarioEvents<OutboxEvent> = [
  happens('The courier delivers a parcel', { type: 'entries.changed', pending: ['key-1'] }),
  happens('The courier delivers a parcel and finishes the run', {
    type: 'entries.changed',
    pending: ['key-1', 'key-2'],
  }),
  happens('What is pending is discarded', { type: 'entries.changed', pending: [] }),
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
  fails('sendEntry', 'The try breaks off'),
  happens('The connection is back', { type: 'ONLINE' }),
  fiveSecondsPass('retryAfter.outbox.unreachable', '5 seconds pass'),
]
