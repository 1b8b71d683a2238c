import { z } from 'zod/mini'
import type { Arrival } from '../../openapi.d.ts'
import { parseArrival } from './arrival.ts'
import { baseUrl } from './base-url.ts'
import type { Parcel } from './model.ts'
import { parseParcel } from './parse-parcel.ts'

export { supportsLive } from './live-support.ts'

const eventNames = ['parcel', 'arrival', 'run', 'notification', 'ready', 'reset', 'beat'] as const

/** An event of a stream, in the form that tabs pass on to each other. */
export interface LiveEvent {
  name: (typeof eventNames)[number]
  id: string
  /** Payload as JSON. */
  data: string
}

export const followParcelsAddress = () => `${baseUrl()}/api/parcel/events`

export const followParcelAddress = (trackingId: string) =>
  `${baseUrl()}/api/parcel/track/${encodeURIComponent(trackingId)}/events`

interface StreamListener {
  onEvent: (event: LiveEvent) => void
  /** Called when a heartbeat is overdue: until the next event, the data may be stale. */
  onSilence: () => void
  /** `silent`: nothing came for too long; `lost`: the connection failed or was closed. */
  onEnd: (cause: 'silent' | 'lost') => void
}

/**
 * Calls `onEnd` once when the stream ends for any reason; the caller reconnects. Returns a function that closes
 * it.
 */
export function openEvents(
  address: string,
  lastEventId: string | undefined,
  { onEvent, onSilence, onEnd }: StreamListener,
): () => void {
  const url =
    lastEventId === undefined
      ? address
      : `${address}?lastEventId=${encodeURIComponent(lastEventId)}`
  const source = new EventSource(url, { withCredentials: true })
  let watch: ReturnType<typeof setTimeout>
  let silence: ReturnType<typeof setTimeout>
  let beat: number | null = null
  const release = () => {
    clearTimeout(watch)
    clearTimeout(silence)
    window.removeEventListener('offline', lose)
    source.close()
  }
  const end = (cause: 'silent' | 'lost') => {
    release()
    onEnd(cause)
  }
  const lose = () => end('lost')
  // A connection that was lost silently looks like one without events.
  const endAfter = (milliseconds: number) => {
    clearTimeout(watch)
    watch = setTimeout(() => end('silent'), milliseconds)
  }
  const resetTimeout = () => {
    endAfter(beat === null ? heartbeatTimeout : Math.min(heartbeatTimeout, maxBeats * beat))
    clearTimeout(silence)
    if (beat !== null) silence = setTimeout(onSilence, overdue * beat)
  }
  endAfter(readyTimeout)
  // The stream's own error can occur long after the connection is lost.
  window.addEventListener('offline', lose)
  source.addEventListener('error', lose)
  for (const name of eventNames) {
    source.addEventListener(name, ({ lastEventId: id, data }: MessageEvent<string>) => {
      if (name === 'ready') beat = beatIn(data)
      resetTimeout()
      onEvent({ name, id, data })
    })
  }
  return release
}

/** Milliseconds between heartbeats; null if the host does not say. */
function beatIn(data: string): number | null {
  try {
    const { beat } = readyShape.parse(JSON.parse(data))
    return beat
  } catch {
    return null
  }
}

const readyShape = z.object({ beat: z.number().check(z.gte(500)) })

/** Null if the data is not a parcel. */
export function parcelOf({ data }: LiveEvent): Parcel | null {
  try {
    return parseParcel(JSON.parse(data))
  } catch {
    return null
  }
}

/** Null if no courier is on the way with the parcel. */
export function arrivalOf({ data }: LiveEvent): Arrival | null {
  try {
    return parseArrival(JSON.parse(data))
  } catch {
    return null
  }
}

/**
 * Multiple of the heartbeat's interval: with one heartbeat a second, a silence is noticed within two seconds.
 */
const overdue = 1.75
/** Heartbeats that may be missing before the connection counts as broken. */
const maxBeats = 20
// Milliseconds; a host that states no interval sends a heartbeat every 15 seconds.
const heartbeatTimeout = 40_000
/** Milliseconds in which the host says that the stream is ready, also over a slow network. */
const readyTimeout = 8_000
