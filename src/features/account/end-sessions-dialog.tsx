import * as devices from '#texts/devices.ts'
import * as t from '#texts/account.ts'
import type { Session } from '../../../openapi.d.ts'
import { endOtherSessions, endSession } from '../../api/account.ts'
import { messageOf } from '../../api/api-error.ts'
import { invalidateSessions } from '../../stores/account.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useLastShown } from '../../ui/dialog/use-last-shown.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { useMutation } from '../../lib/use-mutation.ts'
import { deviceText } from '../../../domain/device-text.ts'

export type SessionsToEnd = Session | 'others'

type EndSessionsDialogProps = { toEnd: SessionsToEnd | null; onClose: () => void }

export function EndSessionsDialog({ toEnd, onClose }: EndSessionsDialogProps) {
  const last = useLastShown(toEnd) ?? 'others'
  const texts = textsFor(last)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => (last === 'others' ? endOtherSessions() : endSession(last.id)),
    onSuccess: () => {
      toast.success(texts.done)
      onClose()
    },
    onSettled: invalidateSessions,
  })

  return (
    <ConfirmDialog
      open={toEnd !== null}
      title={texts.title}
      confirmLabel={texts.confirm}
      tone="danger"
      busy={isPending}
      failure={error === null ? null : { title: texts.failed, reason: messageOf(error, '') }}
      onConfirm={mutate}
      onClose={() => {
        reset()
        onClose()
      }}
    >
      {texts.question}
    </ConfirmDialog>
  )
}

function textsFor(toEnd: SessionsToEnd) {
  if (toEnd === 'others')
    return {
      title: t.endAllOtherSessions,
      question: t.whatEndingOthersDoes,
      confirm: t.endAllOthers,
      done: t.allOtherSessionsEnded,
      failed: t.failedToEndTheSessions,
    }
  return {
    title: t.endThisSession,
    question: t.hasToLogInAgain({ device: deviceText(devices, toEnd) }),
    confirm: t.endSession,
    done: t.sessionEnded,
    failed: t.failedToEndTheSession,
  }
}
