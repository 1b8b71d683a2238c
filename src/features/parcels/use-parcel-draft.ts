import { useState } from 'react'
import { useReceiverAt } from '../../stores/addresses.ts'
import type { Form } from '../../stores/use-form.ts'
import { valuesOf } from './parcel-draft.ts'
import type { ParcelModel, ParcelValues } from './parcel-draft.ts'

/** Prefills the form from the model at each opening. */
export function usePrefilledParcel(
  form: Pick<Form<ParcelValues>, 'values' | 'begin' | 'put' | 'saved' | 'setSaved'>,
  model: ParcelModel | null,
  open: boolean,
): void {
  const [begunWith, setBegunWith] = useState<ParcelModel | null>(null)
  if (open && model !== begunWith) {
    setBegunWith(model)
    form.begin(valuesOf(model))
  }

  const isReturn = open && model?.way === 'return'
  const found = useReceiverAt(isReturn ? model.parcel.fromAddress : null)
  const [foundFor, setFoundFor] = useState<ParcelModel | null>(null)
  if (isReturn && model === begunWith && found && foundFor !== model) {
    setFoundFor(model)
    // The sender may have chosen a receiver in the meantime.
    if (form.values.receiver === null) {
      form.put((before) => ({ ...before, receiver: found }), ['receiverId'])
      form.setSaved({ ...form.saved, receiver: found })
    }
  }
}
