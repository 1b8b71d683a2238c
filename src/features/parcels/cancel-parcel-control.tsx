import { useMachine } from '@xstate/react'
import { parcelCancelMachine } from '../../../machines/parcel-cancel.ts'
import { messageOf } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { cancelParcel } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { CanceledIcon } from '../../ui/icons/icons.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { FlowDialog } from './flow-dialog.tsx'
import { disabledReasonFor } from './disabled-reason.ts'
import { parcelCall } from './parcel-call.ts'
import { useParcelChanges } from './use-parcel-changes.ts'

export function CancelParcelControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(cancelFlow, { input: { parcel } })
  useParcelChanges(parcel, send)
  useInspectable(actor, parcel.trackingId)
  const disabledReason = disabledReasonFor('cancel', parcel)
  return (
    <>
      <Button
        icon={<CanceledIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReason}
        onClick={() => send({ type: 'CANCEL' })}
      >
        Cancel Parcel
      </Button>
      <FlowDialog
        open={flow.hasTag('dialog')}
        title="Cancel this parcel?"
        confirmLabel={flow.matches('failed') ? 'Try again' : 'Yes, cancel parcel'}
        keepLabel="Keep parcel"
        tone="danger"
        busy={flow.hasTag('busy')}
        slow={flow.hasTag('slow')}
        error={flow.context.error}
        fallback={failed}
        superseded={flow.matches('superseded') ? disabledReason : undefined}
        onConfirm={() => send({ type: flow.matches('failed') ? 'RETRY' : 'CONFIRM' })}
        onKeep={() => send({ type: 'KEEP' })}
      >
        {parcel.trackingId} will not be delivered. This cannot be undone.
      </FlowDialog>
    </>
  )
}

const failed = 'Failed to cancel parcel'
const announceDone = () => toast.success('Parcel canceled successfully')
const announceFailure = (error: unknown) => toast.error(messageOf(error, failed))

const cancelFlow = parcelCancelMachine.provide({
  actors: {
    cancelParcel: parcelCall<{ parcelId: string }>({
      call: ({ parcelId }) => cancelParcel(parcelId),
      expected: ({ parcelId }) => ({
        id: parcelId,
        status: 'CANCELED',
        isBlocked: false,
        isCanceled: true,
      }),
      done: announceDone,
      failed: announceFailure,
    }),
  },
  actions: { announceDone, announceFailure: (_, { error }) => announceFailure(error) },
})
