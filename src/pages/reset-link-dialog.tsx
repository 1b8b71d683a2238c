import { useState } from 'react'
import * as t from '#texts/users.ts'
import type { SessionUser } from '../../machines/session.ts'
import type { ResetLink } from '../../openapi.d.ts'
import type { User } from '../api/model.ts'
import { createResetLink } from '../api/recovery.ts'
import { ProofDialog } from '../features/account/proof-dialog.tsx'
import { PasswordLinkDialog } from '../features/users/password-link-dialog.tsx'
import { toast } from '../ui/toast/toast.tsx'
import { OwnProof } from './own-proof.tsx'

export type ResetLinkDialogProps = {
  open: boolean
  /** The administrator, who proves that the account is theirs. */
  me: SessionUser | null
  /** The user who cannot log in. */
  user: User
  onClose: () => void
}

/** Asks for the administrator's password, and then shows the link, which is shown only once. */
export function ResetLinkDialog({ open, me, user, onClose }: ResetLinkDialogProps) {
  const [link, setLink] = useState<ResetLink | null>(null)
  if (link !== null)
    return (
      <PasswordLinkDialog
        open={open}
        title={t.theResetLinkFor({ name: user.name })}
        link={link}
        onClose={onClose}
      />
    )
  return (
    <OwnProof user={me}>
      <ProofDialog
        open={open}
        title={t.makeLinkQuestion({ name: user.name })}
        question={t.whatTheLinkDoes({ name: user.name, email: user.email })}
        confirmLabel={t.makeLink}
        failed={t.failedToMakeTheLink}
        request={async (proof) => {
          setLink(await createResetLink(user.id, proof))
          toast.success(t.resetLinkMade)
        }}
        onClose={onClose}
      />
    </OwnProof>
  )
}
