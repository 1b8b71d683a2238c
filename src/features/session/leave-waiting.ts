import * as t from '#texts/session.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { afterChanges } from '../../api/changes-under-way.ts'
import { listWithAnd } from '../../lib/lists.ts'
import { forgetChosenStops } from '../../stores/chosen-stop.ts'
import { moveOlderEntries } from '../../stores/older-outboxes.ts'
import { leaveUnsentEntries } from '../../stores/outbox.ts'
import type { OutboxEntry } from '../../stores/outbox-storage.ts'
import { removeAllDrafts } from '../../stores/stored-drafts.ts'
import { leaveUnfinishedScans } from '../../stores/stored-scans.ts'

/** Called when the logout begins, and again when it ends, since more may have been sent in between. */
export async function leaveWaiting(isToBeSaid: boolean): Promise<void> {
  forgetChosenStops()
  void removeAllDrafts()
  moveOlderEntries()
  if (isToBeSaid) {
    // At once, as the page may be left, and again, as what is being sent now is not unsent.
    leaveUnsentEntries()
    leaveUnfinishedScans()
    await afterChanges(async () => undefined)
  }
  const unsent = leaveUnsentEntries()
  const handovers = unsent.filter(isHandover).length
  const counts = [
    { count: leaveUnfinishedScans(), text: t.scans },
    { count: handovers, text: t.handovers },
    { count: unsent.length - handovers, text: t.entriesOfYourRun },
  ].filter(({ count }) => count > 0)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 || !isToBeSaid) return
  const listed = listWithAnd(counts.map(({ count, text }) => text({ count })))
  toast.info(t.notSentYet({ listed, count: total }))
}

/** True for an administrator's handover, which belongs to no run. */
const isHandover = ({ action }: OutboxEntry) =>
  action.type === 'deliver' && action.runId === undefined
