import type { ParcelType } from '../../../openapi.d.ts'
import type { Parcel, Person, Receiver } from '../../api/model.ts'
import type { TypedParcel } from '../../lib/new-parcel-rules.ts'

/** Contents of the form's fields, as typed. */
export type ParcelDraft = Omit<TypedParcel, 'receiverId' | 'parcelType'> & {
  receiver: Receiver | null
  parcelType: ParcelType
}

export const emptyDraft: ParcelDraft = {
  receiver: null,
  fromAddress: '',
  toAddress: '',
  parcelType: 'PACKAGE',
  weight: '',
  note: '',
  receiverPhone: '',
}

/** An earlier parcel that a new one is like: sent once more, or on its way back. */
export interface ParcelModel {
  way: 'again' | 'return'
  parcel: Parcel
}

/** Fills in the form. No parcel says who receives it on its way back. */
export function draftOf(model: ParcelModel | null): ParcelDraft {
  if (model === null) return emptyDraft
  const { way, parcel } = model
  const { fromAddress, toAddress, parcelType, weight, note } = parcel
  const content = { parcelType, weight: String(weight), receiverPhone: '' }
  if (way === 'again') {
    const receiver = receiverFrom(parcel.receiver)
    return { ...content, receiver, fromAddress, toAddress, note: note ?? '' }
  }
  // The note was for the way there.
  return { ...content, receiver: null, fromAddress: toAddress, toAddress: fromAddress, note: '' }
}

/** A host may name a person without an id, who then cannot be sent to. */
function receiverFrom(person: Person | null): Receiver | null {
  if (person === null || person.id === null) return null
  const { id, name, email } = person
  return { id, name: name ?? email ?? id, email: email ?? '' }
}
