import { toast } from '../../ui/toast/toast.tsx'
import { keepUnsentActs } from '../../stores/act-keeper.ts'
import { keepUnrecordedHandovers } from '../../stores/kept-handovers.ts'
import { keepWaitingScans } from '../../stores/kept-scans.ts'
import { forgetStops } from '../../stores/kept-stop.ts'

/** Called when the logout begins and, as something may have been sent meanwhile, once it is over. */
export function leaveWaiting(isToBeSaid: boolean): void {
  forgetStops()
  const counts = [
    { count: keepWaitingScans(), one: 'scan', many: 'scans' },
    { count: keepUnrecordedHandovers(), one: 'handover', many: 'handovers' },
    { count: keepUnsentActs(), one: 'entry of your run', many: 'entries of your run' },
  ].filter(({ count }) => count > 0)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0 || !isToBeSaid) return
  const named = counts.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
  const [are, them] = total === 1 ? ['is', 'it'] : ['are', 'them']
  toast.info(`${named.join(' and ')} ${are} not sent yet. Log in here again to send ${them}.`)
}
