import { describe, expect, test } from 'vitest'
import { getAdjacencyMap } from 'xstate/graph'
import { answerTexts } from '../../domain/answer-texts.ts'
import { roles } from '../../domain/roles.ts'
import { runActions } from '../../domain/run-actions.ts'
import {
  isWithCourier,
  moveRun,
  runActionsFor,
  runAfterDay,
  runMachine,
  type RunEvent,
  type RunFacts,
} from '../../machines/run.ts'
import { runEvents } from '../../machines/scenarios/run.ts'
import type { Role, RunAction, RunState } from '../../openapi.d.ts'

const states: RunState[] = ['DRAFT', 'GIVEN_OUT', 'UNDER_WAY', 'FINISHED']

/** The rules, written separately from the machine: the result of an action, or its refusal. */
type Rule = Partial<Record<RunAction, RunState | 'deleted'>>
const byAdmin: Record<RunState, Rule> = {
  DRAFT: { plan: 'DRAFT', assign: 'DRAFT', giveOut: 'GIVEN_OUT', delete: 'deleted' },
  GIVEN_OUT: { plan: 'GIVEN_OUT', takeBack: 'DRAFT', finish: 'FINISHED' },
  UNDER_WAY: { plan: 'UNDER_WAY', takeBack: 'DRAFT', finish: 'FINISHED' },
  FINISHED: {},
}
const byCourier: Record<RunState, Rule> = {
  DRAFT: {},
  GIVEN_OUT: { start: 'UNDER_WAY', record: 'UNDER_WAY' },
  UNDER_WAY: { start: 'UNDER_WAY', record: 'UNDER_WAY', finish: 'FINISHED' },
  FINISHED: {},
}
const rules: Record<Role, Record<RunState, Rule> | null> = {
  ADMIN: byAdmin,
  COURIER: byCourier,
  SENDER: null,
  RECEIVER: null,
}

interface Edge {
  event: RunEvent
  state: { value: RunState | 'deleted' }
}

const runIn = (state: RunState, more: Partial<RunFacts> = {}): RunFacts => ({
  state,
  stops: 12,
  done: 0,
  dayHasCome: true,
  ...more,
})

describe.each(states)('A run that is %s', (state) => {
  test.each(roles)('follows the rules for the role %s', (role) => {
    for (const action of runActions) {
      const next = rules[role]?.[state][action]
      const move = moveRun(role, action, runIn(state))
      expect([action, move.allowed ? move.next : undefined]).toEqual([action, next])
    }
    const open = runActions.filter((action) => rules[role]?.[state][action] !== undefined)
    expect(runActionsFor(role, runIn(state))).toEqual(open)
  })

  test('is finished once its day is over', () => {
    expect(runAfterDay(state)).toBe('FINISHED')
  })

  test('is visible to its courier while they have it', () => {
    expect(isWithCourier(state)).toBe(state === 'GIVEN_OUT' || state === 'UNDER_WAY')
  })
})

const early = (state: RunState) => runIn(state, { dayHasCome: false })
const earlySentence = 'The day of this run has not come yet. It can be started on its day.'

describe('The sentence of a refusal', () => {
  const reasonOf = (role: Role, action: RunAction, run: RunFacts) => {
    const move = moveRun(role, action, run)
    return move.allowed ? null : answerTexts[move.reason]
  }

  test.each([
    ['ADMIN', 'giveOut', runIn('DRAFT', { stops: 0 }), 'The run has no stops'],
    ['ADMIN', 'giveOut', runIn('UNDER_WAY'), 'The run is assigned'],
    ['ADMIN', 'delete', runIn('DRAFT', { done: 1 }), 'This run has results and cannot be deleted'],
    ['ADMIN', 'delete', runIn('GIVEN_OUT'), 'Recall the run first'],
    ['ADMIN', 'assign', runIn('UNDER_WAY'), 'Recall the run first'],
    ['ADMIN', 'takeBack', runIn('DRAFT'), 'The run is not assigned'],
    ['ADMIN', 'finish', runIn('DRAFT'), 'The run is not assigned'],
    ['COURIER', 'start', runIn('DRAFT'), 'The run is not assigned'],
    ['COURIER', 'start', early('GIVEN_OUT'), earlySentence],
    ['COURIER', 'record', early('GIVEN_OUT'), earlySentence],
    // A run that has started is not stopped by its day.
    ['COURIER', 'record', early('UNDER_WAY'), null],
    ['ADMIN', 'finish', early('GIVEN_OUT'), null],
    ['COURIER', 'finish', runIn('GIVEN_OUT'), 'The run has not started'],
    ...runActions.map(
      (action) => ['ADMIN', action, runIn('FINISHED'), 'The run is finished'] as const,
    ),
  ] as const)('%s, %s', (role, action, run, reason) => {
    expect(reasonOf(role, action, run)).toBe(reason)
  })
})

test('each transition of the machine is made by moveRun() or the end of the day', () => {
  const map = getAdjacencyMap(runMachine, {
    events: runEvents.map(({ event }) => event as RunEvent),
  })
  const edges = Object.values(map).flatMap(({ state, transitions }) =>
    Object.values<Edge>(transitions).map((edge) => ({ from: state.value, ...edge })),
  )
  const taken = edges.filter(({ from }) => from !== 'deleted')
  expect(taken).toHaveLength(states.length * runEvents.length)
  for (const { from, event, state } of taken) {
    const before = states.find((one) => one === from)
    if (before === undefined) throw new Error(`${from} is no state of a run`)
    expect([before, event.type, state.value]).toEqual([
      before,
      event.type,
      stateAfter(before, event),
    ])
  }
})

function stateAfter(before: RunState, event: RunEvent): RunState | 'deleted' {
  if (event.type === 'day.over') return runAfterDay(before)
  const role = event.type.startsWith('ADMIN.') ? 'ADMIN' : 'COURIER'
  const action = runActions.find((one) => event.type === `${role}.${one}`) ?? 'plan'
  const facts = {
    stops: event.type === 'ADMIN.giveOut' ? event.stops : 12,
    done: event.type === 'ADMIN.delete' ? event.done : 0,
    dayHasCome: 'dayHasCome' in event ? event.dayHasCome : true,
  }
  const move = moveRun(role, action, runIn(before, facts))
  return move.allowed ? move.next : before
}
