import type { Address } from '../../api/addresses.ts'
import type { Receiver } from '../../api/model.ts'
import { csvFile } from '../../lib/csv.ts'
import { normalizedTitle } from '../../lib/csv-sheet.ts'
import type { Line, Sheet } from '../../lib/csv-sheet.ts'
import type { NewAddress } from '../../../openapi.d.ts'
import { entryErrors, maxEntries } from './entry-rules.ts'

export const titles = ['Label', 'Address', 'Receiver email'] as const

/** The address book as a file, which can be imported again. */
export const addressCsv = (entries: readonly Address[]): Blob =>
  csvFile([
    titles,
    ...entries.map(({ label, address, receiver }) => [label ?? '', address, receiver?.email ?? '']),
  ])

export interface RowProblem {
  row: number
  value: string
  message: string
}

export interface ImportRow {
  row: number
  entry: NewAddress
}

export interface CheckedAddresses {
  rows: ImportRow[]
  problems: RowProblem[]
  /** Rows whose address is in the address book already. */
  known: number
}

type Positions = { label: number; address: number; email: number }

/** Where the columns stand; the email's may be missing, and is -1 then. */
export function findColumns(sheet: Sheet): Positions | { refusal: string } {
  const at = (title: string) =>
    sheet.titles.findIndex((one) => normalizedTitle(one) === normalizedTitle(title))
  const [label, address, email] = [at('Label'), at('Address'), at('Receiver email')]
  const missing = [label === -1 && '“Label”', address === -1 && '“Address”'].filter(Boolean)
  return missing.length > 0
    ? { refusal: `Missing in the first line: ${missing.join(' and ')}.` }
    : { label, address, email }
}

/** The email addresses to look up. */
export const emailsIn = ({ lines }: Sheet, { email }: Positions): string[] => {
  const emails = lines.map((line) => normalizedEmail(cellAt(line, email)))
  return [...new Set(emails)].filter((one) => one.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(one))
}

/** What can be saved and what is wrong with the rest; nothing is saved here. */
export function checkRows(
  { lines }: Sheet,
  positions: Positions,
  { receivers, book }: { receivers: readonly Receiver[]; book: readonly Address[] },
): CheckedAddresses {
  const receiverIds = new Map(receivers.map(({ id, email }) => [normalizedEmail(email), id]))
  const saved = new Set(book.map(({ address }) => addressKey(address)))
  const seen = new Map<string, number>()
  const checked: CheckedAddresses = { rows: [], problems: [], known: 0 }
  for (const line of lines) {
    const { row } = line
    const label = cellAt(line, positions.label)
    const address = cellAt(line, positions.address)
    const email = normalizedEmail(cellAt(line, positions.email))
    const receiverId = receiverIds.get(email)
    const refuse = (value: string, message: string) =>
      checked.problems.push({ row, value, message })

    const errors = entryErrors({ label, address })
    const first = seen.get(addressKey(address))
    if (errors.label) refuse(label, errors.label)
    else if (errors.address) refuse(address, errors.address)
    else if (saved.has(addressKey(address))) checked.known += 1
    else if (first !== undefined) refuse(address, `Row ${first} has the same address`)
    else if (email !== '' && receiverId === undefined) refuse(email, 'No receiver has this email')
    else if (book.length + checked.rows.length >= maxEntries)
      refuse(address, `The address book is full: it holds ${maxEntries} addresses`)
    else {
      seen.set(addressKey(address), row)
      const entry = { label, address }
      checked.rows.push({ row, entry: receiverId ? { ...entry, receiverId } : entry })
    }
  }
  return checked
}

const addressKey = (address: string) => address.trim().toLowerCase()
const normalizedEmail = (text: string) => text.trim().toLowerCase()
const cellAt = ({ cells }: Line, position: number) => (cells[position] ?? '').trim()
