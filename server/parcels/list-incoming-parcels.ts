import type { Reader } from '../openapi/operation.ts'
import { answerParcelList } from './answer-parcel-list.ts'

export const listIncomingParcels: Reader<'listIncomingParcels'> = (call, tools) =>
  answerParcelList(call, tools, { name: 'incoming', of: call.callerKey })
