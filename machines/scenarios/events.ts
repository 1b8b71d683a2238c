import type { AnyEventObject } from 'xstate'
import * as t from '#texts/machinesEvents.ts'
import { nameOf } from '../graph/paths.ts'
import type { ScenarioEvent } from '../graph/paths.ts'

/** Events that XState itself sends: an invoked actor is done or has failed, or a delay is over. */
export type ActorEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown }

export type ScenarioEvents<Event extends AnyEventObject> = readonly ScenarioEvent<
  Event | ActorEvent
>[]

/** Keys of descriptions without arguments. */
export type Description = {
  [Key in keyof typeof t]: (typeof t)[Key] extends string ? Key : never
}[keyof typeof t]

/** Scenario event by the key of its description, from which its name is made as well. */
export const happens = <Event extends AnyEventObject>(
  description: Description,
  event: Event,
  texts = t,
): ScenarioEvent<Event> => ({ name: nameOf(description), description: texts[description], event })

export const succeeds = (
  call: string,
  description: Description,
  output: unknown,
): ScenarioEvent<ActorEvent> => happens(description, { type: `xstate.done.actor.${call}`, output })

export const fails = (
  call: string,
  description: Description,
  error: unknown = 'no connection',
): ScenarioEvent<ActorEvent> => happens(description, { type: `xstate.error.actor.${call}`, error })

type Wait = Extract<keyof typeof t, `secondsPass${string}`>

export const slow = (state: string, wait: Wait = 'secondsPassWithoutAnAnswer') =>
  fiveSecondsPass(`slow.${state}`, wait)

export const fiveSecondsPass = (
  delay: string,
  wait: Wait,
  texts = t,
): ScenarioEvent<ActorEvent> => ({
  name: `5-${nameOf(wait)}`,
  description: texts[wait]({ seconds: 5 }),
  event: { type: `xstate.after.${delay}` },
})
