import type { ParcelField } from '../../lib/new-parcel-rules.ts'

export type ColumnKey = ParcelField | 'reference'

interface Column {
  title: string
  /** What it is for, where the file is explained. */
  about: string
  optional?: true
  /** Other titles that mean the same. */
  also?: readonly string[]
}

/** What a file may hold, in the order of the template. */
export const columns: Record<ColumnKey, Column> = {
  receiverId: {
    title: 'Receiver email',
    about: 'The e-mail address of a receiver who is registered here',
  },
  fromAddress: { title: 'From address', about: 'Where we collect it' },
  toAddress: { title: 'To address', about: 'Where it goes' },
  parcelType: { title: 'Type', about: 'PACKAGE or DOCUMENT', also: ['Parcel type'] },
  weight: {
    title: 'Weight (kg)',
    about: 'Such as 2.5 or 2,5; above 0, at most 1000, at most two decimals',
    also: ['Weight'],
  },
  note: { title: 'Note', about: 'Anything the courier should know', optional: true },
  reference: {
    title: 'Reference',
    about: 'Your own number for the row: the same content under another one is another parcel',
    optional: true,
  },
}

export const columnKeys = Object.keys(columns).filter(isColumnKey)

export interface FoundColumns {
  /** Of each column in a row. */
  positions: Partial<Record<ColumnKey, number>>
  missing: string[]
  ignored: string[]
  duplicated: string[]
}

/** Titles in any order and case; blanks and signs in them do not matter. */
export function findColumns(titles: readonly string[]): FoundColumns {
  const found: FoundColumns = { positions: {}, missing: [], ignored: [], duplicated: [] }
  titles.forEach((title, position) => {
    const key = columnKeys.find((one) => titlesOf(columns[one]).includes(normalized(title)))
    if (key === undefined) found.ignored.push(title)
    else if (found.positions[key] === undefined) found.positions[key] = position
    else found.duplicated.push(columns[key].title)
  })
  found.ignored = found.ignored.filter((title) => title.trim() !== '')
  found.missing = columnKeys
    .filter((key) => found.positions[key] === undefined && !columns[key].optional)
    .map((key) => columns[key].title)
  return found
}

export const isSameTitle = (one: string, other: string) => normalized(one) === normalized(other)

const titlesOf = ({ title, also = [] }: Column) => [title, ...also].map(normalized)
const normalized = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function isColumnKey(name: string): name is ColumnKey {
  return name in columns
}
