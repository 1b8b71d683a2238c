import { useState } from 'react'
import type { Session } from '../../../openapi.d.ts'
import { endOtherSessions, endSession } from '../../api/account.ts'
import { messageOf } from '../../api/api-error.ts'
import { invalidateSessions } from '../../stores/account.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { deviceText } from './session-table.tsx'
import { useAccountRequest } from './use-account-request.ts'

export type SessionsToEnd = Session | 'others'

type EndSessionsDialogProps = { toEnd: SessionsToEnd | null; onClose: () => void }

export function EndSessionsDialog({ toEnd, onClose }: EndSessionsDialogProps) {
  // While the dialog closes, it still says what it was about.
  const [last, setLast] = useState<SessionsToEnd>(toEnd ?? 'others')
  if (toEnd !== null && toEnd !== last) setLast(toEnd)
  const [error, setError] = useState<unknown>(null)
  const { run, isBusy } = useAccountRequest()
  const texts = textsFor(last)

  const close = () => {
    setError(null)
    onClose()
  }

  const confirm = async () => {
    setError(null)
    const request = last === 'others' ? endOtherSessions : () => endSession(last.id)
    const ended = await run(request, { ...texts, isSaid: () => true })
    if (ended === undefined) return
    if (ended.error === null) close()
    else setError(ended.error)
    // After a lost answer it may be ended all the same.
    invalidateSessions()
  }

  return (
    <ConfirmDialog
      open={toEnd !== null}
      title={texts.title}
      confirmLabel={error === null ? texts.confirm : 'Try again'}
      tone="danger"
      busy={isBusy}
      error={
        error === null ? undefined : (
          <>
            <strong>{texts.failed}</strong> {messageOf(error, '')}
          </>
        )
      }
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {texts.question}
    </ConfirmDialog>
  )
}

function textsFor(toEnd: SessionsToEnd) {
  if (toEnd === 'others')
    return {
      title: 'End all other sessions?',
      question: 'You stay logged in here. All other devices have to log in again.',
      confirm: 'End all others',
      done: 'All other sessions ended',
      failed: 'Failed to end the sessions',
    }
  return {
    title: 'End this session?',
    question: `${deviceText(toEnd)} has to log in again.`,
    confirm: 'End session',
    done: 'Session ended',
    failed: 'Failed to end the session',
  }
}
