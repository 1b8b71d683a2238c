import { useMachine } from '@xstate/react'
import { useId } from 'react'
import { parcelStatusMachine } from '../../../machines/parcel-status.ts'
import type { DeliveryStatus } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { updateParcelStatus } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EditIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { FailureText } from './failure-text.tsx'
import { disabledReasonFor } from './disabled-reason.ts'
import { parcelCall } from './parcel-call.ts'
import { StatusChoice } from './status-choice.tsx'
import { useParcelChanges } from './use-parcel-changes.ts'

export function UpdateStatusControl({ parcel }: { parcel: Parcel }) {
  const formId = useId()
  const [flow, send, actor] = useMachine(statusFlow, { input: { parcel } })
  useParcelChanges(parcel, send)
  useInspectable(actor, parcel.trackingId)
  const { chosen, error } = flow.context
  const busy = flow.hasTag('busy')
  return (
    <>
      <Button
        icon={<EditIcon />}
        busy={busy}
        disabledReason={disabledReasonFor('updateStatus', parcel)}
        onClick={() => send({ type: 'OPEN' })}
      >
        Update Status
      </Button>
      <Dialog
        open={flow.hasTag('dialog')}
        onClose={() => send({ type: 'CLOSE' })}
        title="Update Status"
        description={`Where does ${parcel.trackingId} stand?`}
        footer={
          <>
            <Button onClick={() => send({ type: 'CLOSE' })}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              busy={busy}
              disabled={chosen === null}
            >
              Save
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'SAVE' })
          }}
        >
          <StatusChoice
            formId={formId}
            chosen={chosen}
            onChoose={(status) => send({ type: 'CHOOSE', status })}
          />
          {error !== null && (
            <Notice tone="danger">
              <FailureText error={error} fallback={failed} />
            </Notice>
          )}
          {flow.hasTag('slow') && <Notice tone="info">This takes longer than usual.</Notice>}
        </form>
      </Dialog>
    </>
  )
}

const failed = 'Failed to update status'
const announce = (status: string) => toast.success(`Parcel status updated to ${status}`)
const announceFailure = (error: unknown) => toast.error(messageOf(error, failed))

const statusFlow = parcelStatusMachine.provide({
  actors: {
    updateParcelStatus: parcelCall<{ parcelId: string; status: DeliveryStatus }>({
      call: ({ parcelId, status }) => updateParcelStatus(parcelId, status),
      expected: ({ parcelId, status }) => ({
        id: parcelId,
        status,
        isBlocked: false,
        isCanceled: status === 'CANCELED',
      }),
      done: ({ status }) => announce(status),
      failed: announceFailure,
    }),
  },
  actions: {
    // A blocked parcel shows BLOCKED whatever was set: name the status that the person chose.
    announceDone: ({ context }) => announce(context.chosen ?? context.parcel.status),
    announceFailure: (_, { error }) => announceFailure(error),
  },
})
