import { csvImportMachineFor } from '../../../machines/csv-import.ts'
import type { CsvImportEvent, RowOutcomes } from '../../../machines/csv-import.ts'
import type { NewParcel } from '../../../openapi.d.ts'
import type { RowProblem } from '../../lib/csv-columns.ts'

/** A row of the file that can become a parcel. */
export interface ImportRow {
  /** As a spreadsheet numbers it. */
  row: number
  /** The same for the same content, so that a repeat creates nothing twice. */
  key: string
  parcel: NewParcel
}

export interface CellProblem extends RowProblem {
  column: string
}

/** A row with errors, cell by cell as it was read. */
export interface BadRow {
  row: number
  cells: readonly string[]
  problems: readonly CellProblem[]
}

export interface CheckedFile {
  name: string
  titles: readonly string[]
  rows: readonly ImportRow[]
  bad: readonly BadRow[]
  /** Columns that the import does not know. */
  ignored: readonly string[]
  /** Number of rows with the same content as an earlier one. */
  repeated: number
  /** The host's time before the first call, in milliseconds; what is older was there before. */
  checkedAt: number
  /** The host knows the contract's extensions, and so the keys; a plain one may do a thing twice. */
  knowsKeys: boolean
}

/**
 * Result for a row. `existed`: the host knew the key; `refused`: it is not tried again. The id is null where
 * the host does not say which parcel it has made.
 */
export type ImportOutcome =
  | { state: 'created'; parcelId: string | null }
  | { state: 'existed'; parcelId: string }
  | { state: 'refused'; error: unknown }
  | { state: 'failed'; error: unknown }

export type ImportOutcomes = RowOutcomes<ImportOutcome>

export type ParcelImportEvent = CsvImportEvent<CheckedFile, ImportOutcome>

/** A row's key makes a repeat safe: choosing the same file again creates nothing twice. */
export const parcelImportMachine = csvImportMachineFor<CheckedFile, ImportOutcome>()

/** The parcels of the file, in the order of its rows, each one once. */
export function parcelIdsOf(outcomes: ImportOutcomes): string[] {
  const ids = Object.values(outcomes).flatMap((outcome) =>
    'parcelId' in outcome ? (outcome.parcelId ?? []) : [],
  )
  return [...new Set(ids)]
}
