import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { deliveryRecordMachine } from '../../../../machines/delivery-record.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { messageOf } from '../../../api/api-error.ts'
import { recordDelivery } from '../../../api/deliveries.ts'
import type { Parcel } from '../../../api/model.ts'
import { invalidateDeliveries } from '../../../stores/deliveries.ts'
import { Button } from '../../../ui/button/button.tsx'
import { lazyDialog } from '../../../ui/dialog/dialog.tsx'
import { DeliveredIcon } from '../../../ui/icons/icons.tsx'
import { toast } from '../../../ui/toast/toast.tsx'
import { disabledReasonFor, parcelRequest, useParcelFlow } from '../parcel-flow.tsx'
import type { RecordDeliveryDialogProps } from './record-delivery-dialog.tsx'

const RecordDeliveryDialog = lazyDialog<RecordDeliveryDialogProps>(
  async () => (await import('./record-delivery-dialog.tsx')).RecordDeliveryDialog,
)

/** An administrator hands a parcel over, with what proves it. */
export function RecordDeliveryControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(recordFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  // A dialog that is opened anew begins with empty fields.
  const [openings, setOpenings] = useState(0)
  const disabledReason = disabledReasonFor('recordDelivery', parcel)
  return (
    <>
      <Button
        icon={<DeliveredIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReason}
        onClick={() => {
          setOpenings(openings + 1)
          send({ type: 'OPEN' })
        }}
      >
        Hand over
      </Button>
      <RecordDeliveryDialog
        key={openings}
        parcel={parcel}
        open={flow.hasTag('dialog')}
        busy={flow.hasTag('busy')}
        isSlow={flow.hasTag('slow')}
        error={flow.context.error}
        superseded={
          flow.matches('superseded')
            ? (disabledReason ?? 'Not possible for this parcel now')
            : undefined
        }
        onSave={(delivery) => send({ type: 'SAVE', delivery })}
        onClose={() => send({ type: 'CLOSE' })}
      />
    </>
  )
}

const announceDone = () => {
  invalidateDeliveries()
  toast.success('Delivery recorded')
}
const announceFailure = (error: unknown) =>
  toast.error(messageOf(error, 'Failed to record the delivery'))

const recordFlow = deliveryRecordMachine.provide({
  actors: {
    recordDelivery: parcelRequest<{ parcelId: string; delivery: NewDelivery }>({
      role: 'ADMIN',
      request: ({ parcelId, delivery }) =>
        // A wrong code may have been the last try.
        recordDelivery(parcelId, delivery).finally(invalidateDeliveries),
      isDone: ({ status }) => status === 'DELIVERED',
      expected: () => ({ status: 'DELIVERED', isBlocked: false, isCanceled: false }),
      announceDone,
      announceFailure,
    }),
  },
  actions: { announceDone, announceFailure: (_, { error }) => announceFailure(error) },
})
