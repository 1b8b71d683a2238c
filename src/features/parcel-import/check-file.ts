import { fromCallback } from 'xstate'
import type { CheckedFile } from '../../../machines/import-facts.ts'
import type { CheckEvent } from '../../../machines/parcel-import.ts'
import { findReceivers, maxEmails } from '../../api/parcel-import.ts'
import { checkRows, emailOf, emailsIn } from './check-rows.ts'
import { findColumns } from './columns.ts'
import { readSheet } from './read-sheet.ts'

type Progress = (done: number, total: number) => void

/** Reads the file, looks its receivers up and checks every row; leaving ends it. */
export const fileCheck = fromCallback<{ type: 'STOP' }, { file: File }>(({ input, sendBack }) => {
  const leaving = new AbortController()
  const tell = (event: CheckEvent) => {
    if (!leaving.signal.aborted) sendBack(event)
  }
  const onProgress: Progress = (done, total) => tell({ type: 'check.moved', done, total })
  check(input.file, leaving.signal, onProgress).then(tell, (error: unknown) =>
    tell({ type: 'check.failed', error }),
  )
  return () => leaving.abort()
})

async function check(file: File, signal: AbortSignal, onProgress: Progress): Promise<CheckEvent> {
  const sheet = await readSheet(file)
  if ('refusal' in sheet) return { type: 'file.refused', reason: sheet.refusal }
  const { places, missing, ignored, twice } = findColumns(sheet.titles)
  if (missing.length > 0) return { type: 'file.refused', reason: missingText(missing) }
  if (twice.length > 0)
    return {
      type: 'file.refused',
      reason: `There is more than one column “${twice.join('”, “')}”.`,
    }

  const emails = emailsIn(sheet, places)
  const { receiverIds, hostTime, knowsKeys } = await lookUp(emails, signal, onProgress)
  const checked: CheckedFile = {
    name: file.name,
    titles: sheet.titles,
    ignored,
    checkedAt: hostTime ?? Date.now(),
    knowsKeys,
    ...checkRows(sheet, places, receiverIds),
  }
  return { type: 'file.checked', checked }
}

async function lookUp(emails: string[], signal: AbortSignal, onProgress: Progress) {
  const receiverIds = new Map<string, string>()
  const waiting = [...emails]
  let done = 0
  let hostTime: number | null = null
  let knowsKeys = true
  onProgress(done, emails.length)
  const workOff = async () => {
    for (;;) {
      const asked = waiting.splice(0, batchIn(waiting))
      if (asked.length === 0) return
      const { receivers, isUnpaged, hostTime: now } = await findReceivers(asked, signal)
      for (const { id, email } of receivers) receiverIds.set(emailOf(email), id)
      if (now !== null) hostTime = Math.max(now, hostTime ?? 0)
      // A host of the plain contract does not know idempotency keys either.
      if (isUnpaged) knowsKeys = false
      // A host that answers the whole list has nothing to add.
      if (isUnpaged && receivers.some(({ email }) => !asked.includes(emailOf(email))))
        done += waiting.splice(0).length
      done += asked.length
      onProgress(done, emails.length)
    }
  }
  await Promise.all(Array.from({ length: atATime }, workOff))
  return { receiverIds, hostTime, knowsKeys }
}

/** How many of them one address can carry: servers and proxies turn long ones away. */
function batchIn(emails: readonly string[]): number {
  let length = 0
  const tooLong = emails.findIndex((email) => {
    length += encodeURIComponent(email).length + '&email='.length
    return length > longestQuery
  })
  return Math.min(maxEmails, tooLong === -1 ? emails.length : Math.max(1, tooLong))
}

function missingText(missing: readonly string[]): string {
  const names = missing.map((title) => `“${title}”`).join(', ')
  return missing.length === 1
    ? `The column ${names} is missing.`
    : `These columns are missing: ${names}.`
}

const atATime = 4
const longestQuery = 4_000
