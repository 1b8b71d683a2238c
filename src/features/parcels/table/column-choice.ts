import type { Role } from '../../../../openapi.d.ts'

/** In the order of the table. */
const optionalColumns = [
  'status',
  'sender',
  'receiver',
  'from',
  'to',
  'type',
  'weight',
  'fee',
  'created',
  'updated',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

export const columnHeaders: Record<OptionalColumn, string> = {
  status: 'Status',
  sender: 'Sender',
  receiver: 'Receiver',
  from: 'From',
  to: 'To',
  type: 'Type',
  weight: 'Weight',
  fee: 'Fee',
  created: 'Created',
  updated: 'Updated',
}

const defaultColumns: readonly OptionalColumn[] = ['status', 'receiver', 'to', 'weight', 'created']

/** A sender's parcels have no other sender. */
export const columnsOf = (area: Role): readonly OptionalColumn[] =>
  area === 'SENDER' ? optionalColumns.filter((key) => key !== 'sender') : optionalColumns

/** From the address: their keys with dots between them, or nothing for the default ones. */
export function parseColumns(text: string, area: Role): readonly OptionalColumn[] {
  const keys = text.split('.')
  return text === '' ? defaultColumns : columnsOf(area).filter((key) => keys.includes(key))
}

/** As `parseColumns` reads it. */
export function columnsText(shown: readonly OptionalColumn[]): string {
  const text = shown.join('.')
  if (text === defaultColumns.join('.')) return ''
  return text === '' ? 'none' : text
}
