import type { RunAction } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

/** Actions of administrators and couriers on a run. */
export const runActions = listOfAll<RunAction>()([
  'plan',
  'assign',
  'giveOut',
  'takeBack',
  'delete',
  'start',
  'record',
  'finish',
])
