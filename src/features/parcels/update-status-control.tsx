import { useMachine } from '@xstate/react'
import { useId, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { deliveryStatuses } from '../../../machines/parcel-lifecycle.ts'
import { parcelStatusMachine, preselected } from '../../../machines/parcel-status.ts'
import type { DeliveryStatus } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { updateParcelStatus } from '../../api/parcels.ts'
import { statusIcons } from '../../parcel/status-icons.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'
import { EditIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { statusText } from '../../parcel/status-text.ts'
import { FailureText, NoteField } from './flow-dialog.tsx'
import { disabledReasonFor, useParcelFlow } from './parcel-flow.ts'
import { parcelRequest } from './parcel-request.ts'

/** Sets a parcel's status, for administrators. */
export function UpdateStatusControl({ parcel }: { parcel: Parcel }) {
  const formId = useId()
  const [note, setNote] = useState('')
  const [flow, send, actor] = useMachine(statusFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  const { chosen, error } = flow.context
  const busy = flow.hasTag('busy')
  return (
    <>
      <Button
        icon={<EditIcon />}
        busy={busy}
        disabledReason={disabledReasonFor('updateStatus', parcel)}
        onClick={() => {
          setNote('')
          send({ type: 'OPEN' })
        }}
      >
        {t.updateStatus}
      </Button>
      <Dialog
        open={flow.hasTag('dialog')}
        onClose={() => send({ type: 'CLOSE' })}
        unsaved={(chosen !== preselected(parcel.status) || note !== '') && !busy}
        title={t.updateStatus}
        description={t.whereDoesItStand(parcel)}
        footer={
          <>
            <CloseButton>{common.cancel}</CloseButton>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              busy={busy}
              disabled={chosen === null}
            >
              {common.save}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'SAVE', note })
          }}
        >
          <StatusChoice
            formId={formId}
            chosen={chosen}
            onChoose={(status) => send({ type: 'CHOOSE', status })}
          />
          <NoteField value={note} onChange={setNote} />
          {error !== null && (
            <Notice tone="danger">
              <FailureText error={error} fallback={t.couldNotUpdateStatus} />
            </Notice>
          )}
          {flow.hasTag('slow') && <Notice tone="info">{t.takesLonger}</Notice>}
        </form>
      </Dialog>
    </>
  )
}

const announce = (status: string) => toast.success(t.statusUpdatedTo({ status }))
const announceFailure = (error: unknown) => toast.error(messageOf(error, t.couldNotUpdateStatus))

const statusFlow = parcelStatusMachine.provide({
  actors: {
    updateParcelStatus: parcelRequest<{ parcelId: string; status: DeliveryStatus; note: string }>({
      role: 'ADMIN',
      request: ({ parcelId, ...update }) => updateParcelStatus(parcelId, update),
      isDone: (parcel, { status }) => parcel.status === status,
      expected: ({ status }) => ({ status, isBlocked: false, isCanceled: status === 'CANCELED' }),
      announceDone: ({ status }) => announce(status),
      announceFailure,
    }),
  },
  actions: {
    // A blocked parcel always shows BLOCKED, so the toast mentions the chosen status.
    announceDone: ({ context }) => announce(context.chosen ?? context.parcel.status),
    announceFailure: (_, { error }) => announceFailure(error),
  },
})

type StatusChoiceProps = {
  /** ID of the form around it. */
  formId: string
  chosen: DeliveryStatus | null
  onChoose: (status: DeliveryStatus) => void
}

/** Chooses a status that administrators are allowed to set; blocking is a separate action. */
export function StatusChoice({ formId, chosen, onChoose }: StatusChoiceProps) {
  return (
    <RadioCards<DeliveryStatus>
      legend={common.status}
      name={`${formId}-status`}
      value={chosen ?? undefined}
      options={statusOptions}
      onChange={onChoose}
    />
  )
}

const statusOptions = deliveryStatuses.map((status) => ({
  value: status,
  label: statusText(status),
  icon: statusIcons[status],
}))
