import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { deliveryFailures, failureLabels } from '../../../domain/failed-attempt.ts'
import type { DeliveryFailure } from '../../../openapi.d.ts'
import { localToday } from '../../lib/days.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { FailureText, NoteField } from './parcel-flow.tsx'

export type RecordAttemptDialogProps = {
  /** What could not be delivered, as in “TRK-…”. */
  subject: string
  open: boolean
  busy: boolean
  isSlow: boolean
  /** Reason that it could not be saved; else null. */
  error: unknown
  /** Reason why it became impossible while the dialog was open. */
  superseded: string | undefined
  /** Null until one is chosen. */
  reason: DeliveryFailure | null
  onChoose: (reason: DeliveryFailure) => void
  onSave: (details: { note: string; nextAttempt: string }) => void
  onClose: () => void
}

/** Asks why nothing was delivered; begins with empty fields under each new `key`. */
export function RecordAttemptDialog(props: RecordAttemptDialogProps) {
  const { subject, open, busy, error, superseded, reason, onChoose, onSave, onClose } = props
  const formId = useId()
  const [note, setNote] = useState('')
  const [noteError, setNoteError] = useState<string>()
  const [nextAttempt, setNextAttempt] = useState('')

  function save() {
    const isNoteMissing = reason === 'OTHER' && note.trim() === ''
    setNoteError(isNoteMissing ? 'Please say what happened' : undefined)
    if (!isNoteMissing) onSave({ note, nextAttempt })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Record a failed attempt"
      description={
        superseded ?? `Why could ${subject} not be delivered? Sender and receiver will be told.`
      }
      footer={
        superseded === undefined ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              busy={busy}
              disabled={reason === null}
            >
              Record attempt
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {superseded === undefined ? (
        <Stack
          as="form"
          id={formId}
          noValidate
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault()
            save()
          }}
        >
          <RadioCards<DeliveryFailure>
            legend="Reason"
            name={`${formId}-reason`}
            value={reason ?? undefined}
            options={reasons}
            onChange={onChoose}
          />
          <NoteField
            label={reason === 'OTHER' ? 'What happened' : 'Note (optional)'}
            value={note}
            error={noteError}
            onChange={(text) => {
              setNote(text)
              setNoteError(undefined)
            }}
          />
          <TextField
            label="Next attempt (optional)"
            type="date"
            min={localToday()}
            value={nextAttempt}
            hint="Sender and receiver are told this day."
            onChange={(event) => setNextAttempt(event.target.value)}
          />
          {error !== null && (
            <Notice tone="danger">
              <FailureText error={error} fallback={failedToRecord} />
            </Notice>
          )}
          {props.isSlow && <Notice tone="info">This takes longer than usual.</Notice>}
        </Stack>
      ) : (
        'The parcel has changed in the meantime.'
      )}
    </Dialog>
  )
}

export const failedToRecord = 'Failed to record the attempt'

const reasons = deliveryFailures.map((value) => ({ value, label: failureLabels[value] }))
