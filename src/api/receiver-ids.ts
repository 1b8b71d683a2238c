import pLimit from 'p-limit'
import { findReceivers, maxEmails } from './parcel-import.ts'

export interface ReceiverIds {
  /** IDs by email in lower case, without emails that no receiver has. */
  receiverIds: Map<string, string>
  /** Time of the last answer by the host's clock, in milliseconds; null if it does not say. */
  hostTime: number | null
  /** False for a host of the plain contract, which has no idempotency keys. */
  knowsKeys: boolean
}

type Options = {
  signal: AbortSignal
  onProgress?: (done: number, total: number) => void
}

/** Finds the receivers of a file's email addresses. */
export async function findReceiverIds(
  emails: readonly string[],
  { signal, onProgress = () => {} }: Options,
): Promise<ReceiverIds> {
  const receiverIds = new Map<string, string>()
  let done = 0
  let hostTime: number | null = null
  let knowsKeys = true
  let isComplete = false
  onProgress(done, emails.length)
  await pLimit(concurrency).map(batchesOf(emails), async (batch) => {
    if (!isComplete) {
      const { receivers, isUnpaged, hostTime: now } = await findReceivers(batch, signal)
      for (const { id, email } of receivers) receiverIds.set(email.trim().toLowerCase(), id)
      if (now !== null) hostTime = Math.max(now, hostTime ?? 0)
      if (isUnpaged) knowsKeys = false
      // The whole list has arrived, and further batches would only repeat it.
      if (isUnpaged && receivers.some(({ email }) => !batch.includes(email.trim().toLowerCase())))
        isComplete = true
    }
    done += batch.length
    onProgress(done, emails.length)
  })
  return { receiverIds, hostTime, knowsKeys }
}

/** Batches that each fit into one URL, since servers and proxies refuse long ones. */
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

const concurrency = 4
const maxQueryLength = 4_000
