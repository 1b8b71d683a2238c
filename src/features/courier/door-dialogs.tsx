import { useState } from 'react'
import type { ComponentType } from 'react'
import type { DeliveryFailure, NewDelivery } from '../../../openapi.d.ts'
import type { CourierParcel } from './merged-run.ts'
import { useDoorInput } from './use-door-input.ts'
import type { DoorInputOptions } from './use-door-input.ts'

/** Dialogs that couriers share with administrators; the page passes them in. */
export interface CourierDialogs {
  DeliveryDialog: ComponentType<DeliveryDialogProps>
  AttemptDialog: ComponentType<AttemptDialogProps>
}

interface DialogProps {
  open: boolean
  busy: boolean
  isSlow: boolean
  error: unknown
  superseded: string | undefined
  onClose: () => void
}

type DeliveryDialogProps = DialogProps & {
  parcel: { id: string; trackingId: string }
  more?: number
  draftOf?: readonly string[]
  isStored?: boolean
  canUnlock?: boolean
  initial?: NewDelivery
  onSave: (delivery: NewDelivery) => void
}

type AttemptDialogProps = DialogProps & {
  parcel: Pick<CourierParcel, 'trackingId'>
  more?: number
  draftOf?: readonly string[]
  reason: DeliveryFailure | null
  onChoose: (reason: DeliveryFailure) => void
  onSave: (details: { note: string; nextAttempt: string }) => void
}

/** A delivery or a failed attempt that the courier is about to record for these parcels. */
export interface DoorInput {
  type: 'deliver' | 'attempt'
  parcels: readonly CourierParcel[]
}

type DoorDialogsProps = CourierDialogs &
  DoorInputOptions & {
    runId: string
    input: DoorInput | null
  }

/** Asks for the proof or the reason, and stores it for each of the parcels. */
export function DoorDialogs({ runId, input, onDone, onClose, ...dialogs }: DoorDialogsProps) {
  const { DeliveryDialog, AttemptDialog } = dialogs
  const { busy, error, isStored, save, close } = useDoorInput({ onDone, onClose })
  const [{ shown, openings }, show] = useState({ shown: input, openings: 0 })
  const [reason, setReason] = useState<DeliveryFailure | null>(null)
  // The last question stays on screen while its dialog closes.
  if (input !== null && input !== shown) {
    show({ shown: input, openings: openings + 1 })
    setReason(null)
  }
  const [first, ...others] = shown?.parcels ?? []
  if (shown === null || first === undefined) return null
  const draftOf = shown.parcels.map(({ _id }) => _id)
  const common = { draftOf, busy, isSlow: false, error, superseded: undefined, onClose: close }
  const idsOf = ({ _id: parcelId, trackingId }: CourierParcel) => ({ runId, parcelId, trackingId })
  return (
    <>
      <DeliveryDialog
        {...common}
        key={`deliver ${openings}`}
        open={input?.type === 'deliver'}
        parcel={{ id: first._id, trackingId: first.trackingId }}
        more={others.length}
        canUnlock={false}
        isStored={isStored}
        onSave={(delivery) =>
          save(shown.parcels.map((parcel) => ({ type: 'deliver', delivery, ...idsOf(parcel) })))
        }
      />
      <AttemptDialog
        {...common}
        key={`attempt ${openings}`}
        open={input?.type === 'attempt'}
        parcel={first}
        more={others.length}
        reason={reason}
        onChoose={setReason}
        onSave={(details) => {
          if (reason === null) return
          const attempt = { reason, ...details }
          save(shown.parcels.map((parcel) => ({ type: 'attempt', attempt, ...idsOf(parcel) })))
        }}
      />
    </>
  )
}
