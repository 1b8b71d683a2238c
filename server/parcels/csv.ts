import { byteOrderMark, csvText } from '../../domain/csv.ts'
import { plainCents } from '../../domain/format.ts'
import { statusOf } from '../../machines/parcel-lifecycle.ts'
import type { ExportRow } from './export-repository.ts'
import { stateOf } from './presenter.ts'

type Cell = (row: ExportRow) => string
type Hidden = 'id' | 'sender_id' | 'receiver_id' | 'note'

/** In the order of the file. Every field of a parcel is in it, or named as hidden. */
const columns: Record<Exclude<keyof ExportRow, Hidden> | 'status', readonly [string, Cell]> = {
  tracking_id: ['Tracking ID', (row) => row.tracking_id],
  status: ['Status', (row) => statusOf(stateOf(row))],
  parcel_type: ['Type', (row) => row.parcel_type],
  weight_grams: ['Weight (kg)', (row) => String(row.weight_grams / 1000)],
  fee_cents: ['Fee (USD)', (row) => plainCents(row.fee_cents)],
  sender_name: ['Sender', (row) => row.sender_name],
  sender_email: ['Sender email', (row) => row.sender_email],
  receiver_name: ['Receiver', (row) => row.receiver_name],
  receiver_email: ['Receiver email', (row) => row.receiver_email],
  from_address: ['From', (row) => row.from_address],
  to_address: ['To', (row) => row.to_address],
  created_at: ['Requested at', (row) => row.created_at.toISOString()],
  updated_at: ['Updated at', (row) => row.updated_at.toISOString()],
  delivery_status: ['Delivery status', (row) => row.delivery_status],
  is_blocked: ['Blocked', (row) => (row.is_blocked ? 'Yes' : 'No')],
}

export const csvTitles = () =>
  byteOrderMark + csvText([Object.values(columns).map(([title]) => title)])

export const csvLines = (rows: ExportRow[]) =>
  csvText(rows.map((row) => Object.values(columns).map(([, cell]) => cell(row))))
