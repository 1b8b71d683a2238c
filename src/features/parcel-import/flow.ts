import { csvImportMachineFor } from '../../../machines/csv-import.ts'
import type { CsvImportEvent, RowOutcomes } from '../../../machines/csv-import.ts'
import type { Separator } from '../../../domain/csv.ts'
import type { NewParcel } from '../../../openapi.d.ts'
import type { RowProblem } from '../../lib/csv-columns.ts'

/** A row of the file that can become a parcel. */
export interface ImportRow {
  /** Number of the row in a spreadsheet. */
  row: number
  /** Idempotency key derived from the content, so that a repeated row creates no second parcel. */
  key: string
  parcel: NewParcel
}

export interface CellProblem extends RowProblem {
  column: string
}

/** A row with errors, with its cells unchanged. */
export interface BadRow {
  row: number
  cells: readonly string[]
  problems: readonly CellProblem[]
}

export interface CheckedFile {
  name: string
  titles: readonly string[]
  separator: Separator
  /** Some cells with letters whose encoding was guessed. */
  guessed: readonly string[]
  rows: readonly ImportRow[]
  bad: readonly BadRow[]
  /** Wrong phone numbers, without which their rows are created. */
  leftOut: readonly CellProblem[]
  /** Titles of unknown columns. */
  ignored: readonly string[]
  /** Number of rows with the same content as an earlier one. */
  repeated: number
  /** Time of the host before the first call, in milliseconds; older parcels existed before the import. */
  checkedAt: number
  /** True if the host supports idempotency keys; without them, a repeat can create a second parcel. */
  knowsKeys: boolean
}

/**
 * Result of a row. `existed`: the host knew the key; `refused`: not to be retried. The ID is null if the
 * host does not send the created parcel.
 */
export type ImportOutcome =
  | { state: 'created'; parcelId: string | null }
  | { state: 'existed'; parcelId: string }
  | { state: 'refused'; error: unknown }
  | { state: 'failed'; error: unknown }

export type ImportOutcomes = RowOutcomes<ImportOutcome>

export type ParcelImportEvent = CsvImportEvent<CheckedFile, ImportOutcome>

/** Safe to repeat because of the rows' keys: choosing the same file again creates no second parcels. */
export const parcelImportMachine = csvImportMachineFor<CheckedFile, ImportOutcome>()

/** Parcels of the file in the order of its rows, without duplicates. */
export function parcelIdsOf(outcomes: ImportOutcomes): string[] {
  const ids = Object.values(outcomes).flatMap((outcome) =>
    'parcelId' in outcome ? (outcome.parcelId ?? []) : [],
  )
  return [...new Set(ids)]
}
