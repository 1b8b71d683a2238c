import { useEffect, useRef } from 'react'
import type { Actor, AnyStateMachine } from 'xstate'
import * as t from '#texts/parcels.ts'
import { can } from '../../../machines/parcel-change.ts'
import type { ParcelChanged } from '../../../machines/parcel-change.ts'
import { reasonAgainst } from '../../../machines/parcel-lifecycle.ts'
import type { ParcelAction } from '../../../openapi.d.ts'
import type { Parcel } from '../../api/model.ts'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { moveRefusalTexts } from '../../parcel/move-refusals.ts'

/** Reason why an action is disabled; undefined if it is enabled. */
export function disabledReasonFor(action: ParcelAction, parcel: Parcel): string | undefined {
  if (can(action, parcel)) return undefined
  const reason = reasonAgainst(action, parcel)
  return reason === null ? t.notPossibleNow : moveRefusalTexts[reason]
}

type FlowActor = Actor<AnyStateMachine> & { send: (event: ParcelChanged) => void }

/** Sends the flow every newer version of its parcel, and lets the machines page inspect the flow. */
export function useParcelFlow(actor: FlowActor, parcel: Parcel): void {
  // The flow has the first version already, from its input.
  const sent = useRef(parcel)
  useEffect(() => {
    if (sent.current === parcel) return
    sent.current = parcel
    actor.send({ type: 'parcel.changed', parcel })
  }, [actor, parcel])
  useInspectable(actor, parcel.trackingId)
}
