import * as common from '#texts/common.ts'
import type { Role } from '../../../../openapi.d.ts'
import { factTerms } from '../../../parcel/parcel-facts.ts'

/** Optional columns in the order of the table: status and route, then all facts. */
export const columnHeaders = {
  status: common.status,
  sender: common.sender,
  receiver: common.receiver,
  from: common.from,
  to: common.to,
  ...factTerms,
}
export type OptionalColumn = keyof typeof columnHeaders

const optionalColumns = Object.keys(columnHeaders).filter(isColumn)

/** Names in the URL, if they differ from the column's own. */
const words: Partial<Record<OptionalColumn, string>> = {
  parcelType: 'type',
  createdAt: 'created',
  updatedAt: 'updated',
}
const wordOf = (column: OptionalColumn): string => words[column] ?? column

const defaultColumns: readonly OptionalColumn[] = [
  'status',
  'receiver',
  'to',
  'weight',
  'createdAt',
]

/** A sender's parcels all have the same sender, so that column is left out. */
export const columnsOf = (area: Role): readonly OptionalColumn[] =>
  area === 'SENDER' ? optionalColumns.filter((key) => key !== 'sender') : optionalColumns

/** Parses the columns in the URL: names joined by dots, or nothing for the default columns. */
export function parseColumns(text: string, area: Role): readonly OptionalColumn[] {
  const asked = text.split('.')
  return text === '' ? defaultColumns : columnsOf(area).filter((key) => asked.includes(wordOf(key)))
}

/** Inverse of `parseColumns`. */
export function columnsText(shown: readonly OptionalColumn[]): string {
  if (shown.length === 0) return 'none'
  const text = shown.map(wordOf).join('.')
  return text === defaultColumns.map(wordOf).join('.') ? '' : text
}

function isColumn(name: string): name is OptionalColumn {
  return name in columnHeaders
}
