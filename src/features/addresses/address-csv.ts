import * as t from '#texts/addresses.ts'
import { foldText } from '../../../domain/fold.ts'
import type { Address } from '../../api/addresses.ts'
import type { FoundRows } from '../../api/csv-check.ts'
import { csvFile } from '../../lib/csv.ts'
import { ownCsvCells } from '../../lib/own-csv-cells.ts'
import { cellAt, normalizedEmail, titled } from '../../lib/csv-columns.ts'
import type { CsvColumn, RowProblem } from '../../lib/csv-columns.ts'
import type { CsvFormat, NewAddress } from '../../../openapi.d.ts'
import { entryErrors, maxEntries } from './entry-rules.ts'

export const addressColumns = {
  label: titled('label'),
  address: titled('address'),
  email: { ...titled('receiverEmail'), optional: true },
} satisfies Record<string, CsvColumn>
export const addressColumnKeys = ['label', 'address', 'email'] as const
const titles = addressColumnKeys.map((key) => addressColumns[key].title)

/** The address book as a CSV file, which can be imported again. */
export const addressCsv = (entries: readonly Address[], format: CsvFormat): Blob =>
  csvFile(
    [
      titles,
      ...entries.map(({ label, address, receiver }) => [
        label ?? '',
        address,
        receiver?.email ?? '',
      ]),
    ],
    ownCsvCells(format).separator,
  )

export interface CheckedAddresses {
  rows: { row: number; entry: NewAddress }[]
  problems: RowProblem[]
  /** Rows whose address is in the address book already. */
  known: number
  /** Some cells with letters whose encoding was guessed. */
  guessed: readonly string[]
}

/** Separates rows that can be saved from rows with problems; saves nothing. */
export function checkRows(
  { lines, positions, receiverIds, guessed }: FoundRows<keyof typeof addressColumns>,
  book: readonly Address[],
): CheckedAddresses {
  const saved = new Set(book.map(({ address }) => foldText(address)))
  const seen = new Map<string, number>()
  const checked: CheckedAddresses = { rows: [], problems: [], known: 0, guessed }
  for (const line of lines) {
    const { row } = line
    const label = cellAt(line, positions.label)
    const address = cellAt(line, positions.address)
    const email = normalizedEmail(cellAt(line, positions.email))
    const receiverId = receiverIds.get(email)
    const refuse = (value: string, message: string) =>
      checked.problems.push({ row, value, message })

    const errors = entryErrors({ label, address })
    const first = seen.get(foldText(address))
    if (errors.label) refuse(label, errors.label)
    else if (errors.address) refuse(address, errors.address)
    else if (saved.has(foldText(address))) checked.known += 1
    else if (first !== undefined) refuse(address, t.sameAddress({ row: first }))
    else if (email !== '' && receiverId === undefined) refuse(email, t.noReceiverHasThisEmail)
    else if (book.length + checked.rows.length >= maxEntries)
      refuse(address, t.theAddressBookIsFull({ max: maxEntries }))
    else {
      seen.set(foldText(address), row)
      const entry = { label, address }
      checked.rows.push({ row, entry: receiverId ? { ...entry, receiverId } : entry })
    }
  }
  return checked
}
