import * as t from '#texts/addresses.ts'
import { isName } from '../../../domain/visible-text.ts'
import type { NewAddress } from '../../../openapi.d.ts'
import type { FieldErrors } from '../../lib/field-errors.ts'

/** Checks by the contract's rules, with the same messages for the form and for files. */
export function entryErrors({ label, address }: Pick<NewAddress, 'label' | 'address'>) {
  const errors: FieldErrors<keyof NewAddress> = {}
  if (label.trim() === '') errors.label = t.labelIsRequired
  else if (lengthOf(label) > 100) errors.label = t.labelTooLong
  else if (!isName(label.trim())) errors.label = t.labelIsUnreadable
  if (address.trim() === '') errors.address = t.addressIsRequired
  else if (lengthOf(address) > 500) errors.address = t.addressTooLong
  return errors
}

const lengthOf = (text: string) => Array.from(text.trim()).length

/** Limit of the contract. */
export const maxEntries = 500
