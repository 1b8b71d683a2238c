import type { ParcelType } from '../../../openapi.d.ts'
import type { Parcel, Person, Receiver } from '../../api/model.ts'
import type { TypedParcel } from '../../parcel/new-parcel-rules.ts'

/** Contents of the form's fields. */
export type ParcelValues = Omit<TypedParcel, 'receiverId' | 'parcelType'> & {
  receiver: Receiver | null
  parcelType: ParcelType
}

export const emptyParcel: ParcelValues = {
  receiver: null,
  fromAddress: '',
  toAddress: '',
  parcelType: 'PACKAGE',
  weight: '',
  note: '',
  receiverPhone: '',
}

/** Earlier parcel that prefills a new one, which is sent again or returned. */
export interface ParcelModel {
  way: 'again' | 'return'
  parcel: Parcel
}

/** Prefills the form; a return has no receiver, since the parcel does not name them. */
export function valuesOf(model: ParcelModel | null): ParcelValues {
  if (model === null) return emptyParcel
  const { way, parcel } = model
  const { fromAddress, toAddress, parcelType, weight, note } = parcel
  const content = { parcelType, weight: String(weight), receiverPhone: '' }
  if (way === 'again') {
    const receiver = receiverFrom(parcel.receiver)
    return { ...content, receiver, fromAddress, toAddress, note: note ?? '' }
  }
  // The note was for the first delivery.
  return { ...content, receiver: null, fromAddress: toAddress, toAddress: fromAddress, note: '' }
}

/** Null for a person without an ID, to whom nothing can be sent. */
function receiverFrom(person: Person | null): Receiver | null {
  if (person === null || person.id === null) return null
  const { id, name, email } = person
  return { id, name: name ?? email ?? id, email: email ?? '' }
}
