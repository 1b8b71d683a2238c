import { z } from 'zod/mini'
import type { Arrival } from '../../openapi.d.ts'
import { parseArrival } from './arrival.ts'
import { baseUrl } from './base-url.ts'
import type { Parcel } from './model.ts'
import { parseParcel } from './parse-parcel.ts'

export { supportsLive } from './live-support.ts'

const eventNames = ['parcel', 'arrival', 'run', 'notification', 'ready', 'reset', 'beat'] as const

/** An event of a stream, as one tab passes it on to another. */
export interface LiveEvent {
  name: (typeof eventNames)[number]
  id: string
  /** JSON. */
  data: string
}

export const followParcelsAddress = () => `${baseUrl()}/api/parcel/events`

export const followParcelAddress = (trackingId: string) =>
  `${baseUrl()}/api/parcel/track/${encodeURIComponent(trackingId)}/events`

interface StreamListener {
  onEvent: (event: LiveEvent) => void
  /** A heartbeat is overdue: nothing is known any more, until the next event. */
  onSilence: () => void
  onEnd: () => void
}

/** Calls `onEnd` once when the stream is at its end, for whatever reason; the caller reconnects. */
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
    window.removeEventListener('offline', end)
    source.close()
  }
  const end = () => {
    release()
    onEnd()
  }
  // A line that broke without a word looks like one on which nothing happens.
  const resetTimeout = () => {
    clearTimeout(watch)
    watch = setTimeout(end, heartbeatTimeout)
    clearTimeout(silence)
    if (beat !== null) silence = setTimeout(onSilence, overdue * beat)
  }
  resetTimeout()
  // The browser may take long to notice that the stream is gone, too.
  window.addEventListener('offline', end)
  source.addEventListener('error', end)
  for (const name of eventNames) {
    source.addEventListener(name, ({ lastEventId: id, data }: MessageEvent<string>) => {
      if (name === 'ready') beat = beatIn(data)
      resetTimeout()
      onEvent({ name, id, data })
    })
  }
  return release
}

/** Null where the host does not say how often its heartbeat comes. */
function beatIn(data: string): number | null {
  try {
    const { beat } = readyShape.parse(JSON.parse(data))
    return beat
  } catch {
    return null
  }
}

const readyShape = z.object({ beat: z.number().check(z.gte(500)) })

/** Null for what cannot be read as a parcel. */
export function parcelOf({ data }: LiveEvent): Parcel | null {
  try {
    return parseParcel(JSON.parse(data))
  } catch {
    return null
  }
}

/** Null where the courier is not on the way with the parcel. */
export function arrivalOf({ data }: LiveEvent): Arrival | null {
  try {
    return parseArrival(JSON.parse(data))
  } catch {
    return null
  }
}

/** Multiple of a heartbeat's interval: with one each second, silence is noticed within two. */
const overdue = 1.75
// A host that says no more gives a sign of life every 15 seconds.
const heartbeatTimeout = 40_000
