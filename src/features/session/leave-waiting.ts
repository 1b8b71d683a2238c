import * as t from '#texts/session.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { listWithAnd } from '../../lib/lists.ts'
import { keepUnsentActs } from '../../stores/act-keeper.ts'
import { keepUnrecordedHandovers } from '../../stores/kept-handovers.ts'
import { keepWaitingScans } from '../../stores/kept-scans.ts'
import { forgetStops } from '../../stores/kept-stop.ts'

/** Called when the logout begins, and again when it is over, as more may have been sent meanwhile. */
export function leaveWaiting(isToBeSaid: boolean): void {
  forgetStops()
  const counts = [
    { count: keepWaitingScans(), text: t.scans },
    { count: keepUnrecordedHandovers(), text: t.handovers },
    { count: keepUnsentActs(), text: t.entriesOfYourRun },
  ].filter(({ count }) => count > 0)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 || !isToBeSaid) return
  const listed = listWithAnd(counts.map(({ count, text }) => text({ count })))
  toast.info(t.notSentYet({ listed, count: total }))
}
