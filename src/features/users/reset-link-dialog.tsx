import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatDateTime } from '../../../domain/format.ts'
import type { ResetLink } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { createResetLink } from '../../api/recovery.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { color, radius, space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { paths } from '../../lib/paths.ts'

export type ResetLinkDialogProps = { open: boolean; user: User | null; onClose: () => void }

/** Asks, and then shows the link this once: only its own button closes it. */
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
      toast.error(messageOf(error, failed))
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
        With it, {user.name} ({user.email}) sets a new password and is logged out everywhere else.
        Whoever has the link can do so: make sure that you give it to the right person.
      </ConfirmDialog>
    )
  const address = `${window.location.origin}${paths.resetPassword(link.token)}`
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`The reset link for ${user.name}`}
      dismissable={false}
      footer={
        <Button tone="primary" onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <Stack $gap={4}>
        <Address>
          <Code>{address}</Code>
          <CopyButton text={address} label="Copy link" />
        </Address>
        <Notice tone="warning">
          It is shown only now, and works once, until {formatDateTime(link.expiresAt)}.
        </Notice>
      </Stack>
    </Dialog>
  )
}

const failed = 'Failed to make the link'

const Address = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  overflow-wrap: anywhere;
`
