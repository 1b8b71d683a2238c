import type { ParcelType } from '../../../openapi.d.ts'
import type { Receiver } from '../../api/model.ts'
import { checkNewParcel } from '../../lib/new-parcel-rules.ts'
import type { TypedParcel } from '../../lib/new-parcel-rules.ts'

/** What stands in the form's fields, as typed. */
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
}

export const checkDraft = ({ receiver, ...typed }: ParcelDraft) =>
  checkNewParcel({ ...typed, receiverId: receiver?.id ?? '' })

/** Has anything been typed that would be missed? */
export function hasContent(draft: ParcelDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(emptyDraft)
}
