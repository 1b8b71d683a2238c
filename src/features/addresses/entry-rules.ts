import type { NewAddress } from '../../../openapi.d.ts'
import type { FieldErrors } from '../../lib/field-errors.ts'

/** By the contract's rules and with its sentences; a form and a file read the same. */
export function entryErrors({ label, address }: Pick<NewAddress, 'label' | 'address'>) {
  const errors: FieldErrors<keyof NewAddress> = {}
  if (label.trim() === '') errors.label = 'Label is required'
  else if (lengthOf(label) > 100) errors.label = 'Label must be at most 100 characters'
  if (address.trim() === '') errors.address = 'Address is required'
  else if (lengthOf(address) > 500) errors.address = 'Address must be at most 500 characters'
  return errors
}

const lengthOf = (text: string) => Array.from(text.trim()).length

/** As the contract says. */
export const maxEntries = 500
