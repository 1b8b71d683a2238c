import { ApiError } from '../../api/api-error.ts'
import { isDraftField } from './new-parcel.ts'
import type { DraftErrors } from './new-parcel.ts'

/** What the server says about single fields of the form. */
export function fieldErrorsIn(error: unknown): DraftErrors {
  const errors: DraftErrors = {}
  if (!(error instanceof ApiError)) return errors
  for (const { path, message } of error.fieldErrors) {
    if (isDraftField(path)) errors[path] ??= message
  }
  return errors
}
