import { formatMoney, formatWeight } from '../../domain/format.ts'
import type { TrackedParcel } from '../../openapi.d.ts'
import { statusText } from './text.ts'

/** Said of a parcel on cards, its own page and the tracking page: text, or an instant. */
export type ParcelFact = { term: string } & ({ text: string } | { iso: string })

/** In their order on screen. A field of the contract is here, or among those that are shown otherwise. */
export const parcelFacts = (parcel: FactualParcel): Record<FactName, ParcelFact> => ({
  parcelType: { term: 'Type', text: statusText(parcel.parcelType) },
  weight: { term: 'Weight', text: formatWeight(parcel.weight) },
  fee: { term: 'Fee', text: formatMoney(parcel.fee) },
  createdAt: { term: 'Created', iso: parcel.createdAt },
  updatedAt: { term: 'Updated', iso: parcel.updatedAt },
})

type FactualParcel = Pick<TrackedParcel, FactName>
type FactName = Exclude<
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
