import type { Reader } from '../openapi/operation.ts'
import { answerParcelList } from './answer-parcel-list.ts'

export const listDeliveryHistory: Reader<'listDeliveryHistory'> = (call, tools) =>
  answerParcelList(call, tools, { name: 'history', of: call.callerKey }, '-updatedAt')
