import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { leadAmongTabs } from '../../lib/tab-leader.ts'
import { keptActs, onActsChanged, openActs } from '../../stores/kept-acts.ts'
import { courierRunFlow } from './send-act.ts'

/** Sends this courier's acts while it is mounted, from one tab of the browser. */
export function CourierSync({ userId }: { userId: string }) {
  const [, send, actor] = useMachine(courierRunFlow)
  useInspectable(actor)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    openActs(userId)
    const sendWaiting = () => send({ type: 'kept.changed', waiting: waitingKeys() })
    sendWaiting()
    signal.addEventListener('abort', onActsChanged(sendWaiting))
    window.addEventListener('online', () => send({ type: 'ONLINE' }), { signal })
    leadAmongTabs(`waybill-courier ${userId}`, signal, (led) => {
      send({ type: 'LEAD' })
      return new Promise((resolve) => led.addEventListener('abort', () => resolve()))
    })
    return () => {
      leaving.abort()
      openActs(null)
    }
  }, [userId, send])
  return null
}

const waitingKeys = () =>
  keptActs().flatMap(({ key, outcome }) => (outcome.state === 'waiting' ? [key] : []))
