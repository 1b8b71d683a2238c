import * as t from '#texts/courier.ts'
import { addEntries, retryEntry } from '../../stores/outbox.ts'
import type { OutboxAction, OutboxEntry } from '../../stores/outbox-storage.ts'
import { toast } from '../../ui/toast/toast.tsx'

/** Adds entries; without space, shows a toast and returns null, and the input has to stay on screen. */
export async function saveEntries(
  ...added: Parameters<typeof addEntries>
): ReturnType<typeof addEntries> {
  const entries = await addEntries(...added)
  if (entries === null) toast.error(t.noRoomToSave)
  return entries
}

/** Replaces a refused entry with the same or a corrected one, to be sent again. */
export async function saveAgain(
  entry: OutboxEntry,
  [corrected]: readonly OutboxAction[] = [],
): ReturnType<typeof addEntries> {
  const again = await retryEntry(entry, corrected)
  if (again === null) toast.error(t.noRoomToSave)
  return again && [again]
}
