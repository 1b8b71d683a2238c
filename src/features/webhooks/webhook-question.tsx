import { messageOf } from '../../api/api-error.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateWebhooks } from '../../stores/webhooks.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'

type WebhookQuestionProps = {
  title: string
  action: string
  tone?: 'primary' | 'danger'
  texts: { done: string; failed: string }
  children: string
  request: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation, and shows the error of the action. */
export function WebhookQuestion(props: WebhookQuestionProps) {
  const { title, action, tone = 'primary', texts, children, request, onClose } = props
  const { mutate, isPending, error } = useMutation({
    mutationFn: request,
    onSuccess: () => {
      toast.success(texts.done)
      onClose()
    },
    onSettled: invalidateWebhooks,
  })
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={action}
      tone={tone}
      busy={isPending}
      failure={error === null ? null : { title: texts.failed, reason: messageOf(error, '') }}
      onConfirm={mutate}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
