import { useEffect, useRef, useState } from 'react'
import { createAddress } from '../../api/addresses.ts'
import type { Address } from '../../api/addresses.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { findReceiverIds } from '../../api/receiver-ids.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { emailsIn, findColumns } from '../../lib/csv-columns.ts'
import { readSheet } from '../../lib/csv-sheet.ts'
import { addressColumnKeys, addressColumns, checkRows } from './address-csv.ts'
import type { CheckedAddresses, ImportRow, RowProblem } from './address-csv.ts'
import { maxEntries } from './entry-rules.ts'

/** Step of an import, from the choice of a file to what became of its rows. */
export type ImportStep =
  | { name: 'choosing'; refusal: string | null }
  | { name: 'checking' }
  | { name: 'reviewing'; checked: CheckedAddresses }
  | { name: 'saving'; done: number; total: number }
  | { name: 'over'; saved: number; problems: RowProblem[]; left: ImportRow[] }

/** Rows are saved one after the other, so that each has an outcome of its own. */
export function useAddressImport(book: readonly Address[]) {
  const [step, setStep] = useState<ImportStep>({ name: 'choosing', refusal: null })
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const choose = async (file: File) => {
    leaving.current?.abort()
    const { signal } = (leaving.current = new AbortController())
    setStep({ name: 'checking' })
    const next = await check(file, book, signal)
    if (!signal.aborted) setStep(next)
  }

  const save = async (rows: ImportRow[], before = 0) => {
    const { signal } = (leaving.current = new AbortController())
    const total = before + rows.length
    const problems: RowProblem[] = []
    let saved = before
    setStep({ name: 'saving', done: before, total })
    for (const [index, { row, entry }] of rows.entries()) {
      try {
        await createAddress(entry)
        saved += 1
      } catch (error) {
        problems.push({ row, value: entry.address, message: messageOf(error, 'Failed to save') })
        // Without an answer, the next rows would fail alike, and this one may be tried again.
        if (!isRefusal(error)) {
          if (!signal.aborted) setStep({ name: 'over', saved, problems, left: rows.slice(index) })
          return invalidateAddresses()
        }
      }
      if (signal.aborted) return invalidateAddresses()
      setStep({ name: 'saving', done: before + index + 1, total })
    }
    setStep({ name: 'over', saved, problems, left: [] })
    invalidateAddresses()
  }

  return { step, choose, save, restart: () => setStep({ name: 'choosing', refusal: null }) }
}

async function check(file: File, book: readonly Address[], signal: AbortSignal) {
  const refuse = (refusal: string): ImportStep => ({ name: 'choosing', refusal })
  const sheet = await readSheet(file, { maxRows: maxEntries })
  if ('refusal' in sheet) return refuse(sheet.refusal)
  const found = findColumns(sheet.titles, addressColumns, addressColumnKeys)
  if ('refusal' in found) return refuse(found.refusal)
  const { positions } = found
  try {
    const emails = emailsIn(sheet.lines, positions.email)
    const { receiverIds } = await findReceiverIds(emails, { signal })
    const checked = checkRows(sheet, positions, { receiverIds, book })
    return { name: 'reviewing', checked } satisfies ImportStep
  } catch (error) {
    return refuse(messageOf(error, 'The receivers could not be looked up. Please try again.'))
  }
}

/** The host has answered that it will not save this row. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 404, 409].includes(error.status ?? 0)
