import { supportsLive, openEvents } from '../api/live.ts'
import type { LiveEvent } from '../api/live.ts'
import { delay, whileVisible } from '../lib/polling.ts'
import { leadAmongTabs } from '../lib/tab-leader.ts'

/** `polling`: the host has no live streams, or they do not reach this browser. */
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
  /** Called before a reconnection; false if the subscriber may no longer follow. */
  mayReconnect: () => Promise<boolean>
}

/** Messages that tabs send each other. */
type Message =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'state'; state: LiveState; lastEventId: string | undefined }
  | { kind: 'catchUp' }
  | { kind: 'stateRequest' }

const pollInterval = 30_000
const maxBackoff = 10_000
/** Number of consecutive failed connections after which the lists are polled instead. */
const maxFailures = 5

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
    while (!signal.aborted) {
      if (supportsLive() && canStream() && failures < maxFailures) {
        const wasLive = await connect(signal)
        if (signal.aborted) break
        failures = wasLive ? 0 : failures + 1
        await delay(Math.min(maxBackoff, 1_000 * 2 ** failures) * (0.5 + Math.random()), signal)
        if (!signal.aborted && !(await mayReconnect())) break
      } else {
        failures = Math.min(failures, maxFailures - 1)
        broadcastState('polling')
        await delay(pollInterval, signal)
        if (!signal.aborted) broadcast({ kind: 'catchUp' })
      }
    }
    isLeader = false
  }

  /** Holds one connection until it ends; resolves with whether it was live. */
  function connect(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      let wasLive = false
      let isSilent = false
      const isReconnecting = lastEventId !== undefined
      // The first connection takes only a moment, and is not shown.
      if (state === 'polling') broadcastState('connecting')
      const close = openEvents(feed.address, lastEventId, {
        onEvent: (event) => {
          broadcast({ kind: 'event', event })
          if (isSilent) broadcastState('live')
          isSilent = false
          if (event.name !== 'ready') return
          wasLive = true
          isUpToDate = true
          if (!isReconnecting) broadcast({ kind: 'catchUp' })
          broadcastState('live')
        },
        onSilence: () => {
          isSilent = true
          broadcastState('connecting')
        },
        onEnd: () => {
          signal.removeEventListener('abort', leave)
          if (!signal.aborted) broadcastState('connecting')
          resolve(wasLive)
        },
      })
      const leave = () => {
        close()
        resolve(wasLive)
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
