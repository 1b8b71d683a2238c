import type { RunEvent } from '../run.ts'
import { happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'

export const runEvents: ScenarioEvents<RunEvent> = [
  happens('The planner puts parcels on it', { type: 'ADMIN.plan' }),
  happens('The planner gives it another courier', { type: 'ADMIN.assign' }),
  happens('The planner gives it out without a stop', { type: 'ADMIN.giveOut', stops: 0 }),
  happens('The planner gives it out', { type: 'ADMIN.giveOut', stops: 12 }),
  happens('The planner takes it back', { type: 'ADMIN.takeBack' }),
  happens('The planner deletes it, though a parcel of it is delivered', {
    type: 'ADMIN.delete',
    done: 1,
  }),
  happens('The planner deletes it', { type: 'ADMIN.delete', done: 0 }),
  happens('The planner finishes it', { type: 'ADMIN.finish' }),
  happens('The courier starts the day before', { type: 'COURIER.start', dayHasCome: false }),
  happens('The courier starts', { type: 'COURIER.start', dayHasCome: true }),
  happens('The courier does something at a door the day before', {
    type: 'COURIER.record',
    dayHasCome: false,
  }),
  happens('The courier does something at a door', { type: 'COURIER.record', dayHasCome: true }),
  happens('The courier finishes', { type: 'COURIER.finish' }),
  happens('The day is over', { type: 'day.over' }),
]
