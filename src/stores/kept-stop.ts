import { z } from 'zod/mini'
import { createKeeper } from '../lib/browser-keeper.ts'

/** The stop that a courier went on to, so that a reload does not lead back to the one that they left. */
const keeper = createKeeper(
  'waybill-shown-stop-',
  z.object({ runId: z.string(), stopId: z.string() }),
)

/** Null where there is none of this run. */
export function keptStopOf(userId: string, runId: string): string | null {
  const kept = keeper.read(userId)
  return kept?.runId === runId ? kept.stopId : null
}

/** Null: the run goes on with its next open stop. */
export function keepStop(userId: string, runId: string, stopId: string | null): void {
  keeper.write(userId, stopId === null ? null : { runId, stopId })
}

/** At a logout, of every courier of this browser. */
export function forgetStops(): void {
  for (const userId of keeper.names()) keeper.write(userId, null)
}
