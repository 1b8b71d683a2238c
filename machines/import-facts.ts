import type { NewParcel } from '../openapi.d.ts'

/** A row of the file that can become a parcel. */
export interface ImportRow {
  /** As a spreadsheet numbers it. */
  row: number
  /** The same for the same content, so that a repeat creates nothing twice. */
  key: string
  parcel: NewParcel
}

export interface RowProblem {
  row: number
  column: string
  value: string
  message: string
}

/** A row that has to be mended, cell by cell as it was read. */
export interface BadRow {
  row: number
  cells: readonly string[]
  problems: readonly RowProblem[]
}

export interface CheckedFile {
  name: string
  titles: readonly string[]
  rows: readonly ImportRow[]
  bad: readonly BadRow[]
  /** Columns that nobody here knows. */
  ignored: readonly string[]
  /** How many rows say the same as an earlier one. */
  repeated: number
  /** The host's time before the first call, in milliseconds; what is older was there before. */
  checkedAt: number
  /** The host knows the contract's extensions, and so the keys; a plain one may do a thing twice. */
  knowsKeys: boolean
}

/** What became of a row. `existed`: the host knew the key; `refused`: it said no for good. */
export type ImportOutcome =
  | { state: 'created' }
  | { state: 'existed' }
  | { state: 'refused'; error: unknown }
  | { state: 'failed'; error: unknown }

export type ImportOutcomes = Readonly<Record<number, ImportOutcome>>
