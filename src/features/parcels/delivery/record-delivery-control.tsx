import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { deliveryRecordMachine } from '../../../../machines/delivery-record.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { isRefusal, messageOf } from '../../../api/api-error.ts'
import type { Parcel } from '../../../api/model.ts'
import { invalidateDeliveries } from '../../../stores/deliveries.ts'
import { useKeptHandover } from '../../../stores/kept-handovers.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DeliveredIcon } from '../../../ui/icons/icons.tsx'
import { toast } from '../../../ui/toast/toast.tsx'
import { disabledReasonFor, parcelRequest, useParcelFlow } from '../parcel-flow.tsx'
import { keepDelivery, recordUnderKey } from './keep-delivery.ts'
import { RecordDeliveryDialog } from './lazy-record-delivery.ts'

/** An administrator hands a parcel over, with what proves it. */
export function RecordDeliveryControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(recordFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  // A dialog that is opened anew begins with empty fields.
  const [openings, setOpenings] = useState(0)
  const kept = useKeptHandover(parcel.id)
  const disabledReason = disabledReasonFor('recordDelivery', parcel)
  const keep = (delivery: NewDelivery) => {
    if (keepDelivery(parcel, delivery)) send({ type: 'CLOSE' })
  }
  return (
    <>
      <Button
        icon={<DeliveredIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReason ?? (kept && keptReason)}
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
        onSave={(delivery) => {
          if (navigator.onLine) send({ type: 'SAVE', delivery })
          else keep(delivery)
        }}
        onKeep={flow.context.error === null || isRefusal(flow.context.error) ? undefined : keep}
        onClose={() => send({ type: 'CLOSE' })}
      />
    </>
  )
}

const keptReason = 'Its handover is saved in this browser, and not recorded yet'

const announceDone = () => {
  invalidateDeliveries()
  toast.success('Delivery recorded')
}
const announceFailure = (error: unknown) => {
  // A wrong code may have been the last try.
  invalidateDeliveries()
  toast.error(messageOf(error, 'Failed to record the delivery'))
}

const recordFlow = deliveryRecordMachine.provide({
  actors: {
    recordDelivery: parcelRequest<{ parcelId: string; delivery: NewDelivery }>({
      role: 'ADMIN',
      request: ({ parcelId, delivery }) => recordUnderKey(parcelId, delivery),
      isDone: ({ status }) => status === 'DELIVERED',
      expected: () => ({ status: 'DELIVERED', isBlocked: false, isCanceled: false }),
      announceDone,
      announceFailure,
    }),
  },
  actions: { announceDone, announceFailure: (_, { error }) => announceFailure(error) },
})
