import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import { Button } from '../button/button.tsx'
import type { ButtonTone } from '../button/button.styles.ts'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from '../notice/notice.tsx'
import { color, space } from '../theme/tokens.ts'

type ConfirmDialogProps = {
  open: boolean
  title: string
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: Extract<ButtonTone, 'primary' | 'danger'>
  /** As of a `Dialog`: required if the question has a field. */
  unsaved?: boolean | undefined
  busy: boolean
  error?: ReactNode
  /** Last failure, which replaces `error`; the button then offers a retry. */
  failure?: { title: string; reason: string } | null
  /** Can be closed while busy: the action continues, and a toast shows its result. */
  leavable?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = common.cancel,
  tone = 'primary',
  unsaved,
  busy,
  error,
  failure = null,
  leavable = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      unsaved={unsaved}
      title={title}
      size="small"
      dismissable={!busy || leavable}
      footer={
        <>
          <CloseButton disabledReason={busy && !leavable ? common.waitUntilItIsDone : undefined}>
            {cancelLabel}
          </CloseButton>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {failure === null ? confirmLabel : common.tryAgain}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
      {error && <Notice tone="danger">{error}</Notice>}
      {failure && (
        <Notice tone="danger">
          <strong>{failure.title}</strong>
          <span>{` ${failure.reason}`}</span>
        </Notice>
      )}
    </Dialog>
  )
}

const Text = styled.div`
  color: ${color.textMuted};
  &:not(:last-child) {
    margin-bottom: ${space(4)};
  }
`
