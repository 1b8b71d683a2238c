import type { Reader } from '../openapi/operation.ts'
import { answerParcelList } from './answer-parcel-list.ts'

export const listParcels: Reader<'listParcels'> = (call, tools) =>
  answerParcelList(call, tools, { name: 'all' })
