import { fromCallback } from 'xstate'
import type { CheckedFile, FileCheckEvent } from './flow.ts'
import { findReceiverIds } from '../../api/receiver-ids.ts'
import { emailsIn, findColumns } from '../../lib/csv-columns.ts'
import { checkRows } from './check-rows.ts'
import { columnKeys, columns } from './columns.ts'
import { readParcelSheet } from './csv-file.ts'

type OnProgress = (done: number, total: number) => void

/** Reads the file, looks its receivers up and checks every row; leaving ends it. */
export const checkFile = fromCallback<{ type: 'STOP' }, { file: File }>(({ input, sendBack }) => {
  const leaving = new AbortController()
  const send = (event: FileCheckEvent) => {
    if (!leaving.signal.aborted) sendBack(event)
  }
  const onProgress: OnProgress = (done, total) => send({ type: 'check.moved', done, total })
  check(input.file, leaving.signal, onProgress).then(send, (error: unknown) =>
    send({ type: 'check.failed', error }),
  )
  return () => leaving.abort()
})

async function check(
  file: File,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<FileCheckEvent> {
  const sheet = await readParcelSheet(file)
  if ('refusal' in sheet) return { type: 'file.refused', reason: sheet.refusal }
  const found = findColumns(sheet.titles, columns, columnKeys)
  if ('refusal' in found) return { type: 'file.refused', reason: found.refusal }

  const { positions, ignored } = found
  const emails = emailsIn(sheet.lines, positions.receiverId)
  const lookup = await findReceiverIds(emails, { signal, onProgress })
  const checked: CheckedFile = {
    name: file.name,
    titles: sheet.titles,
    ignored,
    checkedAt: lookup.hostTime ?? Date.now(),
    knowsKeys: lookup.knowsKeys,
    ...checkRows(sheet, positions, lookup.receiverIds),
  }
  return { type: 'file.checked', checked }
}
