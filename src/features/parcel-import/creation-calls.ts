import { fromCallback } from 'xstate'
import type {
  CreationEvent,
  CreationInput,
  ImportOutcome,
  ImportRow,
} from '../../../machines/parcel-import.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { tryToCreateParcel } from '../../api/parcel-import.ts'
import { invalidateParcels } from '../../stores/parcels.ts'
import { collectOutcomes, pauses } from './pace.ts'

/** A few calls at a time; a pause, or leaving the page, begins no more of them. */
export const creationCalls = fromCallback<{ type: 'PAUSE' }, CreationInput>(
  ({ input, sendBack, receive }) => {
    const tell = (event: CreationEvent) => sendBack(event)
    const ending = new AbortController()
    receive(() => ending.abort())
    const settled = collectOutcomes((outcomes) => tell({ type: 'rows.settled', outcomes }))
    const waiting = [...input.rows]
    const host = pauses(ending.signal)
    let failedInARow = 0
    /** What ended the calls, where it was not the person. */
    let trouble: unknown = null

    const workOff = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const outcome = await outcomeOf(row)
        if (outcome !== null) settled.add(row.row, outcome)
        failedInARow = outcome?.state === 'failed' ? failedInARow + 1 : 0
        if (outcome?.state === 'failed' && failedInARow >= atATime) giveUp(outcome.error)
        if (ending.signal.aborted) return
      }
    }

    const giveUp = (error: unknown) => {
      trouble ??= error
      ending.abort()
    }

    /** Null: not begun, or not followed to its end. */
    const outcomeOf = async ({ parcel, key }: ImportRow): Promise<ImportOutcome | null> => {
      for (let tries = 1; ; tries += 1) {
        if (!(await host.isReady())) return null
        const answer = await tryToCreateParcel(parcel, key)
        if (answer.ok) return { state: wasThere(answer.parcel, input) ? 'existed' : 'created' }
        const { error, retryAfter } = answer
        const status = statusOf(error)
        // Whoever is no longer signed in, or may not send, is told so once and not for every row.
        if (status === 401 || status === 403) {
          giveUp(error)
          return null
        }
        if (!mayPass(error)) return { state: 'refused', error }
        // Without keys, a lost call that is made again may be a second parcel.
        const isSafe = input.knowsKeys || status === 429 || status === 503
        if (tries === mostTries || !isSafe) return { state: 'failed', error }
        tell({ type: 'calls.held', error })
        await host.hold({ tries, retryAfter, forAll: retryAfter !== null || status === null })
      }
    }

    const workAll = async () => {
      await Promise.all(Array.from({ length: atATime }, workOff))
      settled.flush()
      if (trouble !== null) tell({ type: 'calls.held', error: trouble })
      tell({ type: 'calls.ended' })
      invalidateParcels()
    }

    void workAll()
    return () => ending.abort()
  },
)

const atATime = 4
const mostTries = 4

/** Parcels that this tab has created, for a repeat within the second that a host's clock tells. */
const known = new Set<string>()

function wasThere(parcel: Parcel | null, { checkedAt }: CreationInput): boolean {
  if (parcel === null) return false
  const isOld = known.has(parcel.id) || Date.parse(parcel.createdAt) < checkedAt
  known.add(parcel.id)
  return isOld
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null)

/** A lost call, or a host in trouble; everything else would be answered the same again. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error)
  if (status === null) return true
  return status >= 500 || status === 408 || status === 429
}
