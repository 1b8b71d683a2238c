import { ApiError } from '../../api/api-error.ts'
import type { ActOutcome } from '../../stores/act-keeper.ts'

/** As a dialog shows it after a try of its own. */
export const refusalOf = ({ reason, fieldErrors }: Extract<ActOutcome, { state: 'refused' }>) =>
  new ApiError('http', { serverMessage: reason, fieldErrors })
