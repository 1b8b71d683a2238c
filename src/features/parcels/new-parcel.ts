import * as z from 'zod/mini'
import type { NewParcel, ParcelType } from '../../../openapi.d.ts'
import type { Receiver } from '../../api/normal-form.ts'

/** What stands in the form's fields, as typed. */
export type ParcelDraft = {
  receiver: Receiver | null
  fromAddress: string
  toAddress: string
  parcelType: ParcelType
  weight: string
  note: string
}

/** As the contract names them. */
export type DraftField = keyof NewParcel
export type DraftErrors = Partial<Record<DraftField, string>>

export const emptyDraft: ParcelDraft = {
  receiver: null,
  fromAddress: '',
  toAddress: '',
  parcelType: 'PACKAGE',
  weight: '',
  note: '',
}

export type CheckedDraft = { parcel: NewParcel } | { errors: DraftErrors }

export function checkDraft(draft: ParcelDraft): CheckedDraft {
  const result = newParcelRules.safeParse({ ...draft, receiverId: draft.receiver?.id ?? '' })
  if (!result.success) return { errors: firstErrors(result.error.issues) }
  const { note, ...parcel } = result.data
  return { parcel: note === '' ? parcel : { ...parcel, note } }
}

export function isDraftField(name: string): name is DraftField {
  return name in newParcelRules.shape
}

/** Has anything been typed that would be missed? */
export function hasContent(draft: ParcelDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(emptyDraft)
}

export function weightOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed)
}

const notPositive = 'Weight must be greater than 0'

const newParcelRules = z.object({
  receiverId: z.string().check(z.minLength(1, 'Receiver is required')),
  fromAddress: addressRule('From Address'),
  toAddress: addressRule('To Address'),
  parcelType: z.enum(['PACKAGE', 'DOCUMENT'], 'Parcel type is required'),
  weight: z.pipe(
    z.pipe(z.string(), z.transform(weightOf)),
    z
      .number(notPositive)
      .check(
        z.gt(0, notPositive),
        z.lte(1000, 'Weight must be at most 1000'),
        z.refine(hasAtMostTwoDecimals, 'Weight must have at most two decimals'),
      ),
  ),
  note: z.string().check(z.trim(), z.maxLength(1000, 'Note must be at most 1000 characters')),
})

function addressRule(name: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(500, `${name} must be at most 500 characters`),
    )
}

function hasAtMostTwoDecimals(weight: number): boolean {
  // 0.07 * 100 is 7.000000000000001: compare the written numbers instead.
  return Number(weight.toFixed(2)) === weight
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): DraftErrors {
  const errors: DraftErrors = {}
  for (const { path, message } of issues) {
    const field = String(path[0])
    if (isDraftField(field)) errors[field] ??= message
  }
  return errors
}
