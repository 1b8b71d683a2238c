import type { Handler } from '../operation.ts'
import { answerParcelList } from './answer-parcel-list.ts'

export const listDeliveryHistory: Handler<'listDeliveryHistory'> = (call, tools) =>
  answerParcelList(call, tools, { name: 'history', receiverId: call.caller.id }, '-updatedAt')
