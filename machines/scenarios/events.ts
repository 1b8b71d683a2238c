import type { AnyEventObject } from 'xstate'
import { nameOf } from '../graph/paths.ts'
import type { ScenarioEvent } from '../graph/paths.ts'

/** Events that XState itself sends: an invoked actor is done or has failed, or a delay is over. */
export type ActorEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown }

export type ScenarioEvents<Event extends AnyEventObject> = readonly ScenarioEvent<
  Event | ActorEvent
>[]

/** Scenario event by its description, from which its name is made as well. */
export const happens = <Event extends AnyEventObject>(
  description: string,
  event: Event,
): ScenarioEvent<Event> => ({ name: nameOf(description), description, event })

export const succeeds = (
  call: string,
  description: string,
  output: unknown,
): ScenarioEvent<ActorEvent> => happens(description, { type: `xstate.done.actor.${call}`, output })

export const fails = (
  call: string,
  description: string,
  error: unknown = 'no connection',
): ScenarioEvent<ActorEvent> => happens(description, { type: `xstate.error.actor.${call}`, error })

export const slow = (state: string, description?: string) =>
  fiveSecondsPass(`slow.${state}`, description)

export const fiveSecondsPass = (
  delay: string,
  description = '5 seconds pass without an answer',
): ScenarioEvent<ActorEvent> => happens(description, { type: `xstate.after.${delay}` })
