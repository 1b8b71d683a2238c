import type { AnyEventObject } from 'xstate'
import type { ScenarioEvent } from '../graph/paths.ts'

/** Events that XState itself sends: that an invoked actor is done or has failed, or that a delay is over. */
export type ActorEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown }

export type ScenarioEvents<Event extends AnyEventObject> = readonly ScenarioEvent<
  Event | ActorEvent
>[]

export function succeeds(
  call: string,
  description: string,
  output: unknown,
): ScenarioEvent<ActorEvent> {
  return { description, event: { type: `xstate.done.actor.${call}`, output } }
}

export function fails(
  call: string,
  description: string,
  error: unknown = 'no connection',
): ScenarioEvent<ActorEvent> {
  return { description, event: { type: `xstate.error.actor.${call}`, error } }
}

export function slow(
  state: string,
  description = '5 seconds pass without an answer',
): ScenarioEvent<ActorEvent> {
  return { description, event: { type: `xstate.after.slow.${state}` } }
}
