import * as t from '#texts/users.ts'
import { formatDateTime } from '../../../domain/format.ts'
import type { ResetLink } from '../../../openapi.d.ts'
import { paths } from '../../lib/paths.ts'
import { ShownOnceDialog } from '../../ui/dialog/shown-once-dialog.tsx'

type PasswordLinkDialogProps = {
  open: boolean
  title: string
  description?: string
  link: ResetLink
  onClose: () => void
}

/** Shows the link to set a password, which the administrator passes on to the user. */
export function PasswordLinkDialog({ link, ...dialog }: PasswordLinkDialogProps) {
  return (
    <ShownOnceDialog
      {...dialog}
      value={`${window.location.origin}${paths.resetPassword(link.token)}`}
      copyLabel={t.copyLink}
      closeLabel={t.iHaveSavedIt}
    >
      {t.shownOnlyOnce({ until: formatDateTime(link.expiresAt) })}
    </ShownOnceDialog>
  )
}
