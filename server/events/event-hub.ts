import { clientNetwork } from '../http/client-address.ts'
import { notFound, unavailable } from '../http/errors.ts'
import { createFairLimit } from '../limits/fair-limit.ts'
import { maxStreamsOfNetwork } from '../limits/sizes.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import { findParcels } from '../parcels/repository.ts'
import type { SessionCaller } from '../http/openapi/caller.ts'
import { findLiveFamilies } from '../accounts/sessions/repository.ts'
import { findParcelsOnRuns, findRunsUnderWay } from '../runs/arrival-repository.ts'
import { arrivalsOf } from '../runs/arrivals.ts'
import { findRunCouriers } from '../runs/couriers-repository.ts'
import { broadcast, isLatest, sendTracked, type ChangedRows } from './broadcast.ts'
import { createChangePoller } from './change-poller.ts'
import { createConnection, type Connection } from './connection.ts'
import {
  eventId,
  hasLostEntry,
  heartbeat,
  notificationEvent,
  parcelEvent,
  parseEventId,
  readyEvent,
  resetEvent,
  retryAfter,
  runEvent,
  trackedEventId,
} from './event-format.ts'
import type { EventStreams } from './event-streams.ts'
import { findMissedChanges, hasChange, type Change, type Cursor } from './repository.ts'
import { createSubscribers, type CallerSubscriber, type VisitorSubscriber } from './subscribers.ts'

/** Milliseconds; a client notices within two seconds that its connection is lost. */
const heartbeatInterval = 1_000
/** Milliseconds after which a browser reconnects to a stream that ended. */
const defaultRetry = 2_000
/** Changes that a subscriber is sent on reconnecting; after more, it is told to fetch its lists again. */
const maxMissed = 200
const visitorMinutes = 15

export function createEventHub(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { failed, maxStreams }: { failed: (error: unknown) => void; maxStreams?: number | undefined },
): EventStreams {
  const privacy = config.trackingPrivacy
  const subscribers = createSubscribers()
  const { callers, visitors } = subscribers
  const allSubscribers = () => [...callers.all, ...visitors.all]
  const limit = createFairLimit('streams', maxStreams === undefined ? {} : { places: maxStreams })
  const maxOfNetwork = config.rateLimits === 'on' ? maxStreamsOfNetwork : Infinity
  let heartbeats: NodeJS.Timeout | undefined
  let isClosing = false

  const poller = createChangePoller(db, {
    hasSubscribers: () => limit.state().running > 0,
    beforePoll: endExpired,
    async prepareBroadcast(changes) {
      const forCallers = callers.all.size > 0
      const rows = await findChanged(
        changes.filter(
          ({ parcelId, isRun }) => forCallers || isRun || visitors.get(parcelId).size > 0,
        ),
      )
      return () => {
        // Loads again if a first caller has subscribed in between, who may see the other parcels
        // too.
        if (!forCallers && callers.all.size > 0) return false
        broadcast(changes, rows, subscribers, privacy)
        return true
      }
    },
    // On reconnecting, each subscriber is sent what it missed, or told to fetch everything.
    onGap: endGradually,
    failed,
  })

  async function subscribe(caller: SessionCaller, lastEventId: string | undefined) {
    const subscriber: CallerSubscriber = {
      connection: await connect({ owner: caller.id }, () => callers.remove(subscriber)),
      endsAt: caller.accessExpiresAt,
      caller,
    }
    const { connection } = subscriber
    return openOrEnd(connection, async () => {
      await startPoller()
      // No await between these two, so that changes up to the cursor are missed ones, and later ones are broadcast.
      const cursor = poller.cursor()
      callers.add(subscriber)
      const missed =
        lastEventId === undefined ? [] : await missedEvents(caller, lastEventId, cursor)
      connection.open(
        [retryAfter(defaultRetry), ...missed, readyEvent(eventId(cursor), heartbeatInterval)].join(
          '',
        ),
      )
    })
  }

  async function subscribeToParcel(
    parcelId: string,
    address: string,
    lastEventId: string | undefined,
  ) {
    const subscriber: VisitorSubscriber = {
      connection: await connect({ owner: clientNetwork(address), max: maxOfNetwork }, () =>
        visitors.remove(subscriber),
      ),
      endsAt: new Date(clock().getTime() + visitorMinutes * 60_000),
      parcelId,
      lastEventId,
      sentEntries: 0,
    }
    const { connection } = subscriber
    return openOrEnd(connection, async () => {
      await startPoller()
      visitors.add(subscriber)
      const [row] = await findParcels(db, [parcelId])
      if (row === undefined) throw notFound('trackedParcelNotFound')
      const isSetBack = lastEventId !== undefined && hasLostEntry(row, lastEventId)
      const reset = isSetBack ? resetEvent(trackedEventId(row)) : ''
      connection.open(retryAfter(defaultRetry) + reset)
      sendTracked(subscriber, row, privacy)
      connection.send(readyEvent(trackedEventId(row), heartbeatInterval))
    })
  }

  /** Creates a connection, which counts until it closes; throws at the limit. */
  async function connect(
    { owner, max }: { owner: string; max?: number },
    onClose: () => void,
  ): Promise<Connection> {
    const leave = await limit.enter(owner, { max })
    if (isClosing) {
      leave()
      throw unavailable()
    }
    heartbeats ??= setInterval(sendHeartbeats, heartbeatInterval).unref()
    return createConnection(() => {
      leave()
      onClose()
    })
  }

  /** Refuses a subscriber if the node has begun to close, because `close` would not find it. */
  async function startPoller(): Promise<void> {
    await poller.start()
    if (isClosing) throw unavailable()
  }

  async function missedEvents(caller: SessionCaller, lastEventId: string, upTo: Cursor) {
    const reset = [resetEvent(eventId(upTo))]
    const after = parseEventId(lastEventId)
    if (after === null) return reset
    const limit = maxMissed + 1
    const changes = await findMissedChanges(db, caller, { after, upTo, limit })
    if (changes.length > maxMissed) return reset
    // Checked after the query, so that no change was removed before it could be found.
    if (!(await hasChange(db, after))) return reset
    const { parcels } = await findChanged(changes)
    const rows = new Map(parcels.map((row) => [row.id, row]))
    return changes.flatMap((change) => {
      if (change.userId !== null) return [notificationEvent]
      if (change.isRun) return [runEvent(change)]
      const row = rows.get(change.parcelId)
      const isDue = row !== undefined && isLatest(change, row)
      return isDue ? [parcelEvent(change, row, caller.role)] : []
    })
  }

  async function findChanged(changes: Change[]): Promise<ChangedRows> {
    const idsOf = (matches: (change: Change) => boolean) => [
      ...new Set(changes.filter(matches).map(({ parcelId }) => parcelId)),
    ]
    const parcelIds = idsOf(({ isRun, userId }) => !isRun && userId === null)
    const runIds = idsOf(({ isRun }) => isRun)
    return {
      parcels: parcelIds.length === 0 ? [] : await findParcels(db, parcelIds),
      runs: runIds.length === 0 ? [] : await findRunCouriers(db, runIds),
      arrivals: runIds.length === 0 ? new Map() : await findFollowedArrivals(runIds),
    }
  }

  /** Arrivals of the parcels on these runs that visitors of this node follow. */
  async function findFollowedArrivals(runIds: string[]): Promise<ChangedRows['arrivals']> {
    const followed = [...new Set([...visitors.all].map(({ parcelId }) => parcelId))]
    if (followed.length === 0) return new Map()
    const onRuns = await findParcelsOnRuns(db, runIds, followed)
    const runs = onRuns.length === 0 ? [] : await findRunsUnderWay(db, runIds)
    const arrivals = new Map(runs.flatMap((run) => [...arrivalsOf(run, { clock, config })]))
    return new Map(onRuns.map((parcelId) => [parcelId, arrivals.get(parcelId)]))
  }

  /** Ends streams that have expired, whose session has ended, or whose user is blocked. */
  async function endExpired() {
    const now = clock()
    for (const { connection, endsAt } of allSubscribers()) if (endsAt <= now) connection.end()
    const families = new Set([...callers.all].map(({ caller }) => caller.sessionFamilyId))
    if (families.size === 0) return
    const live = await findLiveFamilies(db, [...families], config)
    for (const { connection, caller } of callers.all) {
      const { sessionFamilyId: family } = caller
      // Subscribers that came while the query ran are checked next time.
      if (families.has(family) && !live.has(family)) connection.end()
    }
  }

  function sendHeartbeats() {
    for (const { connection } of callers.all) connection.send(heartbeat(eventId(poller.cursor())))
    for (const { connection } of visitors.all) connection.send(heartbeat())
  }

  /** Ends all streams. Their clients reconnect at random times, so as not to overload a node. */
  function endGradually() {
    for (const { connection } of allSubscribers()) {
      connection.end(retryAfter(1_000 + Math.random() * 4_000))
    }
  }

  return {
    subscribe,
    subscribeToParcel,
    numberChanges: () => poller.numberAll(),
    state: () => ({
      callers: callers.all.size,
      visitors: visitors.all.size,
      pollAge: poller.age(),
    }),
    close() {
      isClosing = true
      clearInterval(heartbeats)
      poller.stop()
      endGradually()
    },
  }
}

/** Answers the connection once it is open; ends it if opening fails, so that it no longer counts. */
async function openOrEnd(connection: Connection, open: () => Promise<void>): Promise<Connection> {
  try {
    await open()
    return connection
  } catch (error) {
    connection.end()
    throw error
  }
}
