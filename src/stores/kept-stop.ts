import { z } from 'zod/mini'
import { createKeeper } from '../lib/browser-keeper.ts'

/** The stop that a courier has chosen, so that a reload shows it again. */
const keeper = createKeeper(
  'waybill-shown-stop-',
  z.object({ runId: z.string(), stopId: z.string() }),
)

/** Null where no stop of this run is stored. */
export function keptStopOf(userId: string, runId: string): string | null {
  const kept = keeper.read(userId)
  return kept?.runId === runId ? kept.stopId : null
}

/** Stores the stop; null for the run's next open stop. */
export function keepStop(userId: string, runId: string, stopId: string | null): void {
  keeper.write(userId, stopId === null ? null : { runId, stopId })
}

/** Removes the stops of every courier of this browser at a logout. */
export function forgetStops(): void {
  for (const userId of keeper.names()) keeper.write(userId, null)
}
