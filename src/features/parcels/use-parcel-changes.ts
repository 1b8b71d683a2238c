import { useEffect, useEffectEvent } from 'react'
import type { ParcelChanged } from '../../../machines/flow-parcel.ts'
import type { Parcel } from '../../api/normal-form.ts'

/** Tells a card's flow when its row brings a newer truth about the parcel. */
export function useParcelChanges(parcel: Parcel, send: (event: ParcelChanged) => void) {
  const tell = useEffectEvent(send)
  useEffect(() => tell({ type: 'parcel.changed', parcel }), [parcel])
}
