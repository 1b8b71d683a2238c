import { useMachine } from '@xstate/react'
import { deliveryConfirmationMachine } from '../../../../machines/delivery-confirmation.ts'
import { messageOf } from '../../../api/api-error.ts'
import type { Parcel } from '../../../api/model.ts'
import { confirmDelivery } from '../../../api/parcels.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import { toast } from '../../../ui/toast/toast.tsx'
import { useInspectable } from '../../../lib/actor-inspection.ts'
import { FlowDialog } from '../flow-dialog.tsx'
import { disabledReasonFor } from '../disabled-reason.ts'
import { parcelCall } from '../parcel-call.ts'
import { useParcelChanges } from '../use-parcel-changes.ts'

export function ConfirmDeliveryControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(confirmationFlow, { input: { parcel } })
  useParcelChanges(parcel, send)
  useInspectable(actor, parcel.trackingId)
  const disabledReason = disabledReasonFor('confirmDelivery', parcel)
  return (
    <>
      <Button
        tone="primary"
        icon={<CheckIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReason}
        onClick={() => send({ type: 'CONFIRM_DELIVERY' })}
      >
        Confirm Delivery
      </Button>
      <FlowDialog
        open={flow.hasTag('dialog')}
        title="Has this parcel arrived?"
        confirmLabel={flow.matches('failed') ? 'Try again' : 'Yes, it has arrived'}
        keepLabel="Not yet"
        busy={flow.hasTag('busy')}
        slow={flow.hasTag('slow')}
        error={flow.context.error}
        fallback={failed}
        superseded={flow.matches('superseded') ? disabledReason : undefined}
        onConfirm={() => send({ type: flow.matches('failed') ? 'RETRY' : 'CONFIRM' })}
        onKeep={() => send({ type: 'KEEP' })}
      >
        {parcel.trackingId} will be marked as delivered.
      </FlowDialog>
    </>
  )
}

const failed = 'Failed to confirm delivery'
const announceDone = () => toast.success('Delivery confirmed!')
const announceFailure = (error: unknown) => toast.error(messageOf(error, failed))

const confirmationFlow = deliveryConfirmationMachine.provide({
  actors: {
    confirmDelivery: parcelCall<{ parcelId: string }>({
      call: ({ parcelId }) => confirmDelivery(parcelId),
      expected: ({ parcelId }) => ({
        id: parcelId,
        status: 'DELIVERED',
        isBlocked: false,
        isCanceled: false,
      }),
      done: announceDone,
      failed: announceFailure,
    }),
  },
  actions: { announceDone, announceFailure: (_, { error }) => announceFailure(error) },
})
