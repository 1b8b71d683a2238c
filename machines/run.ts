import { setup, transition } from 'xstate'
import type { Role, RunAction, RunState } from '../openapi.d.ts'
import type { MoveRefusal } from '../domain/answer-texts.ts'
import { runActions } from '../domain/run-actions.ts'

/** Events, named by the role that may send them and the action. */
export type RunEvent =
  | { type: 'ADMIN.plan' }
  | { type: 'ADMIN.assign' }
  | { type: 'ADMIN.giveOut'; stops: number }
  | { type: 'ADMIN.takeBack' }
  | { type: 'ADMIN.delete'; done: number }
  | { type: 'ADMIN.finish' }
  | { type: 'COURIER.start'; dayHasCome: boolean }
  | { type: 'COURIER.record'; dayHasCome: boolean }
  | { type: 'COURIER.finish' }
  | { type: 'day.over' }

/**
 * A courier's run of a day: the server checks each change against it, and the client's controls
 * follow it. Results at stops are kept in every state, so a run that was taken back may have
 * finished stops, and then cannot be deleted.
 */
export const runMachine = setup({
  types: { events: {} as RunEvent },
  guards: {
    'it has stops': (_, { stops }: { stops: number }) => stops > 0,
    'nothing of it is done': (_, { done }: { done: number }) => done === 0,
    'its day has come': (_, { dayHasCome }: { dayHasCome: boolean }) => dayHasCome,
  },
}).createMachine({
  id: 'run',
  initial: 'DRAFT',
  states: {
    DRAFT: {
      on: {
        'ADMIN.plan': 'DRAFT',
        'ADMIN.assign': 'DRAFT',
        'ADMIN.giveOut': {
          target: 'GIVEN_OUT',
          guard: { type: 'it has stops', params: ({ event }) => event },
        },
        'ADMIN.delete': {
          target: 'deleted',
          guard: { type: 'nothing of it is done', params: ({ event }) => event },
        },
        'day.over': 'FINISHED',
      },
    },
    GIVEN_OUT: {
      on: {
        'ADMIN.plan': 'GIVEN_OUT',
        'ADMIN.takeBack': 'DRAFT',
        'ADMIN.finish': 'FINISHED',
        'COURIER.start': {
          target: 'UNDER_WAY',
          guard: { type: 'its day has come', params: ({ event }) => event },
        },
        // Recording at a stop starts the run for a courier who has not pressed Start.
        'COURIER.record': {
          target: 'UNDER_WAY',
          guard: { type: 'its day has come', params: ({ event }) => event },
        },
        'day.over': 'FINISHED',
      },
    },
    UNDER_WAY: {
      on: {
        'ADMIN.plan': 'UNDER_WAY',
        'ADMIN.takeBack': 'DRAFT',
        'ADMIN.finish': 'FINISHED',
        'COURIER.start': 'UNDER_WAY',
        'COURIER.record': 'UNDER_WAY',
        'COURIER.finish': 'FINISHED',
        'day.over': 'FINISHED',
      },
    },
    FINISHED: { type: 'final' },
    deleted: { type: 'final' },
  },
})

/** Fields of a run that its machine depends on. */
export interface RunFacts {
  state: RunState
  stops: number
  /** Number of its parcels with a result: delivered, attempted or canceled. */
  done: number
  /** In the company's time zone. */
  dayHasCome: boolean
}

export type RunMove =
  | { allowed: true; next: RunState | 'deleted' }
  | { allowed: false; reason: MoveRefusal }

/** Applies the action to the run, or returns why it is refused. */
export function moveRun(role: Role, action: RunAction, run: RunFacts): RunMove {
  const event = eventOf(role, action, run)
  const snapshot = runMachine.resolveState({ value: run.state })
  if (event === undefined || !snapshot.can(event))
    return { allowed: false, reason: refusalOf(action, run) }
  return { allowed: true, next: transition(runMachine, snapshot, event)[0].value }
}

/** Actions that a caller of this role can take now. */
export const runActionsFor = (role: Role, run: RunFacts): RunAction[] =>
  runActions.filter((action) => moveRun(role, action, run).allowed)

/** True if the courier sees the run, and may act on its parcels. */
export const isWithCourier = (state: RunState): boolean =>
  moveRun('COURIER', 'record', { state, stops: 1, done: 0, dayHasCome: true }).allowed

/** State once the run's day is over. */
export function runAfterDay(state: RunState): RunState {
  const snapshot = runMachine.resolveState({ value: state })
  const [{ value }] = transition(runMachine, snapshot, { type: 'day.over' })
  return value === 'deleted' ? state : value
}

function eventOf(
  role: Role,
  action: RunAction,
  { stops, done, dayHasCome }: RunFacts,
): RunEvent | undefined {
  const events: RunEvent[] = [
    { type: 'ADMIN.plan' },
    { type: 'ADMIN.assign' },
    { type: 'ADMIN.giveOut', stops },
    { type: 'ADMIN.takeBack' },
    { type: 'ADMIN.delete', done },
    { type: 'ADMIN.finish' },
    { type: 'COURIER.start', dayHasCome },
    { type: 'COURIER.record', dayHasCome },
    { type: 'COURIER.finish' },
  ]
  return events.find(({ type }) => type === `${role}.${action}`)
}

/** Reason why the action is refused for a run in this state. */
export function refusalOf(action: RunAction, { state }: Pick<RunFacts, 'state'>): MoveRefusal {
  if (state === 'FINISHED') return 'runIsFinished'
  if (state === 'GIVEN_OUT' && (action === 'start' || action === 'record'))
    return 'dayOfRunHasNotCome'
  if (action === 'giveOut') return state === 'DRAFT' ? 'runHasNoStops' : 'runIsGivenOut'
  if (action === 'delete' && state === 'DRAFT') return 'somethingOfRunIsDone'
  if (action === 'assign' || action === 'delete') return 'takeRunBackFirst'
  return state === 'DRAFT' ? 'runIsNotGivenOut' : 'runHasNotStarted'
}
