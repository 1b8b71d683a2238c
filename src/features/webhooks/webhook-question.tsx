import type { ReactNode } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useAction } from './use-action.ts'

type WebhookQuestionProps = {
  title: string
  action: string
  tone?: 'primary' | 'danger'
  texts: { done: string; failed: string }
  children: string
  request: () => Promise<void>
  onClose: () => void
}

/** Asks before something is done, and says in its place what failed. */
export function WebhookQuestion(props: WebhookQuestionProps) {
  const { title, action, tone = 'primary', texts, children, request, onClose } = props
  const { run, isBusy, error } = useAction({ saysFailure: true })
  const confirm = async () => {
    if ((await run(request, texts)) !== undefined) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={error === null ? action : 'Try again'}
      tone={tone}
      busy={isBusy}
      error={error === null ? null : failureText(error, texts.failed)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}

function failureText(error: unknown, failed: string): ReactNode {
  return (
    <>
      <strong>{failed}</strong> {messageOf(error, '')}
    </>
  )
}
