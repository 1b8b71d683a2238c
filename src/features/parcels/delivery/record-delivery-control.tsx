import { useMachine } from '@xstate/react'
import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { isRefusal } from '../../../api/api-error.ts'
import type { Parcel } from '../../../api/model.ts'
import { useHasDelivery } from '../../../stores/outbox.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DeliveredIcon } from '../../../ui/icons/icons.tsx'
import { disabledReasonFor, useParcelFlow } from '../parcel-flow.ts'
import { RecordDeliveryDialog } from './lazy-record-delivery.ts'
import { announceDone, announceFailure, createRecordFlow } from './record-flow.ts'
import { saveDelivery } from './save-delivery.ts'

/** Records a delivery with its proof, for administrators. */
export function RecordDeliveryControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(recordFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  // Key of the dialog, so that each opening starts with empty fields.
  const [openings, setOpenings] = useState(0)
  const isInOutbox = useHasDelivery(parcel.id)
  const disabledReason = disabledReasonFor('recordDelivery', parcel)
  const saveForLater = async (delivery: NewDelivery) => {
    if (await saveDelivery(parcel, delivery)) send({ type: 'CLOSE' })
  }
  return (
    <>
      <Button
        icon={<DeliveredIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReason ?? (isInOutbox ? t.handoverIsNotRecordedYet : undefined)}
        onClick={() => {
          setOpenings(openings + 1)
          send({ type: 'OPEN' })
        }}
      >
        {common.handOver}
      </Button>
      <RecordDeliveryDialog
        key={openings}
        parcel={parcel}
        draftOf={[parcel.id]}
        open={flow.hasTag('dialog')}
        busy={flow.hasTag('busy')}
        isSlow={flow.hasTag('slow')}
        error={flow.context.error}
        superseded={flow.matches('superseded') ? (disabledReason ?? t.notPossibleNow) : undefined}
        onSave={(delivery) => {
          if (navigator.onLine) send({ type: 'SAVE', delivery })
          else void saveForLater(delivery)
        }}
        onKeep={
          flow.context.error === null || isRefusal(flow.context.error)
            ? undefined
            : (delivery) => void saveForLater(delivery)
        }
        onClose={() => send({ type: 'CLOSE' })}
      />
    </>
  )
}

const recordFlow = createRecordFlow({ announceDone, announceFailure })
