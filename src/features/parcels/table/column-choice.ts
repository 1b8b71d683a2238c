import type { Role } from '../../../../openapi.d.ts'

/** Which columns can be chosen, in the order of the table, and what they are called. */
export const columnHeaders = {
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
} as const
export type OptionalColumn = keyof typeof columnHeaders

const optionalColumns: readonly OptionalColumn[] = [
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
]

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
