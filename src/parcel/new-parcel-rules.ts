import * as z from 'zod/mini'
import * as t from '#texts/rules.ts'
import { listOfAll } from '../../domain/exhaustive-list.ts'
import { phoneRule } from '../lib/phone-rule.ts'
import { issuesByField } from '../lib/field-errors.ts'
import type { FieldErrors } from '../lib/field-errors.ts'
import { typedWeight, typedWeightError } from './weight.ts'
import type { NewParcel } from '../../openapi.d.ts'

/** Fields of the contract. Only files contain coordinates, not the form. */
export type ParcelField = Exclude<keyof NewParcel, 'coordinates'>
/** Fields of a new parcel before they are checked: as text, or as yes or no. */
export type TypedParcel = {
  [Field in ParcelField]: NewParcel[Field] extends boolean | undefined ? boolean : string
}
export type ParcelErrors = FieldErrors<ParcelField>

/** Checks a new parcel, with the same messages for the form and for each row of a file. */
export function checkNewParcel(typed: TypedParcel): { body: NewParcel } | { errors: ParcelErrors } {
  const result = newParcelRules.safeParse(typed)
  if (!result.success) return { errors: issuesByField(parcelFields, result.error.issues) }
  const { note, receiverPhone, ...parcel } = result.data
  return {
    body: {
      ...parcel,
      ...(note !== '' && { note }),
      ...(receiverPhone !== '' && { receiverPhone }),
    },
  }
}

/** Reads each field from its text. */
export const typedParcel = (textOf: (field: ParcelField) => string): TypedParcel => ({
  receiverId: textOf('receiverId'),
  fromAddress: textOf('fromAddress'),
  toAddress: textOf('toAddress'),
  parcelType: textOf('parcelType'),
  weight: textOf('weight'),
  note: textOf('note'),
  receiverPhone: textOf('receiverPhone'),
})

export const parcelFields = listOfAll<ParcelField>()([
  'receiverId',
  'fromAddress',
  'toAddress',
  'parcelType',
  'weight',
  'note',
  'receiverPhone',
])

const fieldRules = {
  receiverId: z.string().check(z.minLength(1, t.receiverIsRequired)),
  fromAddress: addressRule(t.fromAddressIsRequired, t.fromAddressIsTooLong),
  toAddress: addressRule(t.toAddressIsRequired, t.toAddressIsTooLong),
  parcelType: z.enum(['PACKAGE', 'DOCUMENT'], t.parcelTypeIsRequired),
  weight: z.pipe(
    z.string().check(({ value, issues }) => {
      const message = typedWeightError(value)
      if (message !== null) issues.push({ code: 'custom', input: value, message })
    }),
    z.transform(typedWeight),
  ),
  note: z.string().check(z.trim(), z.maxLength(1000, t.noteIsTooLong)),
  receiverPhone: phoneRule,
} satisfies Record<ParcelField, z.ZodMiniType>

const newParcelRules = z.object(fieldRules)

function addressRule(required: string, tooLong: string) {
  return z.string().check(z.trim(), z.minLength(1, required), z.maxLength(500, tooLong))
}
