import type { RunEvent } from '../run.ts'
import { happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'

export const runEvents: ScenarioEvents<RunEvent> = [
  happens('thePlannerPutsParcelsOnIt', { type: 'ADMIN.plan' }),
  happens('thePlannerGivesItAnotherCourier', { type: 'ADMIN.assign' }),
  happens('thePlannerGivesItOutWithoutAStop', { type: 'ADMIN.giveOut', stops: 0 }),
  happens('thePlannerGivesItOut', { type: 'ADMIN.giveOut', stops: 12 }),
  happens('thePlannerTakesItBack', { type: 'ADMIN.takeBack' }),
  happens('thePlannerDeletesItThoughAParcelOfItIsDelivered', { type: 'ADMIN.delete', done: 1 }),
  happens('thePlannerDeletesIt', { type: 'ADMIN.delete', done: 0 }),
  happens('thePlannerFinishesIt', { type: 'ADMIN.finish' }),
  happens('theCourierStarts', { type: 'COURIER.start' }),
  happens('theCourierDoesSomethingAtADoor', { type: 'COURIER.record' }),
  happens('theCourierFinishes', { type: 'COURIER.finish' }),
  happens('theDayIsOver', { type: 'day.over' }),
]
