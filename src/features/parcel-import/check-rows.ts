import type { BadRow, CheckedFile, ImportRow, RowProblem } from '../../../machines/parcel-import.ts'
import type { NewParcel } from '../../../openapi.d.ts'
import { checkNewParcel } from '../../lib/new-parcel-rules.ts'
import { sha256 } from '../../lib/sha256.ts'
import { columnKeys, columns } from './columns.ts'
import type { ColumnKey, FoundColumns } from './columns.ts'
import type { Line, Sheet } from './read-sheet.ts'

type CheckedRows = Pick<CheckedFile, 'rows' | 'bad' | 'repeated'>

/** By the rules of the form, and with its sentences; nothing is created here. */
export function checkRows(
  { titles, lines }: Sheet,
  places: FoundColumns['places'],
  receiverIds: ReadonlyMap<string, string>,
): CheckedRows {
  const rows: ImportRow[] = []
  const bad: BadRow[] = []
  const seen = new Map<string, number>()
  let repeated = 0
  for (const line of lines) {
    const checked = checkLine(line, titles.length, places, receiverIds)
    if ('problems' in checked) {
      bad.push({ row: line.row, cells: line.cells, problems: checked.problems })
      continue
    }
    const content = contentOf(checked.parcel, cellOf(line, places.reference))
    const before = seen.get(content) ?? 0
    seen.set(content, before + 1)
    if (before > 0) repeated += 1
    rows.push({ row: line.row, key: keyOf(content, before), parcel: checked.parcel })
  }
  return { rows, bad, repeated }
}

/** The addresses to look up, as they are compared. */
export function emailsIn({ lines }: Sheet, { receiverId }: FoundColumns['places']): string[] {
  const emails = lines.map((line) => emailOf(cellOf(line, receiverId)))
  return [...new Set(emails)].filter((email) => email.length <= 254 && looksLikeEmail.test(email))
}

export const emailOf = (text: string) => text.trim().toLowerCase()

function checkLine(
  line: Line,
  width: number,
  places: FoundColumns['places'],
  receiverIds: ReadonlyMap<string, string>,
): { parcel: NewParcel } | { problems: RowProblem[] } {
  // Everything may stand one place too far, so nothing in the row can be relied on.
  if (line.cells.length > width) return { problems: [surplusProblem(line, width)] }
  const cell = (key: ColumnKey) => cellOf(line, places[key])
  const email = emailOf(cell('receiverId'))
  const receiverId = receiverIds.get(email)
  const checked = checkNewParcel({
    receiverId: email === '' ? '' : (receiverId ?? 'unknown'),
    fromAddress: cell('fromAddress'),
    toAddress: cell('toAddress'),
    parcelType: cell('parcelType').toUpperCase(),
    weight: plainWeight(cell('weight')),
    note: cell('note'),
  })
  const messages: Partial<Record<ColumnKey, string>> = 'errors' in checked ? checked.errors : {}
  if (email !== '' && receiverId === undefined) messages.receiverId = 'No receiver has this e-mail'
  if (messages.parcelType !== undefined && cell('parcelType') !== '')
    messages.parcelType = 'Type must be PACKAGE or DOCUMENT'
  const weightProblem = writtenWeightProblem(cell('weight'))
  if (weightProblem !== null) messages.weight = weightProblem

  const problems = columnKeys.flatMap((key) => {
    const message = messages[key]
    return message === undefined
      ? []
      : [{ row: line.row, column: columns[key].title, value: cell(key), message }]
  })
  return 'parcel' in checked && problems.length === 0 ? checked : { problems }
}

const surplusProblem = ({ row, cells }: Line, width: number): RowProblem => ({
  row,
  column: 'Whole row',
  value: cells.slice(width).join(' ').trim(),
  message: 'There are more cells than columns: put quotation marks around text with a comma',
})

const cellOf = ({ cells }: Line, place: number | undefined) =>
  (place === undefined ? '' : (cells[place] ?? '')).trim()

/** With a point for the comma; NaN is what the rules make of anything else. */
function plainWeight(text: string): string {
  return writtenWeight.test(text) ? text.replace(',', '.') : text === '' ? '' : 'NaN'
}

/** What a number alone no longer says: `2,500` may be two and a half, or thousands. */
function writtenWeightProblem(text: string): string | null {
  if (text === '') return null
  if (!writtenWeight.test(text)) return 'Weight must be greater than 0, written as 2.5 or 2,5'
  return /[.,]\d{3,}$/.test(text) ? 'Weight must have at most two decimals' : null
}

const writtenWeight = /^[+-]?\d+([.,]\d+)?$/
const looksLikeEmail = /^[^\s@]+@[^\s@]+$/

const contentOf = (parcel: NewParcel, reference: string) => {
  const { receiverId, fromAddress, toAddress, parcelType, weight, note = '' } = parcel
  return JSON.stringify([receiverId, fromAddress, toAddress, parcelType, weight, note, reference])
}

/** The same rows get the same keys, in whatever order and file they come. */
const keyOf = (content: string, before: number) => `import-${sha256(`${before} ${content}`)}`
