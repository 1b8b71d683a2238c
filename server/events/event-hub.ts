import { unavailable } from '../http/errors.ts'
import { networkOf } from '../http/client-network.ts'
import type { Tools } from '../openapi/operation.ts'
import { announce, isAsTold, personText, showTracked } from './broadcast.ts'
import { createEventIds, type EventIds } from './event-ids.ts'
import { eventText, heartbeatText, retryText } from './event-format.ts'
import { createFollowers } from './subscribers.ts'
import { createHeadCount, usuallyOnNode } from './connection-limit.ts'
import type { Live, Reader } from './event-streams.ts'
import {
  changesKept,
  findLivingFamilies,
  findMissed,
  findParcels,
  readCounter,
  type Change,
} from './repository.ts'
import { createOutlet, type Outlet } from './connection.ts'
import { createTail } from './change-poller.ts'

const heartbeatEvery = 15_000
/** Milliseconds after which a browser comes back to a stream that ended. */
const usualRetry = 2_000
const mostMissed = 200
/** Minutes for which the public follows before it has to ask again. */
const publicMinutes = 15

export function createLive(
  { db, clock, environment }: Omit<Tools, 'live'>,
  { failed, mostStreams }: { failed: (error: unknown) => void; mostStreams?: number | undefined },
): Live {
  const privacy = environment.trackingPrivacy
  const followers = createFollowers()
  const heads = createHeadCount({
    limitsAddresses: environment.rateLimits === 'on',
    mostOnNode: mostStreams ?? usuallyOnNode,
  })
  let isClosing = false
  let eventIds: EventIds | null = null
  let heartbeat: NodeJS.Timeout | undefined

  const tail = createTail(db, {
    isAnyone: () => heads.total > 0,
    check: endWhatIsOver,
    async prepare(changes) {
      const ids = await ourIds()
      const rows = await rowsOf(changes.filter(({ parcelId }) => followers.isFollowed(parcelId)))
      return () => announce(changes, rows, { ids, privacy, followers })
    },
    // Coming back, each is told what it missed, or to fetch everything.
    fellBehind: () => endAll(),
    failed,
  })

  /** Somebody's place: counted, with a connection that gives the place back when it ends. */
  function enter(who: { person: string } | { address: string }, leave: () => void): Outlet {
    if (isClosing) throw unavailable()
    const goOut = heads.enter(who)
    heartbeat ??= setInterval(beat, heartbeatEvery).unref()
    return createOutlet(() => {
      goOut()
      leave()
    })
  }

  async function followPerson(reader: Reader, lastEventId: string | undefined) {
    const outlet = enter({ person: reader.id }, () => followers.removePerson(follower))
    const follower = { outlet, reader, until: reader.until }
    return orLeave(outlet, async () => {
      const ids = await ourIds()
      await tail.start()
      const from = tail.cursor()
      followers.addPerson(follower)
      const start = { id: ids.textOf(from), data: {} }
      const missed =
        lastEventId === undefined ? [] : await missedBy(reader, ids.numberIn(lastEventId), from)
      const told =
        missed === 'too much'
          ? [eventText({ ...start, name: 'reset' })]
          : missed.map(({ id, row }) => personText(id, row, reader.role))
      outlet.open([retryText(usualRetry), ...told, eventText({ ...start, name: 'ready' })].join(''))
    })
  }

  async function followParcel(parcelId: string, address: string, lastEventId: string | undefined) {
    const outlet = enter({ address: networkOf(address) }, () =>
      followers.removeFromParcel(follower),
    )
    const until = new Date(clock().getTime() + publicMinutes * 60_000)
    const follower = { outlet, parcelId, until, seen: Number(lastEventId ?? 0) }
    return orLeave(outlet, async () => {
      await tail.start()
      followers.addToParcel(follower)
      const [row] = await findParcels(db, [parcelId])
      outlet.open(retryText(usualRetry))
      if (row !== undefined) showTracked(follower, row, privacy)
      outlet.send(eventText({ id: String(follower.seen), name: 'ready', data: {} }))
    })
  }

  async function missedBy(reader: Reader, after: number | null, upTo: number) {
    if (after === null || after > upTo) return 'too much' as const
    const changes = await findMissed(db, reader, { after, upTo, limit: mostMissed + 1 })
    if (changes.length > mostMissed) return 'too much' as const
    // Asked of the database and afterwards: this node may lag behind what others number and remove.
    const { last } = await readCounter(db)
    if (last - after > changesKept) return 'too much' as const
    const ids = await ourIds()
    const rows = new Map((await rowsOf(changes)).map((row) => [row.id, row]))
    return changes.flatMap((change) => {
      const row = rows.get(change.parcelId)
      const isDue = row !== undefined && isAsTold(change, row)
      return isDue ? [{ id: ids.textOf(change.number), row }] : []
    })
  }

  /** Sessions that were ended, people who were blocked, and whoever has to show their token again. */
  async function endWhatIsOver() {
    const now = clock()
    for (const { outlet, until } of followers.all) if (until <= now) outlet.end()
    if (followers.people.size === 0) return
    const families = new Set([...followers.people].map(({ reader }) => reader.sessionFamilyId))
    const living = await findLivingFamilies(db, [...families])
    for (const { outlet, reader } of followers.people) {
      const { sessionFamilyId: family } = reader
      // Whoever came while the question was under way is asked about next time.
      if (families.has(family) && !living.has(family)) outlet.end()
    }
  }

  function beat() {
    const id = eventIds?.textOf(tail.cursor())
    for (const { outlet } of followers.people) outlet.send(heartbeatText(id))
    for (const follower of followers.all) {
      if (!('reader' in follower)) follower.outlet.send(heartbeatText())
    }
  }

  function endAll(lastWords: () => string = () => '') {
    for (const { outlet } of followers.all) outlet.end(lastWords())
  }

  async function ourIds(): Promise<EventIds> {
    eventIds ??= createEventIds((await readCounter(db)).secret)
    return eventIds
  }

  const rowsOf = async (changes: Change[]) =>
    changes.length === 0
      ? []
      : findParcels(db, [...new Set(changes.map(({ parcelId }) => parcelId))])

  return {
    followPerson,
    followParcel,
    tidy: () => tail.tidy(),
    close() {
      isClosing = true
      clearInterval(heartbeat)
      tail.stop()
      // Not all at once, so that the nodes that go on are not run over.
      endAll(() => retryText(1_000 + Math.random() * 4_000))
    },
  }
}

async function orLeave(outlet: Outlet, prepare: () => Promise<void>): Promise<Outlet> {
  try {
    await prepare()
    return outlet
  } catch (error) {
    outlet.end()
    throw error
  }
}
