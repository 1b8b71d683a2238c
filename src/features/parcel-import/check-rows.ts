import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isNowhere } from '../../../domain/coordinates.ts'
import * as t from '#texts/parcelImport.ts'
import type { BadRow, CheckedFile, ImportRow, CellProblem } from './flow.ts'
import type { NewParcel } from '../../../openapi.d.ts'
import { cellAt, normalizedEmail } from '../../lib/csv-columns.ts'
import type { Positions } from '../../lib/csv-columns.ts'
import type { FieldErrors } from '../../lib/field-errors.ts'
import { checkNewParcel, typedParcel } from '../../parcel/new-parcel-rules.ts'
import { columnKeys, columns, coordinateKeys, degreesIn, isColumnKey } from './columns.ts'
import type { ColumnKey } from './columns.ts'
import type { Line, Sheet } from '../../lib/csv-sheet.ts'

type CheckedRows = Pick<CheckedFile, 'rows' | 'bad' | 'leftOut' | 'repeated'>

/** Checks the rows by the rules of the form, with its messages; creates nothing. */
export function checkRows(
  { titles, lines }: Pick<Sheet, 'titles' | 'lines'>,
  positions: Positions<ColumnKey>,
  receiverIds: ReadonlyMap<string, string>,
): CheckedRows {
  const rows: ImportRow[] = []
  const bad: BadRow[] = []
  const leftOut: CellProblem[] = []
  const seen = new Map<string, number>()
  let repeated = 0
  for (const line of lines) {
    const checked = checkLine(line, titles.length, positions, receiverIds)
    if ('problems' in checked) {
      bad.push({ row: line.row, cells: line.cells, problems: checked.problems })
      continue
    }
    leftOut.push(...checked.leftOut)
    const content = contentOf(checked.parcel, (key) => cellAt(line, positions[key]))
    const before = seen.get(content) ?? 0
    seen.set(content, before + 1)
    if (before > 0) repeated += 1
    rows.push({ row: line.row, key: idempotencyKeyOf(content, before), parcel: checked.parcel })
  }
  return { rows, bad, leftOut, repeated }
}

function checkLine(
  line: Line,
  width: number,
  positions: Positions<ColumnKey>,
  receiverIds: ReadonlyMap<string, string>,
): { parcel: NewParcel; leftOut: CellProblem[] } | { problems: CellProblem[] } {
  // Cells may be shifted by one column, so no cell of the row is reliable.
  if (line.cells.length > width) return { problems: [surplusProblem(line, width)] }
  const cell = (key: ColumnKey) => cellAt(line, positions[key])
  const email = normalizedEmail(cell('receiverId'))
  const receiverId = receiverIds.get(email)
  const checked = checkNewParcel({
    ...typedParcel((field) => columns[field].read?.(cell(field)) ?? cell(field)),
    receiverId: email === '' ? '' : (receiverId ?? 'unknown'),
  })
  const messages: FieldErrors<ColumnKey> = 'errors' in checked ? checked.errors : {}
  if (email !== '' && receiverId === undefined) messages.receiverId = t.noReceiverHasThisEmail
  const isLocated = coordinateKeys.some((key) => cell(key) !== '')
  for (const key of coordinateKeys)
    if (isLocated && cell(key) === '') messages[key] = t.bothCoordinatesOrNeither
  const [latitude, longitude] = [degreesIn(cell('latitude')), degreesIn(cell('longitude'))]
  if (isNowhere({ latitude, longitude }))
    for (const key of coordinateKeys) messages[key] = t.coordinatesAreNowhere

  const problems = columnKeys.flatMap((key) => {
    const { problem } = columns[key]
    const refusal = messages[key]
    const message = problem && cell(key) !== '' ? problem(cell(key), refusal) : refusal
    return message === undefined
      ? []
      : [{ row: line.row, column: columns[key].title, value: cell(key), message }]
  })
  const dispensable = columnKeys.filter((key) => messages[key] && columns[key].canBeLeftOut)
  if (problems.length > 0 && problems.length === dispensable.length) {
    const others = { ...positions }
    for (const key of dispensable) delete others[key]
    const without = checkLine(line, width, others, receiverIds)
    return 'parcel' in without ? { ...without, leftOut: problems } : without
  }
  if (!('body' in checked) || problems.length > 0) return { problems }
  return {
    parcel: { ...checked.body, ...(isLocated && { coordinates: { latitude, longitude } }) },
    leftOut: [],
  }
}

const surplusProblem = ({ row, cells }: Line, width: number): CellProblem => ({
  row,
  column: t.wholeRow,
  value: cells.slice(width).join(' ').trim(),
  message: t.moreCellsThanColumns,
})

/**
 * Content for the key; a field that was added later counts only if the file has it, which preserves older keys.
 */
const contentOf = (parcel: NewParcel, textOf: (key: ColumnKey) => string) => {
  const { receiverId, fromAddress, toAddress, parcelType, weight, note = '', ...more } = parcel
  const { coordinates, ...later } = more
  const always = [receiverId, fromAddress, toAddress, parcelType, weight, note, textOf('reference')]
  const written = Object.entries<unknown>(later).filter(
    ([name]) => isColumnKey(name) && textOf(name) !== '',
  )
  const where = coordinates === undefined ? [] : [['coordinates', coordinates]]
  return JSON.stringify([...always, ...written, ...where])
}

/**
 * Gives the same row the same idempotency key in any order and file. Does not use `crypto.subtle`, which is
 * missing on plain HTTP addresses.
 */
const idempotencyKeyOf = (content: string, before: number) =>
  `import-${bytesToHex(sha256(utf8ToBytes(`${before} ${content}`)))}`
