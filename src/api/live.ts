import { baseUrl } from './base-url.ts'
import type { Parcel } from './model.ts'
import { parseParcel } from './parse-parcel.ts'

export { supportsLive } from './live-support.ts'

/** An event of a stream, as one tab passes it on to another. */
export interface LiveEvent {
  name: 'parcel' | 'ready' | 'reset' | 'beat'
  id: string
  /** JSON. */
  data: string
}

export const followParcelsAddress = () => `${baseUrl()}/api/parcel/events`

export const followParcelAddress = (trackingId: string) =>
  `${baseUrl()}/api/parcel/track/${encodeURIComponent(trackingId)}/events`

/** Calls `onEnd` once when the stream is at its end, for whatever reason; the caller reconnects. */
export function openEvents(
  address: string,
  lastEventId: string | undefined,
  { onEvent, onEnd }: { onEvent: (event: LiveEvent) => void; onEnd: () => void },
): () => void {
  const url =
    lastEventId === undefined
      ? address
      : `${address}?lastEventId=${encodeURIComponent(lastEventId)}`
  const source = new EventSource(url, { withCredentials: true })
  let watch: ReturnType<typeof setTimeout>
  const release = () => {
    clearTimeout(watch)
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
  }
  resetTimeout()
  // The browser may take long to notice that the stream is gone, too.
  window.addEventListener('offline', end)
  source.addEventListener('error', end)
  for (const name of ['parcel', 'ready', 'reset', 'beat'] as const) {
    source.addEventListener(name, ({ lastEventId: id, data }: MessageEvent<string>) => {
      resetTimeout()
      onEvent({ name, id, data })
    })
  }
  return release
}

/** Null for what cannot be read as a parcel. */
export function parcelOf({ data }: LiveEvent): Parcel | null {
  try {
    return parseParcel(JSON.parse(data))
  } catch {
    return null
  }
}

// The host gives a sign of life every 15 seconds.
const heartbeatTimeout = 40_000
