import { useState } from 'react'
import type { ResetLink } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { createResetLink } from '../../api/recovery.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { useMutation } from '../../lib/use-mutation.ts'
import { PasswordLinkDialog } from './password-link-dialog.tsx'

export type ResetLinkDialogProps = { open: boolean; user: User | null; onClose: () => void }

/** Asks, and then shows the link this once. */
export function ResetLinkDialog({ open, user, onClose }: ResetLinkDialogProps) {
  const [link, setLink] = useState<ResetLink | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: createResetLink,
    onSuccess: (made) => {
      setLink(made)
      toast.success('Reset link made')
    },
  })
  if (user === null) return null

  if (link === null)
    return (
      <ConfirmDialog
        open={open}
        title={`A reset link for ${user.name}?`}
        confirmLabel="Make link"
        busy={isPending}
        failure={error === null ? null : { title: failed, reason: messageOf(error, '') }}
        onConfirm={() => mutate(user.id)}
        onClose={onClose}
      >
        With it, {user.name} ({user.email}) can set a new password, and is logged out everywhere
        else. Anyone who has the link can do this, so give it only to the right person.
      </ConfirmDialog>
    )
  return (
    <PasswordLinkDialog
      open={open}
      title={`The reset link for ${user.name}`}
      link={link}
      onClose={onClose}
    />
  )
}

const failed = 'Failed to make the link'
