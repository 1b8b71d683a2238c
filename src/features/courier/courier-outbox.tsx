import * as t from '#texts/courier.ts'
import { isAwaited } from '../../stores/outbox.ts'
import { createOutboxFlow, useOutboxSync } from '../../stores/outbox-sync.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { actionText } from './courier-texts.ts'

/** Sends this courier's entries while it is mounted. */
export function CourierOutbox({ userId }: { userId: string }) {
  useOutboxSync(userId, flow)
  return null
}

const flow = createOutboxFlow(({ key, action }, answer) => {
  if (answer.state === 'refused' && !isAwaited(key))
    toast.error(t.wasRefused({ name: actionText(action), reason: answer.reason }))
})
