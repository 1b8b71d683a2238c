import type { Handler } from '../operation.ts'
import { answerParcelList } from './answer-parcel-list.ts'

export const listMyParcels: Handler<'listMyParcels'> = (call, tools) =>
  answerParcelList(call, tools, { name: 'sent', senderId: call.caller.id })
