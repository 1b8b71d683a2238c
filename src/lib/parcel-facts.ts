import * as t from '#texts/libParcelFacts.ts'
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

/** All but these, in their order: a new one is left out of nothing by mistake. */
export const factNamesBut = (...left: FactName[]): FactName[] =>
  Object.keys(factTerms)
    .filter(isFact)
    .filter((name) => !left.includes(name))

export const factsBut = (parcel: FactualParcel, ...left: FactName[]): ParcelFact[] => {
  const facts = parcelFacts(parcel)
  return factNamesBut(...left).map((name) => facts[name])
}

export function isFact(name: string): name is FactName {
  return name in factTerms
}

export const factTerms = {
  parcelType: t.type,
  weight: t.weight,
  fee: t.fee,
  createdAt: t.created,
  updatedAt: t.updated,
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
  | 'arrival'
>
