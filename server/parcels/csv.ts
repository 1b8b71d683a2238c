import Papa from 'papaparse'
import { startOfFormula } from '../../domain/spreadsheet-cell.ts'
import { statusOf } from '../../machines/parcel-lifecycle.ts'
import type { ExportRow } from './export-repository.ts'
import { stateOf } from './presenter.ts'

const columns: readonly (readonly [title: string, cell: (row: ExportRow) => string])[] = [
  ['Tracking ID', (row) => row.tracking_id],
  ['Status', (row) => statusOf(stateOf(row))],
  ['Type', (row) => row.parcel_type],
  ['Weight (kg)', (row) => String(row.weight_grams / 1000)],
  ['Fee (USD)', (row) => (row.fee_cents / 100).toFixed(2)],
  ['Sender', (row) => row.sender_name],
  ['Sender email', (row) => row.sender_email],
  ['Receiver', (row) => row.receiver_name],
  ['Receiver email', (row) => row.receiver_email],
  ['From', (row) => row.from_address],
  ['To', (row) => row.to_address],
  ['Requested at', (row) => row.created_at.toISOString()],
  ['Updated at', (row) => row.updated_at.toISOString()],
  ['Delivery status', (row) => row.delivery_status],
  ['Blocked', (row) => (row.is_blocked ? 'Yes' : 'No')],
]

const byteOrderMark = '\uFEFF'

export const csvTitles = () => byteOrderMark + lines([columns.map(([title]) => title)])

export const csvLines = (rows: ExportRow[]) =>
  lines(rows.map((row) => columns.map(([, cell]) => cell(row))))

function lines(cells: string[][]): string {
  if (cells.length === 0) return ''
  return `${Papa.unparse(cells, { newline: '\r\n', escapeFormulae: startOfFormula })}\r\n`
}
