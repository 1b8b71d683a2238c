import { errorsByField, hasErrors } from '../lib/field-errors.ts'
import type { FieldErrors } from '../lib/field-errors.ts'
import { ApiError, messageOf } from './api-error.ts'

/** Collects the host's messages on these fields; null if it has sent none. */
export function fieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FieldErrors<Field> | null {
  if (!(error instanceof ApiError)) return null
  const found = errorsByField(fields, error.fieldErrors)
  return hasErrors(found) ? found : null
}

/** Message above a form's fields; undefined if the fields show it, or nothing has failed. */
export const failureText = (error: unknown, fields: readonly string[], failed: string) =>
  error === null || fieldErrors(error, fields) ? undefined : messageOf(error, failed)
