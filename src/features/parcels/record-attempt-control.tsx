import { useMachine } from '@xstate/react'
import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { deliveryFailures, failureLabels } from '../../../domain/failed-attempt.ts'
import { deliveryAttemptMachine } from '../../../machines/delivery-attempt.ts'
import type { DeliveryFailure } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { recordDeliveryAttempt } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'
import { localToday } from '../../lib/days.ts'
import { AttemptIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import {
  disabledReasonFor,
  FailureText,
  NoteField,
  parcelRequest,
  useParcelFlow,
} from './parcel-flow.tsx'

/** An administrator records that a parcel could not be handed over. */
export function RecordAttemptControl({ parcel }: { parcel: Parcel }) {
  const formId = useId()
  const [flow, send, actor] = useMachine(attemptFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  const [note, setNote] = useState('')
  const [noteError, setNoteError] = useState<string>()
  const [nextAttempt, setNextAttempt] = useState('')
  const { reason, error } = flow.context
  const busy = flow.hasTag('busy')
  const isSuperseded = flow.matches('superseded')
  const disabledReason = disabledReasonFor('recordAttempt', parcel)
  const close = () => send({ type: 'CLOSE' })

  function save() {
    const isNoteMissing = reason === 'OTHER' && note.trim() === ''
    setNoteError(isNoteMissing ? 'Please say what happened' : undefined)
    if (!isNoteMissing) send({ type: 'SAVE', note, nextAttempt })
  }

  return (
    <>
      <Button
        icon={<AttemptIcon />}
        busy={busy}
        disabledReason={disabledReason}
        onClick={() => {
          setNote('')
          setNoteError(undefined)
          setNextAttempt('')
          send({ type: 'OPEN' })
        }}
      >
        Failed attempt
      </Button>
      <Dialog
        open={flow.hasTag('dialog')}
        onClose={close}
        title="Record a failed attempt"
        description={
          isSuperseded
            ? (disabledReason ?? 'Not possible for this parcel now')
            : `Why could ${parcel.trackingId} not be delivered? Sender and receiver will be told.`
        }
        footer={
          isSuperseded ? (
            <Button onClick={close}>Close</Button>
          ) : (
            <>
              <Button onClick={close}>Cancel</Button>
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
          )
        }
      >
        {isSuperseded ? (
          'The parcel has changed in the meantime.'
        ) : (
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
              onChange={(chosen) => send({ type: 'CHOOSE', reason: chosen })}
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
                <FailureText error={error} fallback={failed} />
              </Notice>
            )}
            {flow.hasTag('slow') && <Notice tone="info">This takes longer than usual.</Notice>}
          </Stack>
        )}
      </Dialog>
    </>
  )
}

const reasons = deliveryFailures.map((value) => ({ value, label: failureLabels[value] }))

const failed = 'Failed to record the attempt'
const announceDone = () => toast.success('Failed attempt recorded')
const announceFailure = (error: unknown) => toast.error(messageOf(error, failed))

const attemptFlow = deliveryAttemptMachine.provide({
  actors: {
    recordDeliveryAttempt: parcelRequest<{
      parcelId: string
      reason: DeliveryFailure
      note: string
      nextAttempt: string
    }>({
      role: 'ADMIN',
      request: ({ parcelId, ...attempt }) => recordDeliveryAttempt(parcelId, attempt),
      isDone: ({ log }, { reason }) => log.at(-1)?.failedAttempt === reason,
      expected: () => ({ status: 'IN_TRANSIT', isBlocked: false, isCanceled: false }),
      announceDone,
      announceFailure,
    }),
  },
  actions: { announceDone, announceFailure: (_, { error }) => announceFailure(error) },
})
