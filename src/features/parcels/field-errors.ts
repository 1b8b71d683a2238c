import { ApiError } from '../../api/api-error.ts'
import { isParcelField } from '../../lib/new-parcel-rules.ts'
import type { ParcelErrors } from '../../lib/new-parcel-rules.ts'

/** What the server says about single fields of the form. */
export function fieldErrorsIn(error: unknown): ParcelErrors {
  const errors: ParcelErrors = {}
  if (!(error instanceof ApiError)) return errors
  for (const { path, message } of error.fieldErrors) {
    if (isParcelField(path)) errors[path] ??= message
  }
  return errors
}
