import { trackParcel } from '../../api/tracking.ts'
import type { TrackedParcel } from './tracked-parcel.ts'

type LookupCall = (trackingId: string, signal: AbortSignal) => Promise<readonly TrackedParcel[]>

const atOnce = 4

/**
 * The call of several lookups that belong together. The first goes ahead: a host that answers its
 * whole list has answered the others with it. Else a few go at a time.
 */
export function lookupCalls(): LookupCall {
  let first: ReturnType<LookupCall> | null = null
  const inTurn = createTurns(atOnce)
  return async (trackingId, signal) => {
    if (first === null) {
      first = trackParcel(trackingId, signal)
      return first
    }
    const answered = await first.catch(() => [])
    if (answered.length > 1) return answered
    return inTurn(() => trackParcel(trackingId, signal))
  }
}

function createTurns(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
