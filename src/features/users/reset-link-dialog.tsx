import { useState } from 'react'
import * as t from '#texts/users.ts'
import type { ResetLink } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { createResetLink } from '../../api/recovery.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { useMutation } from '../../lib/use-mutation.ts'
import { PasswordLinkDialog } from './password-link-dialog.tsx'

export type ResetLinkDialogProps = { open: boolean; user: User | null; onClose: () => void }

/** Asks for confirmation, and then shows the link, which is shown only once. */
export function ResetLinkDialog({ open, user, onClose }: ResetLinkDialogProps) {
  const [link, setLink] = useState<ResetLink | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: createResetLink,
    onSuccess: (made) => {
      setLink(made)
      toast.success(t.resetLinkMade)
    },
  })
  if (user === null) return null

  if (link === null)
    return (
      <ConfirmDialog
        open={open}
        title={t.makeLinkQuestion({ name: user.name })}
        confirmLabel={t.makeLink}
        busy={isPending}
        failure={
          error === null ? null : { title: t.failedToMakeTheLink, reason: messageOf(error, '') }
        }
        onConfirm={() => mutate(user.id)}
        onClose={onClose}
      >
        {t.whatTheLinkDoes({ name: user.name, email: user.email })}
      </ConfirmDialog>
    )
  return (
    <PasswordLinkDialog
      open={open}
      title={t.theResetLinkFor({ name: user.name })}
      link={link}
      onClose={onClose}
    />
  )
}
