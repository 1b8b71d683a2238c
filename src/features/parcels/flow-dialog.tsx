import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FailureText } from './failure-text.tsx'

type FlowDialogProps = {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  keepLabel: string
  tone?: 'primary' | 'danger'
  busy: boolean
  slow: boolean
  /** Why the last try failed; null unless it did. */
  error: unknown
  fallback: string
  /** Meanwhile the act became impossible, for this reason. */
  superseded?: string | undefined
  onConfirm: () => void
  onKeep: () => void
}

/** The question that a card's flow asks before it calls, and what became of the call. */
export function FlowDialog(props: FlowDialogProps) {
  const { open, title, children, error, fallback, superseded, onConfirm, onKeep } = props
  if (superseded !== undefined)
    return (
      <Dialog
        open={open}
        onClose={onKeep}
        title={title}
        description={superseded}
        size="small"
        footer={<Button onClick={onKeep}>Close</Button>}
      >
        The parcel has changed in the meantime.
      </Dialog>
    )
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={props.confirmLabel}
      // Too late to keep anything: the call is on its way.
      cancelLabel={props.busy ? 'Close' : props.keepLabel}
      leavable
      tone={props.tone ?? 'primary'}
      busy={props.busy}
      error={error === null ? undefined : <FailureText error={error} fallback={fallback} />}
      onConfirm={onConfirm}
      onClose={onKeep}
    >
      {props.slow ? 'This takes longer than usual. Please wait.' : children}
    </ConfirmDialog>
  )
}
