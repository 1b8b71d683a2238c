import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { storedScansOf, storeScans } from '../../stores/stored-scans.ts'
import { giveSignal } from './scan-signals.ts'
import { shownIn } from './scan-texts.ts'
import { scanSessionFlow } from './send-scans.ts'
import { useTabLock } from './use-tab-lock.ts'

/**
 * Scan session of this user, stored in the browser, with sound and vibration. Only one tab can hold it, since
 * several would overwrite each other's scans.
 */
export function useScanSession(userId: string) {
  const [flow, send, actor] = useMachine(scanSessionFlow)
  useInspectable(actor)
  const tabLock = useTabLock(`waybill-scans-${userId}`)
  const isOwner = tabLock === 'held'
  const [isStored, setStored] = useState(true)
  useEffect(() => {
    if (!isOwner) return undefined
    const session = storedScansOf(userId)
    if (session) send({ type: 'RESTORE', session })
    let before = actor.getSnapshot()
    const subscription = actor.subscribe((now) => {
      const { status, scans, last } = now.context
      if (scans !== before.context.scans || now.value !== before.value)
        setStored(storeScans(userId, now.matches('choosing') || !status ? null : { status, scans }))
      const known = new Map(before.context.scans.map((scan) => [scan.key, scan.outcome.state]))
      const settled = scans.filter(
        ({ key, outcome }) => known.get(key) === 'waiting' && outcome.state !== 'waiting',
      )
      if (settled.some(({ outcome }) => outcome.state === 'refused')) giveSignal('refused')
      else if (settled.some(({ outcome }) => outcome.state === 'handover')) giveSignal('kept')
      else if (settled.length > 0) giveSignal('accepted')
      else if (last !== before.context.last && last !== null) {
        if (last.isRepeat) giveSignal('repeat')
        else if (shownIn(scans, last)?.outcome.state === 'refused') giveSignal('refused')
        else if (now.matches({ scanning: 'offline' })) giveSignal('kept')
      }
      before = now
    })
    const onLine = () => send({ type: 'ONLINE' })
    window.addEventListener('online', onLine)
    return () => {
      subscription.unsubscribe()
      window.removeEventListener('online', onLine)
    }
  }, [actor, send, userId, isOwner])
  return { flow, send, isStored, tabLock }
}
