import type { Handler } from '../operation.ts'
import { answerParcelList } from './answer-parcel-list.ts'

export const listIncomingParcels: Handler<'listIncomingParcels'> = (call, tools) =>
  answerParcelList(call, tools, { name: 'incoming', receiverId: call.caller.id })
