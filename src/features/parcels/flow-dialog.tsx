import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { FlowTag } from '../../../machines/slow.ts'
import { messageOf } from '../../api/api-error.ts'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../ui/field/field.tsx'
import { space } from '../../ui/theme/tokens.ts'

type FlowDialogProps = {
  flow: { hasTag: (tag: FlowTag) => boolean; context: { error: unknown } }
  send: (event: { type: 'CONFIRM' | 'RETRY'; note?: string } | { type: 'KEEP' }) => void
  title: string
  children: ReactNode
  confirmLabel: string
  keepLabel: string
  tone?: 'primary' | 'danger'
  /** Title above the server's own sentence after a failure. */
  failed: string
  /** Field for the user's note in the status log. */
  note?: NoteFieldProps | undefined
  /** Reason why the action became impossible while the dialog was open. */
  superseded?: string | undefined
}

/** Dialog of a flow: its question before the request, and the error after a failure. */
export function FlowDialog(props: FlowDialogProps) {
  const { flow, send, title, children, note, superseded } = props
  const { error } = flow.context
  const busy = flow.hasTag('busy')
  const keep = () => send({ type: 'KEEP' })
  if (superseded !== undefined)
    return (
      <Dialog
        open={flow.hasTag('dialog')}
        onClose={keep}
        title={title}
        description={superseded}
        size="small"
        footer={<CloseButton>{common.close}</CloseButton>}
      >
        {t.parcelHasChanged}
      </Dialog>
    )
  return (
    <ConfirmDialog
      open={flow.hasTag('dialog')}
      title={title}
      confirmLabel={error === null ? props.confirmLabel : common.tryAgain}
      // Closing does not cancel a pending request.
      cancelLabel={busy ? common.close : props.keepLabel}
      leavable
      // What a pending request has sent is no longer the dialog's to lose.
      unsaved={note && note.value !== '' && !busy}
      tone={props.tone ?? 'primary'}
      busy={busy}
      error={error === null ? undefined : <FailureText error={error} fallback={props.failed} />}
      onConfirm={() =>
        send({ type: error === null ? 'CONFIRM' : 'RETRY', ...(note && { note: note.value }) })
      }
      onClose={keep}
    >
      <div>{flow.hasTag('slow') ? common.takesLonger : children}</div>
      {note && <NoteField {...note} />}
    </ConfirmDialog>
  )
}

type NoteFieldProps = {
  label?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Note for the status log, which sender and receiver can read. */
export function NoteField({ label = t.noteOptional, value, onChange, error }: NoteFieldProps) {
  return (
    <Below>
      <TextAreaField
        label={label}
        name="note"
        rows={2}
        maxLength={maxNoteLength}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </Below>
  )
}

/** Limit of the contract. */
const maxNoteLength = 1000

const Below = styled.div`
  margin-top: ${space(4)};
`

type FailureTextProps = { error: unknown; fallback: string }

/** Says what failed and, if the server gave a reason, why. */
export function FailureText({ error, fallback }: FailureTextProps) {
  const reason = messageOf(error, '')
  if (reason === '') return <span>{fallback}</span>
  return (
    <>
      <strong>{fallback}</strong>
      <Reason>{reason}</Reason>
    </>
  )
}

const Reason = styled.span`
  display: block;
  overflow-wrap: anywhere;
`
