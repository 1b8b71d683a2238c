import type { AnyEventObject } from 'xstate'
import type { Happening } from './paths.ts'

/** What XState itself sends: a call's answer, or that a delay is over. */
export type Answer = { type: `xstate.${string}`; output?: unknown; error?: unknown }

export type HappeningsOf<Event extends AnyEventObject> = readonly Happening<Event | Answer>[]

export function succeeds(call: string, says: string, output: unknown): Happening<Answer> {
  return { says, event: { type: `xstate.done.actor.${call}`, output } }
}

export function fails(
  call: string,
  says: string,
  error: unknown = 'no connection',
): Happening<Answer> {
  return { says, event: { type: `xstate.error.actor.${call}`, error } }
}

export function slow(state: string, says = '5 seconds pass without an answer'): Happening<Answer> {
  return {
    says,
    event: { type: `xstate.after.slow.${state}` },
  }
}
