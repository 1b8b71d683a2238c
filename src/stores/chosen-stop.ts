import { z } from 'zod/mini'
import { createBrowserStorage } from '../lib/browser-storage.ts'

/** The stop that a courier has chosen, so that a reload shows it again. */
const storage = createBrowserStorage(
  'waybill-shown-stop-',
  z.object({ runId: z.string(), stopId: z.string() }),
)

/** Null if no stop of this run is stored. */
export function chosenStopOf(userId: string, runId: string): string | null {
  const chosen = storage.read(userId)
  return chosen?.runId === runId ? chosen.stopId : null
}

/** Stores the stop; null for the run's next open stop. */
export function chooseStop(userId: string, runId: string, stopId: string | null): void {
  storage.write(userId, stopId === null ? null : { runId, stopId })
}

/** Removes the stops of every courier of this browser at a logout. */
export function forgetChosenStops(): void {
  for (const userId of storage.names()) storage.write(userId, null)
}
