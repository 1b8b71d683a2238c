import { supportsLive, openEvents } from '../api/live.ts'
import type { LiveEvent } from '../api/live.ts'
import { delay, whileVisible } from '../lib/polling.ts'
import { inFreePlace, leadAmongTabs } from '../lib/tab-leader.ts'

/** `polling`: the host has no live streams, or none comes through to this window. */
export type LiveState = 'off' | 'connecting' | 'live' | 'polling'

export interface Feed {
  address: string
  /** Tabs with feeds of the same name share one stream. */
  name: string
  onParcel: (event: LiveEvent) => void
  /** The expected arrival of the followed parcel has changed, or is no longer known. */
  onArrival: (event: LiveEvent) => void
  /** A courier's run that the subscriber may see has changed. */
  onRun: () => void
  /** Something has happened to the subscriber's account. */
  onNotification: () => void
  /** Events may have been missed, or it is time to poll. */
  onCatchUp: () => void
  /** The host cannot tell which events were missed, or has lost some that it sent. */
  onReset: () => void
  onState: (state: LiveState) => void
  /** Milliseconds between polls of what the page shows now. */
  pollInterval: () => number
  /** Called before a reconnection; false if the subscriber may no longer follow. */
  mayReconnect: () => Promise<boolean>
}

/** Messages that tabs send each other. */
type Message =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'state'; state: LiveState; lastEventId: string | undefined }
  | { kind: 'catchUp' }
  | { kind: 'stateRequest' }

const maxBackoff = 10_000
/** Consecutive connections that fail before the page polls instead: it is also done when the host is away. */
const maxFailures = 5
/** Consecutive ones without a word before it does: something on the way keeps what the host sends. */
const maxSilent = 2
/** Milliseconds between attempts to connect while the page polls because nothing comes through. */
const retryInterval = 30_000
/**
 * Streams of all windows of a browser. With HTTP/1.1 it has six connections to a host, and would not send any
 * request more.
 */
const maxStreams = 4

/**
 * Follows while the page is visible. One of the visible tabs leads: it holds the stream and passes its events
 * on to the others. The next leader continues after the last event.
 */
export function startFeed(feed: Feed): () => void {
  const channel = openChannel(`waybill-live ${feed.name}`)
  let lastEventId: string | undefined
  let state: LiveState = 'off'
  let isLeader = false
  /** True once this tab has been live, and has had no gap since. */
  let isUpToDate = false

  const broadcast = (message: Message) => {
    channel?.post(message)
    receive(message)
  }
  const broadcastState = (next: LiveState) => broadcast({ kind: 'state', state: next, lastEventId })

  function receive(message: Message): void {
    if (message.kind === 'event') receiveEvent(message.event)
    else if (message.kind === 'catchUp') feed.onCatchUp()
    else if (message.kind === 'stateRequest') {
      if (isLeader) channel?.post({ kind: 'state', state, lastEventId })
    } else {
      // The leader's stream may have been live before this tab listened, so events can be missing.
      if (!isLeader && !isUpToDate && message.state === 'live') {
        isUpToDate = true
        feed.onCatchUp()
      }
      lastEventId = message.lastEventId ?? lastEventId
      state = message.state
      feed.onState(state)
    }
  }
  channel?.listen(receive)

  function receiveEvent(event: LiveEvent): void {
    if (event.id !== '') lastEventId = event.id
    if (event.name === 'parcel') feed.onParcel(event)
    if (event.name === 'arrival') feed.onArrival(event)
    if (event.name === 'run') feed.onRun()
    if (event.name === 'notification') feed.onNotification()
    if (event.name === 'reset') feed.onReset()
  }

  async function lead(signal: AbortSignal): Promise<void> {
    isLeader = true
    let failures = 0
    let silent = 0
    const polling = createPolling(feed.pollInterval, signal, {
      onStart: () => broadcastState('polling'),
      onTurn: () => broadcast({ kind: 'catchUp' }),
    })
    while (!signal.aborted) {
      if (!supportsLive() || !canStream()) {
        polling.start('later')
        await delay(retryInterval, signal)
        continue
      }
      const end = await inFreePlace('waybill-stream', maxStreams, () => connect(signal, polling))
      if (signal.aborted) break
      failures = end === 'worked' ? 0 : failures + 1
      silent = end === 'silent' ? silent + 1 : 0
      if (end === null || failures >= maxFailures || silent >= maxSilent) polling.start('now')
      // A host that was away may be back at any time.
      await delay(
        end === 'lost' || !polling.isOn() ? backoffAfter(failures) : retryInterval,
        signal,
      )
      if (!signal.aborted && !(await mayReconnect())) break
    }
    polling.stop()
    isLeader = false
  }

  /** Holds one connection until it ends. */
  function connect(signal: AbortSignal, polling: Polling): Promise<Ending> {
    return new Promise((resolve) => {
      let isReady = false
      let hasWorked = false
      const isReconnecting = lastEventId !== undefined
      const showConnecting = () => {
        if (!polling.isOn()) broadcastState('connecting')
      }
      const close = openEvents(feed.address, lastEventId, {
        onEvent: (event) => {
          if (isReady) hasWorked = true
          broadcast({ kind: 'event', event })
          if (event.name === 'ready') {
            isReady = true
            isUpToDate = true
            if (!isReconnecting) broadcast({ kind: 'catchUp' })
          }
          // What keeps streams back can let their beginning through, so a page that polls waits for more.
          if (!isReady || state === 'live' || (polling.isOn() && !hasWorked)) return
          polling.stop()
          broadcastState('live')
        },
        onSilence: showConnecting,
        onEnd: (cause) => {
          signal.removeEventListener('abort', leave)
          if (!signal.aborted) showConnecting()
          resolve(hasWorked || (isReady && cause === 'lost') ? 'worked' : cause)
        },
      })
      const leave = () => {
        close()
        resolve('lost')
      }
      signal.addEventListener('abort', leave)
    })
  }

  async function mayReconnect(): Promise<boolean> {
    try {
      const may = await feed.mayReconnect()
      if (!may) broadcastState('off')
      return may
    } catch {
      // If the host cannot be reached, a reconnection is tried anyway.
      return true
    }
  }

  const stop = whileVisible((signal) => {
    channel?.post({ kind: 'stateRequest' })
    signal.addEventListener('abort', () => (isUpToDate = false))
    leadAmongTabs(`waybill-live ${feed.name}`, signal, lead)
  })
  return () => {
    stop()
    channel?.close()
    feed.onState('off')
  }
}

/** How a connection ended: without a word for too long, or by an error. */
type Ending = 'worked' | 'silent' | 'lost'

const backoffAfter = (failures: number) =>
  Math.min(maxBackoff, 1_000 * 2 ** failures) * (0.5 + Math.random())

type Polling = ReturnType<typeof createPolling>

/** Asks again and again, from now on or after a first pause, until it is stopped. */
function createPolling(
  interval: () => number,
  signal: AbortSignal,
  { onStart, onTurn }: { onStart: () => void; onTurn: () => void },
) {
  let current: AbortController | null = null
  const stop = () => {
    current?.abort()
    current = null
  }
  signal.addEventListener('abort', stop)
  async function goOn(own: AbortSignal) {
    while (!own.aborted) {
      onStart()
      await delay(interval(), own)
      if (!own.aborted) onTurn()
    }
  }
  return {
    isOn: () => current !== null,
    start(first: 'now' | 'later') {
      if (current !== null) return
      current = new AbortController()
      if (first === 'now') onTurn()
      void goOn(current.signal)
    },
    stop,
  }
}

const canStream = () => typeof EventSource !== 'undefined'

function openChannel(name: string) {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel = new BroadcastChannel(name)
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    post: (message: Message) => channel.postMessage(message),
    listen: (receive: (message: Message) => void) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data)),
    close: () => channel.close(),
  }
}
