import type { Reader } from '../openapi/operation.ts'
import { answerParcelList } from './answer-parcel-list.ts'

export const listMyParcels: Reader<'listMyParcels'> = (call, tools) =>
  answerParcelList(call, tools, { name: 'sent', of: call.callerKey })
