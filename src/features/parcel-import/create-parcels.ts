import pLimit from 'p-limit'
import { fromCallback } from 'xstate'
import type { SaveEvent, SaveInput } from '../../../machines/csv-import.ts'
import type { CheckedFile, ImportOutcome, ImportRow } from './flow.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { tryToCreateParcel } from '../../api/parcel-import.ts'
import { invalidateParcels } from '../../stores/parcels.ts'

const concurrency = 4
const maxTries = 4

/** Sends a few requests at a time; after a pause, or when the page is left, no new ones are started. */
export const createParcels = fromCallback<{ type: 'PAUSE' }, SaveInput<CheckedFile>>(
  ({ input, sendBack, receive }) => {
    const send = (event: SaveEvent<ImportOutcome>) => sendBack(event)
    const ending = new AbortController()
    receive(() => ending.abort())
    const settled = collectOutcomes((outcomes) => send({ type: 'rows.settled', outcomes }))
    const backoff = createBackoff(ending.signal)
    let failedInARow = 0
    /** Error that ended the requests; null if the sender has paused them. */
    let endedBy: unknown = null

    const endAll = (error: unknown) => {
      endedBy ??= error
      ending.abort()
    }

    const createParcel = async (row: ImportRow) => {
      const outcome = await outcomeOf(row)
      if (outcome !== null) settled.add(row.row, outcome)
      failedInARow = outcome?.state === 'failed' ? failedInARow + 1 : 0
      if (outcome?.state === 'failed' && failedInARow >= concurrency) endAll(outcome.error)
    }

    /** Null for a row that was not started, or not finished. */
    const outcomeOf = async ({ parcel, key }: ImportRow): Promise<ImportOutcome | null> => {
      for (let tries = 1; ; tries += 1) {
        if (!(await backoff.mayRequest())) return null
        const answer = await tryToCreateParcel(parcel, key)
        if (answer.ok) return outcomeWith(answer.parcel, input.checked)
        const { error, retryAfter } = answer
        const status = statusOf(error)
        // An ended session or a block is shown once, not for every row.
        if (status === 401 || status === 403) {
          endAll(error)
          return null
        }
        if (!isTemporary(error)) return { state: 'refused', error }
        // Without keys, repeating a lost request could create a second parcel.
        const isSafe = input.checked.knowsKeys || status === 429 || status === 503
        if (tries === maxTries || !isSafe) return { state: 'failed', error }
        send({ type: 'calls.held', error })
        await backoff.wait({ tries, retryAfter, forAll: retryAfter !== null || status === null })
      }
    }

    const createAll = async () => {
      await pLimit(concurrency).map(input.rows, createParcel)
      settled.flush()
      if (endedBy !== null) send({ type: 'calls.held', error: endedBy })
      send({ type: 'calls.ended' })
      invalidateParcels()
    }

    void createAll()
    return () => ending.abort()
  },
)

/** Parcels that this tab has created: by the host's clock, a repeat within the same second looks new. */
const createdHere = new Set<string>()

function outcomeWith(parcel: Parcel | null, { checkedAt }: CheckedFile): ImportOutcome {
  if (parcel === null) return { state: 'created', parcelId: null }
  const isOld = createdHere.has(parcel.id) || Date.parse(parcel.createdAt) < checkedAt
  createdHere.add(parcel.id)
  return { state: isOld ? 'existed' : 'created', parcelId: parcel.id }
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null)

/** True for a lost request or a server error; a retry after any other failure would get the same answer. */
function isTemporary(error: unknown): boolean {
  const status = statusOf(error)
  if (status === null) return true
  return status >= 500 || status === 408 || status === 429
}

type Outcomes = Record<number, ImportOutcome>

/** Batches outcomes, to report them only a few times a second. */
function collectOutcomes(report: (outcomes: Outcomes) => void) {
  let collected: Outcomes = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const outcomes = collected
    collected = {}
    if (Object.keys(outcomes).length > 0) report(outcomes)
  }
  return {
    add(row: number, outcome: ImportOutcome) {
      collected[row] = outcome
      timer ??= setTimeout(flush, 150)
    },
    flush,
  }
}

type Wait = {
  tries: number
  /** Milliseconds that the host asks to wait. */
  retryAfter: number | null
  /** All requests wait, since all would get the same answer. */
  forAll: boolean
}

/** Exponential backoff with jitter; after `signal` is aborted, no request may be made. */
function createBackoff(signal: AbortSignal) {
  let allWaitUntil = 0
  return {
    async mayRequest(): Promise<boolean> {
      while (!signal.aborted && Date.now() < allWaitUntil)
        await sleep(allWaitUntil - Date.now(), signal)
      return !signal.aborted
    },
    async wait({ tries, retryAfter, forAll }: Wait): Promise<void> {
      const delay = initialDelay * 2 ** (tries - 1) * (1 + Math.random() / 4)
      const wait = Math.min(maxDelay, Math.max(delay, retryAfter ?? 0))
      if (forAll) allWaitUntil = Math.max(allWaitUntil, Date.now() + wait)
      else await sleep(wait, signal)
    },
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    signal.addEventListener('abort', wake)
  })
}

const initialDelay = 1_000
const maxDelay = 120_000
