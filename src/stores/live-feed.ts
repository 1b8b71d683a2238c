import { isLiveOffered, openEvents } from '../api/live.ts'
import type { LiveEvent } from '../api/live.ts'
import type { LiveState } from './live-state.ts'
import { delay, whenSeen } from './live-times.ts'

export interface Feed {
  address: string
  /** Tabs that follow under the same name share one stream. */
  name: string
  onParcel: (event: LiveEvent) => void
  /** Something may have been missed, or it is time to look again. */
  onCatchUp: () => void
  onState: (state: LiveState) => void
  /** Before coming back; false: whoever followed may not any more. */
  mayReturn: () => Promise<boolean>
}

type Note =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'state'; state: LiveState; lastId: string | undefined }
  | { kind: 'catchUp' }
  | { kind: 'hello' }

const pollEvery = 30_000
const longestPause = 10_000
/** Tries in a row that came to nothing, after which lists are fetched now and then instead. */
const mostFailures = 5

/**
 * Follows as long as the page is seen. Of the tabs that are, one holds the stream and passes on what
 * it hears; it goes on where the one before it left.
 */
export function startFeed(feed: Feed): () => void {
  const channel = openChannel(`waybill-live ${feed.name}`)
  let lastId: string | undefined
  let state: LiveState = 'off'
  let isLeading = false
  let isNew = true

  const show = (next: LiveState) => {
    state = next
    feed.onState(next)
  }
  const tellAll = (note: Note) => {
    channel?.post(note)
    hear(note)
  }

  function hear(note: Note): void {
    if (note.kind === 'event') {
      if (note.event.id !== '') lastId = note.event.id
      if (note.event.name === 'parcel') feed.onParcel(note.event)
      if (note.event.name === 'reset') feed.onCatchUp()
    } else if (note.kind === 'catchUp') feed.onCatchUp()
    else if (note.kind === 'state') {
      // Joining others, who have heard what we have not.
      if (!isLeading && isNew && note.state === 'live') {
        isNew = false
        feed.onCatchUp()
      }
      lastId = note.lastId ?? lastId
      show(note.state)
    } else if (isLeading) channel?.post({ kind: 'state', state, lastId })
  }
  channel?.listen(hear)

  async function lead(signal: AbortSignal): Promise<void> {
    isLeading = true
    let failures = 0
    while (!signal.aborted) {
      if (isLiveOffered() && canStream() && failures < mostFailures) {
        const wasLive = await hold(signal)
        if (signal.aborted) break
        failures = wasLive ? 0 : failures + 1
        await delay(Math.min(longestPause, 1_000 * 2 ** failures) * (0.5 + Math.random()), signal)
        if (!signal.aborted && !(await returnable())) break
      } else {
        failures = Math.min(failures, mostFailures - 1)
        tellAll({ kind: 'state', state: 'polling', lastId })
        await delay(pollEvery, signal)
        if (!signal.aborted) tellAll({ kind: 'catchUp' })
      }
    }
    isLeading = false
  }

  /** One connection, from its opening to its end; answers whether it came to be live. */
  function hold(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      let wasLive = false
      const isReturning = lastId !== undefined
      // Nobody needs to be told of the first time, which takes a moment.
      if (state === 'polling') tellAll({ kind: 'state', state: 'connecting', lastId })
      const close = openEvents(feed.address, lastId, {
        onEvent: (event) => {
          tellAll({ kind: 'event', event })
          if (event.name !== 'ready') return
          wasLive = true
          isNew = false
          if (!isReturning) tellAll({ kind: 'catchUp' })
          tellAll({ kind: 'state', state: 'live', lastId })
        },
        onEnd: () => {
          if (!signal.aborted) tellAll({ kind: 'state', state: 'connecting', lastId })
          resolve(wasLive)
        },
      })
      signal.addEventListener('abort', () => {
        close()
        resolve(wasLive)
      })
    })
  }

  async function returnable(): Promise<boolean> {
    try {
      const may = await feed.mayReturn()
      if (!may) tellAll({ kind: 'state', state: 'off', lastId })
      return may
    } catch {
      // The host cannot be reached: the stream will find out when it can.
      return true
    }
  }

  const stopWatching = whenSeen((signal) => {
    channel?.post({ kind: 'hello' })
    signal.addEventListener('abort', () => (isNew = true))
    const { locks } = globalThis.navigator
    if (locks === undefined) {
      void lead(signal)
      return
    }
    // The lock is given back with the page, so the next tab takes over.
    locks.request(`waybill-live ${feed.name}`, { signal }, () => lead(signal)).catch(() => {})
  })
  return () => {
    stopWatching()
    channel?.close()
    feed.onState('off')
  }
}

const canStream = () => typeof EventSource !== 'undefined'

function openChannel(name: string) {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(name)
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    post: (note: Note) => channel.postMessage(note),
    listen: (hear: (note: Note) => void) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Note>) => hear(data)),
    close: () => channel.close(),
  }
}
