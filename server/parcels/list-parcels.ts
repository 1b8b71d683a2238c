import type { Handler } from '../operation.ts'
import { answerParcelList } from './answer-parcel-list.ts'

export const listParcels: Handler<'listParcels'> = (call, tools) =>
  answerParcelList(call, tools, { name: 'all' })
