import { fromCallback } from 'xstate'
import type { CheckedRows, CheckEvent } from '../../machines/csv-import.ts'
import { emailsIn, findColumns } from '../lib/csv-columns.ts'
import type { CsvColumn, FoundColumns } from '../lib/csv-columns.ts'
import type { Sheet } from '../lib/csv-sheet.ts'
import { findReceiverIds } from './receiver-ids.ts'
import type { ReceiverIds } from './receiver-ids.ts'

/** A sheet with the columns that were found, and the receivers of its rows. */
export type FoundRows<Key extends string> = Sheet & FoundColumns<Key> & ReceiverIds

interface CsvCheck<Key extends string, Checked extends CheckedRows> {
  read: (file: File) => Promise<Sheet | { refusal: string }>
  columns: Readonly<Record<Key, CsvColumn>>
  keys: readonly Key[]
  /** Column of the receivers' emails. */
  email: Key
  check: (found: FoundRows<Key>, fileName: string) => Checked
}

/** Reads a file, looks its receivers up and checks every row; stopping the actor cancels it. */
export const csvCheck = <Key extends string, Checked extends CheckedRows>(
  csv: CsvCheck<Key, Checked>,
) =>
  fromCallback<{ type: 'STOP' }, { file: File }>(({ input: { file }, sendBack }) => {
    const leaving = new AbortController()
    const send = (event: CheckEvent<Checked>) => {
      // When the page is opened again, a late result would be taken for that of the next file.
      if (!leaving.signal.aborted) sendBack(event)
    }
    const checkFile = async (): Promise<CheckEvent<Checked>> => {
      const sheet = await csv.read(file)
      if ('refusal' in sheet) return { type: 'file.refused', reason: sheet.refusal }
      const found = findColumns(sheet, csv.columns, csv.keys)
      if ('refusal' in found) return { type: 'file.refused', reason: found.refusal }
      const emails = emailsIn(sheet.lines, found.positions[csv.email])
      const receivers = await findReceiverIds(emails, {
        signal: leaving.signal,
        onProgress: (done, total) => send({ type: 'check.moved', done, total }),
      })
      const checked = csv.check({ ...sheet, ...found, ...receivers }, file.name)
      return { type: 'file.checked', checked }
    }
    checkFile().then(send, (error: unknown) => send({ type: 'check.failed', error }))
    return () => leaving.abort()
  })
