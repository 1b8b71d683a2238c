import type { Actor, AnyStateMachine } from 'xstate'
import type { Reporter, Watchable } from './actor-reporter.ts'

const running = new Set<Watchable>()
let reporter: Reporter | null = null

/**
 * Lets the machines page of another tab watch this actor; what it returns ends that. Until a
 * watcher says hello, nothing is observed, and the code that reports is not even loaded.
 */
export function watchable(actor: Actor<AnyStateMachine>, about = ''): () => void {
  const entry = { actor, about }
  running.add(entry)
  reporter?.begins(entry)
  return () => {
    running.delete(entry)
    reporter?.ends(entry)
  }
}

export const watchChannelName = 'waybill-actors'

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(watchChannelName)
channel?.addEventListener('message', hear)

function hear({ data }: MessageEvent<unknown>): void {
  if (channel === null || data !== 'hello') return
  channel.removeEventListener('message', hear)
  void startReporting(channel)
}

async function startReporting(to: BroadcastChannel): Promise<void> {
  const { reporterOf } = await import('./actor-reporter.ts')
  reporter = reporterOf(to, running)
}
