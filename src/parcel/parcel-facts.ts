import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { formatMoney, formatWeight } from '../../domain/format.ts'
import type { TrackedParcel } from '../../openapi.d.ts'
import { statusText } from './status-text.ts'

/** Fact of a parcel that is shown and printed everywhere: a text, or an instant. */
export type ParcelFact = { term: string } & ({ text: string } | { iso: string })

/** Facts in their order on screen. Every field of the contract is either here or displayed in another way. */
export const parcelFacts = (parcel: FactualParcel): Record<FactName, ParcelFact> => ({
  parcelType: { term: factTerms.parcelType, text: statusText(parcel.parcelType) },
  weight: { term: factTerms.weight, text: formatWeight(parcel.weight) },
  fee: { term: factTerms.fee, text: formatMoney(parcel.fee) },
  createdAt: { term: factTerms.createdAt, iso: parcel.createdAt },
  updatedAt: { term: factTerms.updatedAt, iso: parcel.updatedAt },
})

/** Names of all facts but these, in their order, so that a new fact appears everywhere. */
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
  weight: common.weight,
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
