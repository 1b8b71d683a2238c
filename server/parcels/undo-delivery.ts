import type { OperationHandler } from '../http/openapi/operation.ts'
import { undoResult } from './undo-result.ts'

export const undoDelivery: OperationHandler<'undoDelivery'> = async (request, context) => ({
  message: 'Delivery undone',
  data: await undoResult('delivery', request, context),
})
