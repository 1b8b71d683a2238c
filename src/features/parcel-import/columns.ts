import { readDecimal } from '../../../domain/decimal.ts'
import { isTypedNumber } from '../../parcel/weight.ts'
import * as t from '#texts/parcelImport.ts'
import { isLatitude, isLongitude } from '../../../domain/coordinates.ts'
import { titlesInAllLanguages } from '../../../domain/csv-titles.ts'
import { parcelTypeWords } from '../../../domain/parcel-type-words.ts'
import type { ParcelType } from '../../../openapi.d.ts'
import { isOneOf, titled, type CsvColumn } from '../../lib/csv-columns.ts'
import { parcelTypes } from '../../api/parse-parcel.ts'
import type { ParcelField } from '../../parcel/new-parcel-rules.ts'

export type ColumnKey = ParcelField | CoordinateKey | 'reference'

type CoordinateKey = (typeof coordinateKeys)[number]

/** Columns that are filled together, or not at all. */
export const coordinateKeys = ['latitude', 'longitude'] as const

interface Column extends CsvColumn {
  /** Purpose of the column, for the explanation of the file. */
  about: string
  /** True if a row whose cell is wrong is created without it. */
  canBeLeftOut?: true
  /** Examples in the template; their email addresses cannot exist. */
  examples: readonly [string, string] | readonly [number, number]
  /** Converts a cell to the form's input; unchanged by default. */
  read?: (cell: string) => string
  /** Finds a problem in a filled cell for which the form's message does not fit. */
  problem?: (cell: string, refusal: string | undefined) => string | undefined
}

/** Columns of a file, in the order of the template. */
export const columns: Record<ColumnKey, Column> = {
  receiverId: {
    ...titled('receiverEmail'),
    about: t.emailOfARegisteredReceiver,
    examples: ['replace.me@example.invalid', 'me.too@example.invalid'],
  },
  fromAddress: {
    ...titled('fromAddress'),
    otherwise: titlesInAllLanguages('from'),
    about: t.whereWeCollectIt,
    examples: [
      'EXAMPLE: Hafenstrasse 12, 20457 Hamburg',
      'EXAMPLE: Hafenstrasse 12, 20457 Hamburg',
    ],
  },
  toAddress: {
    ...titled('toAddress'),
    otherwise: titlesInAllLanguages('to'),
    about: t.whereItGoes,
    examples: ['EXAMPLE: Rua das Flores 7, 4050-262 Porto', 'EXAMPLE: 8 Quay Street, Galway'],
  },
  parcelType: {
    ...titled('type', 'parcelType'),
    about: t.packageOrDocument,
    examples: ['PACKAGE', 'DOCUMENT'],
    read: (cell) => typeIn(cell) ?? cell,
    problem: (_, refusal) => refusal && t.typeMustBePackageOrDocument,
  },
  weight: {
    ...titled('weightInKilograms', 'weight'),
    about: t.aboutWeight,
    examples: [2.5, 0.2],
    problem: (cell, refusal) => (isTypedNumber(cell) ? refusal : t.weightIsNoNumber),
  },
  note: {
    ...titled('note'),
    about: t.anythingTheCourierShouldKnow,
    optional: true,
    examples: ['EXAMPLE: ring twice', ''],
  },
  receiverPhone: {
    ...titled('receiverPhone'),
    about: t.forTheDeliveryOnly,
    optional: true,
    canBeLeftOut: true,
    examples: ['', ''],
  },
  latitude: {
    ...titled('latitude'),
    about: t.aboutLatitude,
    optional: true,
    examples: ['', ''],
    problem: (cell, refusal) => (isLatitude(degreesIn(cell)) ? refusal : t.latitudeOutOfRange),
  },
  longitude: {
    ...titled('longitude'),
    about: t.aboutLongitude,
    optional: true,
    examples: ['', ''],
    problem: (cell, refusal) => (isLongitude(degreesIn(cell)) ? refusal : t.longitudeOutOfRange),
  },
  reference: {
    ...titled('reference'),
    about: t.aboutReference,
    optional: true,
    examples: ['EXAMPLE-1', 'EXAMPLE-2'],
  },
}

export const columnKeys = Object.keys(columns).filter(isColumnKey)

/** The type by its code or its word in any language, as in our own exports. */
const typeIn = (cell: string): ParcelType | undefined =>
  parcelTypes.find((type) =>
    isOneOf([type, ...Object.values(parcelTypeWords).map((words) => words[type])], cell),
  )

/** NaN for a text that is not a number. */
export const degreesIn = (text: string): number => readDecimal(text)?.value ?? Number.NaN

export function isColumnKey(name: string): name is ColumnKey {
  return name in columns
}
