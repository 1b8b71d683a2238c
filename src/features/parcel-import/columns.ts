import { isLatitude, isLongitude } from '../../../domain/coordinates.ts'
import type { CsvColumn } from '../../lib/csv-columns.ts'
import type { ParcelField } from '../../lib/new-parcel-rules.ts'

export type ColumnKey = ParcelField | CoordinateKey | 'reference'

type CoordinateKey = (typeof coordinateKeys)[number]

/** Filled together, or not at all. */
export const coordinateKeys = ['latitude', 'longitude'] as const

interface Column extends CsvColumn {
  /** Purpose of the column, where the file is explained. */
  about: string
  /** Samples in the template; their addresses can exist nowhere. */
  examples: readonly [string, string]
  /** Converts a cell to what the rules of the form read; by default, it stays as it is. */
  read?: (cell: string) => string
  /** Finds a problem in a filled cell, where the rules' own sentence would not do. */
  problem?: (cell: string, refusal: string | undefined) => string | undefined
}

/** Columns of a file, in the order of the template. */
export const columns: Record<ColumnKey, Column> = {
  receiverId: {
    title: 'Receiver email',
    about: 'The email of a registered receiver',
    examples: ['replace.me@example.invalid', 'me.too@example.invalid'],
  },
  fromAddress: {
    title: 'From address',
    about: 'Where we collect it',
    examples: [
      'EXAMPLE: Hafenstrasse 12, 20457 Hamburg',
      'EXAMPLE: Hafenstrasse 12, 20457 Hamburg',
    ],
  },
  toAddress: {
    title: 'To address',
    about: 'Where it goes',
    examples: ['EXAMPLE: Rua das Flores 7, 4050-262 Porto', 'EXAMPLE: 8 Quay Street, Galway'],
  },
  parcelType: {
    title: 'Type',
    about: 'PACKAGE or DOCUMENT',
    also: ['Parcel type'],
    examples: ['PACKAGE', 'DOCUMENT'],
    read: (cell) => cell.toUpperCase(),
    problem: (_, refusal) => refusal && 'Type must be PACKAGE or DOCUMENT',
  },
  weight: {
    title: 'Weight (kg)',
    about: 'Such as 2.5 or 2,5; above 0, at most 1000, at most two decimals',
    also: ['Weight'],
    examples: ['2.5', '0.2'],
    read: normalizedWeight,
    problem: (cell, refusal) => writtenWeightProblem(cell) ?? refusal,
  },
  note: {
    title: 'Note',
    about: 'Anything the courier should know',
    optional: true,
    examples: ['EXAMPLE: ring twice', ''],
  },
  receiverPhone: {
    title: 'Receiver phone',
    about: 'For the delivery only',
    optional: true,
    examples: ['', ''],
  },
  latitude: {
    title: 'Latitude',
    about: 'Where the To address is, such as 53.7443; only together with the longitude',
    optional: true,
    examples: ['', ''],
    problem: (cell) =>
      isLatitude(degreesIn(cell))
        ? undefined
        : 'Latitude must be from -90 to 90, written as 53.7443 or 53,7443',
  },
  longitude: {
    title: 'Longitude',
    about: 'Such as -0.3326; only together with the latitude',
    optional: true,
    examples: ['', ''],
    problem: (cell) =>
      isLongitude(degreesIn(cell))
        ? undefined
        : 'Longitude must be from -180 to 180, written as -0.3326 or -0,3326',
  },
  reference: {
    title: 'Reference',
    about: 'Your own number. Equal rows with different references are different parcels',
    optional: true,
    examples: ['EXAMPLE-1', 'EXAMPLE-2'],
  },
}

export const columnKeys = Object.keys(columns).filter(isColumnKey)

/** With a point for the comma; NaN is what the rules make of anything else. */
function normalizedWeight(text: string): string {
  return isNumber(text) ? text.replace(',', '.') : text === '' ? '' : 'NaN'
}

/** NaN for what is no number. */
export function degreesIn(text: string): number {
  return isNumber(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** Checks what a number alone no longer says: `2,500` may be two and a half, or thousands. */
function writtenWeightProblem(text: string): string | undefined {
  if (!isNumber(text)) return 'Weight must be greater than 0, written as 2.5 or 2,5'
  return /[.,]\d{3,}$/.test(text) ? 'Weight must have at most two decimals' : undefined
}

const isNumber = (text: string) => /^[+-]?\d+([.,]\d+)?$/.test(text)

export function isColumnKey(name: string): name is ColumnKey {
  return name in columns
}
