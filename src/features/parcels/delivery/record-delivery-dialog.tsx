import { useId, useState } from 'react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { DeliveryProofKind, NewDelivery } from '../../../../openapi.d.ts'
import { fieldErrors } from '../../../api/field-errors.ts'
import type { Parcel } from '../../../api/model.ts'
import { useOffline } from '../../../lib/online.ts'
import { useDelivery } from '../../../stores/deliveries.ts'
import { textProps } from '../../../stores/form-fields.ts'
import { storedDelivery } from '../../../stores/outbox-storage.ts'
import { unlessErrors, useFields } from '../../../stores/use-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CloseButton } from '../../../ui/dialog/close-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { fontSize, space } from '../../../ui/theme/tokens.ts'
import { FailureText, NoteField } from '../flow-dialog.tsx'
import { DraftNotice } from '../draft-notice.tsx'
import { useDoorDraft } from '../use-door-draft.ts'
import { LockedCode } from './locked-code.tsx'
import { PhotoField } from './photo-field.tsx'
import { SignatureField } from './signature-field.tsx'

export type RecordDeliveryDialogProps = {
  parcel: Pick<Parcel, 'id' | 'trackingId'>
  /** Parcels whose input is stored as it is entered, and offered again. */
  draftOf?: readonly string[]
  /** True if closing loses nothing, since the outbox has what was entered. */
  isStored?: boolean
  /** Prefilled values; none by default. */
  initial?: NewDelivery
  open: boolean
  busy: boolean
  isSlow: boolean
  /** Error of the last save; null if it has not failed. */
  error: unknown
  /** Reason why the delivery became impossible while the dialog was open. */
  superseded: string | undefined
  /** Label of the button that records nothing; Cancel by default. */
  cancelLabel?: string
  /** Text about other pending work, which is announced; empty if there is none. */
  waiting?: string
  /** Number of parcels that are handed over together with this one; each has its own code. */
  more?: number
  /** False for couriers, who cannot unlock a locked code. */
  canUnlock?: boolean
  focusAfter?: RefObject<HTMLElement | null>
  onSave: (delivery: NewDelivery) => void
  /** Stores the delivery in this browser, to be sent later; set if it could not be sent. */
  onKeep?: ((delivery: NewDelivery) => void) | undefined
  onClose: () => void
}

export function RecordDeliveryDialog(props: RecordDeliveryDialogProps) {
  const { parcel, initial = {}, open, busy, error, superseded, onSave, onKeep, onClose } = props
  const { more = 0, canUnlock = true } = props
  const formId = useId()
  const [isPhotoBusy, setPhotoBusy] = useState(false)
  const needs = useDelivery(parcel.id, { enabled: open }).data
  const required = needs?.requiredProof ?? []
  const isUnknown = useOffline() && needs === undefined
  const isCodeLocked = needs?.isCodeLocked ?? false
  const { element, ...form } = useFields<NewDelivery, ProofField, NewDelivery>(
    {
      initial,
      fields,
      check(delivery) {
        // The locked field is hidden, so a code that was typed before must not be sent.
        const given = withoutBlanks(isCodeLocked ? { ...delivery, handoverCode: '' } : delivery)
        const left = required.map((kind) => proofFields[kind]).filter(({ field }) => !given[field])
        const missing = left.map(({ field, message }) => [field, message])
        return unlessErrors(Object.fromEntries(missing), given)
      },
    },
    error,
  )
  const { values, errors, change, ifValid } = form
  // A field that was emptied again counts as untouched.
  const isUnsaved = !props.isStored && textOf(values) !== textOf(initial)
  // Key of the fields that show their first contents only.
  const [filling, setFilling] = useState(0)
  const fillIn = (next: NewDelivery) => {
    change(next)
    setFilling(filling + 1)
  }
  const draft = useDoorDraft({
    type: 'deliver',
    parcelIds: props.draftOf,
    open,
    values: isUnsaved ? values : null,
    onFound: (found) => fillIn(storedDelivery.safeParse(found).data ?? {}),
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
      unsaved={superseded === undefined && !busy && (isUnsaved || isPhotoBusy)}
      title={common.handOver}
      {...(props.focusAfter && { focusAfter: props.focusAfter })}
      closesOnPressOutside={superseded !== undefined}
      description={
        superseded ??
        (more === 0
          ? t.whoTakes(parcel)
          : t.whoTakesWithMore({ trackingId: parcel.trackingId, count: more }))
      }
      footer={
        superseded === undefined ? (
          <>
            {props.waiting !== undefined && <Waiting>{props.waiting}</Waiting>}
            {/* Closing does not cancel a pending request. */}
            <CloseButton>{busy ? common.close : (props.cancelLabel ?? common.cancel)}</CloseButton>
            {onKeep && <Button onClick={() => ifValid(onKeep)}>{t.saveAndSendLater}</Button>}
            <Button
              type="submit"
              form={formId}
              tone="primary"
              busy={busy}
              disabledReason={isPhotoBusy ? t.waitForThePhoto : undefined}
            >
              {error === null ? t.recordDelivery : common.tryAgain}
            </Button>
          </>
        ) : (
          <CloseButton>{common.close}</CloseButton>
        )
      }
    >
      {superseded !== undefined && <p>{t.parcelHasChanged}</p>}
      {/* Hidden, not removed, since the change can be reverted, and the receiver may have signed already. */}
      <div hidden={superseded !== undefined}>
        <Stack
          as="form"
          ref={element}
          id={formId}
          noValidate
          $gap={5}
          onSubmit={(event) => {
            event.preventDefault()
            ifValid(onSave)
          }}
        >
          {draft.isFound && (
            <DraftNotice
              onStartAgain={() => {
                draft.forget()
                fillIn({ ...nothing, ...initial })
              }}
            />
          )}
          {isUnknown && <Notice tone="info">{t.youAreOfflineAtTheDoor}</Notice>}
          <TextField
            label={t.receivedBy}
            {...textProps(form, 'receivedBy')}
            autoComplete="off"
            maxLength={100}
            required={required.includes('NAME')}
          />
          {more > 0 ? null : isCodeLocked ? (
            <LockedCode parcelId={parcel.id} error={errors.handoverCode} canUnlock={canUnlock} />
          ) : (
            <Digits>
              <TextField
                label={t.handoverCode}
                name="handoverCode"
                dir="ltr"
                hint={t.aboutHandoverCode}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                required={required.includes('CODE')}
                value={values.handoverCode ?? ''}
                error={errors.handoverCode}
                onChange={(event) =>
                  change({ handoverCode: event.target.value.replaceAll(/\D/g, '') })
                }
              />
            </Digits>
          )}
          <SignatureField
            key={filling}
            initial={values.signature}
            required={required.includes('SIGNATURE')}
            error={errors.signature}
            onChange={(signature) => change({ signature })}
          />
          <PhotoField
            required={required.includes('PHOTO')}
            photo={values.photo ?? ''}
            error={errors.photo}
            busy={isPhotoBusy}
            onBusy={setPhotoBusy}
            onChange={(photo) => change({ photo })}
          />
          <NoteField value={values.note ?? ''} onChange={(note) => change({ note })} />
          {error !== null && fieldErrors(error, fields) === null && (
            <Notice tone="danger">
              <FailureText error={error} fallback={t.couldNotRecordDelivery} />
            </Notice>
          )}
          {props.isSlow && <Notice tone="info">{t.takesLonger}</Notice>}
        </Stack>
      </div>
    </Dialog>
  )
}

type ProofField = Exclude<keyof NewDelivery, 'note'>

const proofFields: Record<DeliveryProofKind, { field: ProofField; message: string }> = {
  NAME: { field: 'receivedBy', message: t.pleaseSayWhoReceivedIt },
  CODE: { field: 'handoverCode', message: t.pleaseAskForTheCode },
  SIGNATURE: { field: 'signature', message: t.pleaseLetTheReceiverSign },
  PHOTO: { field: 'photo', message: t.pleaseTakeAPhoto },
}
const fields = Object.values(proofFields).map(({ field }) => field)
const nothing = { receivedBy: '', handoverCode: '', signature: '', photo: '', note: '' }

function withoutBlanks(delivery: NewDelivery): NewDelivery {
  const given = Object.entries(delivery).filter(([, value]) => value.trim() !== '')
  return Object.fromEntries(given)
}

const textOf = (delivery: NewDelivery) => JSON.stringify(withoutBlanks(delivery))

const Waiting = styled.output`
  flex: 1 0 100%;
  font-size: ${fontSize.small};
  font-weight: 600;
  /* Takes no space without a text, but stays mounted as a live region. */
  &:empty {
    margin-bottom: -${space(3)};
  }
`

const Digits = styled.div`
  input {
    max-width: 9rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.3em;
  }
`
