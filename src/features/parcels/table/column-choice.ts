import * as t from '#texts/parcels.ts'
import type { Role } from '../../../../openapi.d.ts'
import { factTerms } from '../../../lib/parcel-facts.ts'

/** In the order of the table: where a parcel is and goes, then everything that is said of it anywhere. */
export const columnHeaders = {
  status: t.status,
  sender: t.sender,
  receiver: t.receiver,
  from: t.from,
  to: t.to,
  ...factTerms,
}
export type OptionalColumn = keyof typeof columnHeaders

const optionalColumns = Object.keys(columnHeaders).filter(isColumn)

/** In the address, where it is not the column's own name. */
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

/** A sender's parcels have no other sender. */
export const columnsOf = (area: Role): readonly OptionalColumn[] =>
  area === 'SENDER' ? optionalColumns.filter((key) => key !== 'sender') : optionalColumns

/** From the address: their words with dots between them, or nothing for the default ones. */
export function parseColumns(text: string, area: Role): readonly OptionalColumn[] {
  const asked = text.split('.')
  return text === '' ? defaultColumns : columnsOf(area).filter((key) => asked.includes(wordOf(key)))
}

/** As `parseColumns` reads it. */
export function columnsText(shown: readonly OptionalColumn[]): string {
  if (shown.length === 0) return 'none'
  const text = shown.map(wordOf).join('.')
  return text === defaultColumns.map(wordOf).join('.') ? '' : text
}

function isColumn(name: string): name is OptionalColumn {
  return name in columnHeaders
}
