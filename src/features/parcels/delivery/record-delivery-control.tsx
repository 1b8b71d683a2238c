import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Parcel } from '../../../api/model.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DeliveredIcon } from '../../../ui/icons/icons.tsx'
import { disabledReasonFor, useParcelFlow } from '../parcel-flow.tsx'
import {
  announceDone,
  announceFailure,
  createRecordFlow,
  RecordDeliveryDialog,
} from './record-flow.ts'

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

const recordFlow = createRecordFlow({ announceDone, announceFailure })
