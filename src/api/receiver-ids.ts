import pLimit from 'p-limit'
import { findReceivers, maxEmails } from './parcel-import.ts'

export interface ReceiverIds {
  /** By their emails in lower case; of an email that no receiver has, none. */
  receiverIds: Map<string, string>
  /** The host's clock when it answered last, in milliseconds; null where it does not say. */
  hostTime: number | null
  /** A host of the plain contract does not know idempotency keys. */
  knowsKeys: boolean
}

type Options = {
  signal: AbortSignal
  onProgress?: (done: number, total: number) => void
}

/** Finds the owners of a file's email addresses. */
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
      // A host that answers the whole list has nothing to add.
      if (isUnpaged && receivers.some(({ email }) => !batch.includes(email.trim().toLowerCase())))
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

const concurrency = 4
const maxQueryLength = 4_000
