import { useId } from 'react'
import type { SyntheticEvent } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { deliveryFailures } from '../../../domain/failed-attempt.ts'
import type { DeliveryFailure } from '../../../openapi.d.ts'
import { fieldErrors } from '../../api/field-errors.ts'
import type { Parcel } from '../../api/model.ts'
import { companyToday } from '../../lib/company-zone.ts'
import { failureLabels } from '../../parcel/failure-labels.ts'
import { fieldProps, textProps } from '../../stores/form-fields.ts'
import { useFields } from '../../stores/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { FailureText, NoteField } from './flow-dialog.tsx'
import { useDoorDraft } from './use-door-draft.ts'

export type RecordAttemptDialogProps = {
  /** Parcel that could not be delivered; `more` is the number of others at the same door. */
  parcel: Pick<Parcel, 'trackingId'>
  more?: number
  /** Parcels whose input is stored as it is entered, and offered again. */
  draftOf?: readonly string[]
  open: boolean
  busy: boolean
  isSlow: boolean
  /** Error of the last save; null if it has not failed. */
  error: unknown
  /** Reason why the attempt became impossible while the dialog was open. */
  superseded: string | undefined
  /** Null until the user chooses a reason. */
  reason: DeliveryFailure | null
  onChoose: (reason: DeliveryFailure) => void
  onSave: (details: { note: string; nextAttempt: string }) => void
  onClose: () => void
}

/** Asks for the reason of a failed attempt; a new `key` resets its fields. */
export function RecordAttemptDialog(props: RecordAttemptDialogProps) {
  const { parcel, more = 0, open, busy, error, superseded, reason, onClose } = props
  const formId = useId()
  const { element, ...form } = useFields(
    {
      initial: { note: '', nextAttempt: '' },
      fields,
      check: (details) =>
        reason === 'OTHER' && details.note.trim() === ''
          ? { errors: { note: t.pleaseSayWhatHappened } }
          : { body: details },
    },
    error,
  )
  const draft = useDoorDraft({
    type: 'attempt',
    parcelIds: props.draftOf,
    open,
    values: form.isChanged || reason !== null ? { ...form.values, reason: reason ?? '' } : null,
    onFound: ({ note = '', nextAttempt = '', reason: stored }) => {
      form.change({ note, nextAttempt })
      const chosen = deliveryFailures.find((one) => one === stored)
      if (chosen !== undefined) props.onChoose(chosen)
    },
  })
  const close = () => {
    // A pending request may still fail.
    if (!busy) draft.forget()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      survivesReload={draft.isKept}
      unsaved={superseded === undefined && !busy && (form.isChanged || reason !== null)}
      title={t.recordAFailedAttempt}
      description={
        superseded ??
        (more === 0 ? t.whyNotDelivered(parcel) : t.whyTheseNotDelivered({ count: more + 1 }))
      }
      footer={
        superseded === undefined ? (
          <>
            <CloseButton>{common.cancel}</CloseButton>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              busy={busy}
              disabled={reason === null}
            >
              {t.recordAttempt}
            </Button>
          </>
        ) : (
          <CloseButton>{common.close}</CloseButton>
        )
      }
    >
      {superseded === undefined ? (
        <Stack
          as="form"
          id={formId}
          ref={element}
          noValidate
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault()
            form.ifValid(props.onSave)
          }}
        >
          {draft.isFound && (
            <DraftNotice
              onStartAgain={() => {
                draft.forget()
                form.change({ note: '', nextAttempt: '' })
              }}
            />
          )}
          <RadioCards<DeliveryFailure>
            legend={t.reason}
            name={`${formId}-reason`}
            value={reason ?? undefined}
            options={reasons}
            onChange={props.onChoose}
          />
          <NoteField
            label={reason === 'OTHER' ? t.whatHappened : t.noteOptional}
            {...fieldProps(form, 'note')}
          />
          <TextField
            label={t.nextAttemptOptional}
            type="date"
            min={companyToday()}
            hint={t.areToldThisDay}
            {...textProps(form, 'nextAttempt')}
          />
          {error !== null && fieldErrors(error, fields) === null && (
            <Notice tone="danger">
              <FailureText error={error} fallback={t.couldNotRecordAttempt} />
            </Notice>
          )}
          {props.isSlow && <Notice tone="info">{t.takesLonger}</Notice>}
        </Stack>
      ) : (
        t.parcelHasChanged
      )}
    </Dialog>
  )
}

const fields = ['note', 'nextAttempt'] as const
const reasons = deliveryFailures.map((value) => ({ value, label: failureLabels[value] }))
