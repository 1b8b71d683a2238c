import { useRef, useState } from 'react'
import { formatDateTime } from '../../../domain/format.ts'
import type { ResetLink } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { createResetLink } from '../../api/recovery.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { ShownOnceDialog } from '../../ui/dialog/shown-once-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { paths } from '../../lib/paths.ts'

export type ResetLinkDialogProps = { open: boolean; user: User | null; onClose: () => void }

/** Asks, and then shows the link this once. */
export function ResetLinkDialog({ open, user, onClose }: ResetLinkDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [link, setLink] = useState<ResetLink | null>(null)
  // A second click may arrive before the first one's render.
  const isAsking = useRef(false)
  if (user === null) return null

  const make = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setBusy(true)
    setFailure(null)
    try {
      setLink(await createResetLink(user.id))
      toast.success('Reset link made')
    } catch (error) {
      setFailure(error)
    } finally {
      isAsking.current = false
      setBusy(false)
    }
  }

  if (link === null)
    return (
      <ConfirmDialog
        open={open}
        title={`A reset link for ${user.name}?`}
        confirmLabel={failure === null ? 'Make link' : 'Try again'}
        busy={busy}
        error={
          failure !== null && (
            <>
              <strong>{failed}</strong> {messageOf(failure, '')}
            </>
          )
        }
        onConfirm={() => void make()}
        onClose={onClose}
      >
        With it, {user.name} ({user.email}) can set a new password, and is logged out everywhere
        else. Anyone who has the link can do this, so give it only to the right person.
      </ConfirmDialog>
    )
  return (
    <ShownOnceDialog
      open={open}
      title={`The reset link for ${user.name}`}
      value={`${window.location.origin}${paths.resetPassword(link.token)}`}
      copyLabel="Copy link"
      closeLabel="I have saved it"
      onClose={onClose}
    >
      It is shown only once, and works once, until {formatDateTime(link.expiresAt)}.
    </ShownOnceDialog>
  )
}

const failed = 'Failed to make the link'
