import { useEffect } from 'react'
import type { Actor, AnyStateMachine } from 'xstate'
import type { InspectableActor, Reporter } from './actor-reporter.ts'

const running = new Set<InspectableActor>()
let reporter: Reporter | null = null

/**
 * Lets the machines page of another tab inspect this actor; returns a function that ends it. Until an inspector
 * asks, nothing is observed, and the reporter is not even loaded.
 */
export function makeInspectable(actor: Actor<AnyStateMachine>, about = ''): () => void {
  const inspectable = { actor, about }
  running.add(inspectable)
  reporter?.begins(inspectable)
  return () => {
    running.delete(inspectable)
    reporter?.ends(inspectable)
  }
}

/** Makes a component's machine inspectable; `about` distinguishes it from others of its kind. */
export function useInspectable(actor: Actor<AnyStateMachine>, about?: string): void {
  useEffect(() => makeInspectable(actor, about), [actor, about])
}

export const inspectionChannelName = 'waybill-actors'

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(inspectionChannelName)
channel?.addEventListener('message', onFirstInspector)

function onFirstInspector({ data }: MessageEvent<unknown>): void {
  if (channel === null || data !== 'hello') return
  channel.removeEventListener('message', onFirstInspector)
  void startReporting(channel)
}

async function startReporting(to: BroadcastChannel): Promise<void> {
  const { createReporter } = await import('./actor-reporter.ts')
  reporter = createReporter(to, running)
}
