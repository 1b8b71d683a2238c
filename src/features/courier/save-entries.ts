import * as t from '#texts/courier.ts'
import { addEntries, retryEntry } from '../../stores/outbox.ts'
import type { OutboxAction, OutboxEntry } from '../../stores/outbox-storage.ts'
import { toast } from '../../ui/toast/toast.tsx'

/** Adds entries; null without space, which a toast says, and then the input has to stay on screen. */
export async function saveEntries(
  ...added: Parameters<typeof addEntries>
): ReturnType<typeof addEntries> {
  const entries = await addEntries(...added)
  if (entries === null) toast.error(t.noRoomToSave)
  return entries
}

/** The same for a refused entry, which is sent again unchanged or corrected. */
export async function saveAgain(
  entry: OutboxEntry,
  [corrected]: readonly OutboxAction[] = [],
): ReturnType<typeof addEntries> {
  const again = await retryEntry(entry, corrected)
  if (again === null) toast.error(t.noRoomToSave)
  return again && [again]
}
