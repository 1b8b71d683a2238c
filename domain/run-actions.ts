import type { RunAction } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

/** What a planner or a courier may do to a run. */
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
