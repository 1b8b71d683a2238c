import { statusOf } from '../../machines/parcel-lifecycle.ts'
import { lifecycleStateOf } from '../db/lifecycle-state.ts'
import type { CsvColumn } from '../http/csv-file.ts'
import type { ExportRow } from './export-repository.ts'

type Hidden = 'id' | 'sender_id' | 'receiver_id' | 'note'
type Columns = Record<Exclude<keyof ExportRow, Hidden> | 'status', CsvColumn<ExportRow>>

/** Columns of an exported file, in order. A field without a column has to be named in `Hidden`. */
export const exportColumns: Columns = {
  tracking_id: ['trackingId', (row) => row.tracking_id],
  status: ['status', (row, { word }) => word(statusOf(lifecycleStateOf(row)))],
  parcel_type: ['type', (row, { word }) => word(row.parcel_type)],
  weight_grams: ['weightInKilograms', (row, { cells }) => cells.decimal(row.weight_grams / 1000)],
  fee_cents: ['feeInDollars', (row, { cells }) => cells.money(row.fee_cents)],
  sender_name: ['sender', (row) => row.sender_name],
  sender_email: ['senderEmail', (row) => row.sender_email],
  receiver_name: ['receiver', (row) => row.receiver_name],
  receiver_email: ['receiverEmail', (row) => row.receiver_email],
  from_address: ['from', (row) => row.from_address],
  to_address: ['to', (row) => row.to_address],
  created_at: ['requestedAt', (row, { cells }) => cells.time(row.created_at), 'times'],
  updated_at: ['updatedAt', (row, { cells }) => cells.time(row.updated_at), 'times'],
  delivery_status: ['deliveryStatus', (row, { word }) => word(row.delivery_status)],
  is_blocked: ['blocked', (row, { titles }) => (row.is_blocked ? titles.yes : titles.no)],
}
