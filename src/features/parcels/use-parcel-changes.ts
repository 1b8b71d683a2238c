import { useEffect, useEffectEvent, useRef } from 'react'
import type { ParcelChanged } from '../../../machines/flow-parcel.ts'
import type { Parcel } from '../../api/model.ts'

/** Tells a card's flow when its row brings a newer truth about the parcel. */
export function useParcelChanges(parcel: Parcel, send: (event: ParcelChanged) => void) {
  const tell = useEffectEvent(send)
  // What the flow began with is no news to it.
  const told = useRef(parcel)
  useEffect(() => {
    if (told.current === parcel) return
    told.current = parcel
    tell({ type: 'parcel.changed', parcel })
  }, [parcel])
}
