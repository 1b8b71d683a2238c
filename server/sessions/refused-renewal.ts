import { HttpError } from '../http/errors.ts'

/** The session behind the caller's cookies is over for good, so they are cleared with the answer. */
export class RefusedRenewal extends HttpError {
  constructor({ status, message }: HttpError) {
    super(status, message)
  }
}
