import type { OperationHandler } from '../http/openapi/operation.ts'
import { undoResult } from './undo-result.ts'

export const undoDeliveryAttempt: OperationHandler<'undoDeliveryAttempt'> = async (
  request,
  context,
) => ({
  message: 'Failed delivery attempt undone',
  data: await undoResult('attempt', request, context),
})
