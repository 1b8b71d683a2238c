import type { RunEvent } from '../run.ts'
import type { ScenarioEvents } from './events.ts'

export const runEvents: ScenarioEvents<RunEvent> = [
  { description: 'The planner puts parcels on it', event: { type: 'ADMIN.plan' } },
  { description: 'The planner gives it another courier', event: { type: 'ADMIN.assign' } },
  {
    description: 'The planner gives it out without a stop',
    event: { type: 'ADMIN.giveOut', stops: 0 },
  },
  { description: 'The planner gives it out', event: { type: 'ADMIN.giveOut', stops: 12 } },
  { description: 'The planner takes it back', event: { type: 'ADMIN.takeBack' } },
  {
    description: 'The planner deletes it, though a parcel of it is delivered',
    event: { type: 'ADMIN.delete', done: 1 },
  },
  { description: 'The planner deletes it', event: { type: 'ADMIN.delete', done: 0 } },
  { description: 'The planner finishes it', event: { type: 'ADMIN.finish' } },
  { description: 'The courier starts', event: { type: 'COURIER.start' } },
  { description: 'The courier does something at a door', event: { type: 'COURIER.record' } },
  { description: 'The courier finishes', event: { type: 'COURIER.finish' } },
  { description: 'The day is over', event: { type: 'day.over' } },
]
