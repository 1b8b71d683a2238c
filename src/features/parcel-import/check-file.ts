import pLimit from 'p-limit'
import { fromCallback } from 'xstate'
import type { CheckedFile, CheckEvent } from '../../../machines/parcel-import.ts'
import { findReceivers, maxEmails } from '../../api/parcel-import.ts'
import { checkRows, emailsIn, normalizedEmail } from './check-rows.ts'
import { findColumns } from './columns.ts'
import { readParcelSheet } from './csv-file.ts'

type OnProgress = (done: number, total: number) => void

/** Reads the file, looks its receivers up and checks every row; leaving ends it. */
export const checkFile = fromCallback<{ type: 'STOP' }, { file: File }>(({ input, sendBack }) => {
  const leaving = new AbortController()
  const send = (event: CheckEvent) => {
    if (!leaving.signal.aborted) sendBack(event)
  }
  const onProgress: OnProgress = (done, total) => send({ type: 'check.moved', done, total })
  check(input.file, leaving.signal, onProgress).then(send, (error: unknown) =>
    send({ type: 'check.failed', error }),
  )
  return () => leaving.abort()
})

async function check(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<CheckEvent> {
  const sheet = await readParcelSheet(file)
  if ('refusal' in sheet) return { type: 'file.refused', reason: sheet.refusal }
  const { positions, missing, ignored, duplicated } = findColumns(sheet.titles)
  if (missing.length > 0) return { type: 'file.refused', reason: missingText(missing) }
  if (duplicated.length > 0)
    return {
      type: 'file.refused',
      reason: `There is more than one column “${duplicated.join('”, “')}”.`,
    }

  const emails = emailsIn(sheet, positions)
  const { receiverIds, hostTime, knowsKeys } = await findReceiverIds(emails, signal, onProgress)
  const checked: CheckedFile = {
    name: file.name,
    titles: sheet.titles,
    ignored,
    checkedAt: hostTime ?? Date.now(),
    knowsKeys,
    ...checkRows(sheet, positions, receiverIds),
  }
  return { type: 'file.checked', checked }
}

async function findReceiverIds(emails: string[], signal: AbortSignal, onProgress: OnProgress) {
  const receiverIds = new Map<string, string>()
  let done = 0
  let hostTime: number | null = null
  let knowsKeys = true
  let isComplete = false
  onProgress(done, emails.length)
  await pLimit(concurrency).map(batchesOf(emails), async (batch) => {
    if (!isComplete) {
      const { receivers, isUnpaged, hostTime: now } = await findReceivers(batch, signal)
      for (const { id, email } of receivers) receiverIds.set(normalizedEmail(email), id)
      if (now !== null) hostTime = Math.max(now, hostTime ?? 0)
      // A host of the plain contract does not know idempotency keys either.
      if (isUnpaged) knowsKeys = false
      // A host that answers the whole list has nothing to add.
      if (isUnpaged && receivers.some(({ email }) => !batch.includes(normalizedEmail(email))))
        isComplete = true
    }
    done += batch.length
    onProgress(done, emails.length)
  })
  return { receiverIds, hostTime, knowsKeys }
}

/** As many of them as one address can carry: servers and proxies turn long ones away. */
function batchesOf(emails: readonly string[]): string[][] {
  const batches: string[][] = []
  let queryLength = 0
  for (const email of emails) {
    const length = encodeURIComponent(email).length + '&email='.length
    const batch = batches.at(-1)
    if (batch && batch.length < maxEmails && queryLength + length <= maxQueryLength) {
      batch.push(email)
      queryLength += length
    } else {
      batches.push([email])
      queryLength = length
    }
  }
  return batches
}

function missingText(missing: readonly string[]): string {
  const names = missing.map((title) => `“${title}”`).join(', ')
  return missing.length === 1
    ? `The column ${names} is missing.`
    : `These columns are missing: ${names}.`
}

const concurrency = 4
const maxQueryLength = 4_000
