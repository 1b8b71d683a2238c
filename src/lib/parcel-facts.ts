import { formatMoney, formatWeight } from '../../domain/format.ts'
import type { TrackedParcel } from '../../openapi.d.ts'
import { statusText } from './text.ts'

/** Said of a parcel wherever it is shown or printed: text, or an instant. */
export type ParcelFact = { term: string } & ({ text: string } | { iso: string })

/** In their order on screen. A field of the contract is here, or among those that are shown otherwise. */
export const parcelFacts = (parcel: FactualParcel): Record<FactName, ParcelFact> => ({
  parcelType: { term: factTerms.parcelType, text: statusText(parcel.parcelType) },
  weight: { term: factTerms.weight, text: formatWeight(parcel.weight) },
  fee: { term: factTerms.fee, text: formatMoney(parcel.fee) },
  createdAt: { term: factTerms.createdAt, iso: parcel.createdAt },
  updatedAt: { term: factTerms.updatedAt, iso: parcel.updatedAt },
})

export const factTerms = {
  parcelType: 'Type',
  weight: 'Weight',
  fee: 'Fee',
  createdAt: 'Created',
  updatedAt: 'Updated',
} satisfies Record<FactName, string>

type FactualParcel = Pick<TrackedParcel, FactName>
export type FactName = Exclude<
  keyof TrackedParcel,
  | 'trackingId'
  | 'senderId'
  | 'receiverId'
  | 'fromAddress'
  | 'toAddress'
  | 'status'
  | 'isBlocked'
  | 'isCanceled'
  | 'statusLogs'
>
