import { ApiError } from '../../api/api-error.ts'
import type { ActOutcome } from '../../stores/act-keeper.ts'

/** Converts a stored refusal to the error that dialogs show. */
export const refusalOf = ({ reason, fieldErrors }: Extract<ActOutcome, { state: 'refused' }>) =>
  new ApiError('http', { serverMessage: reason, fieldErrors })
