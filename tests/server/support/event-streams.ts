import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { DeliveryStatus, Parcel } from '../../../openapi.d.ts'
import type { AppOptions } from '../../../server/app.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { openGate, type Gate } from '../stress/support/database-gate.ts'
import { buildNode, startApi, type Person } from './api.ts'
import { newParcelFor } from './valid-requests.ts'

export interface StreamEvent {
  id: string
  name: string
  data: unknown
}

/** A subscriber with an open stream, and the events that it has received. */
export interface Subscriber {
  status: number
  headers: IncomingMessage['headers']
  /** All events except the heartbeats, which arrive at unpredictable times. */
  events: StreamEvent[]
  beats: StreamEvent[]
  /** Data of all `parcel` events so far. */
  parcels: () => unknown[]
  /** Everything as it was received. */
  text: () => string
  /** Waits for the first event since the beginning that matches. */
  event: (matches: (event: StreamEvent) => boolean) => Promise<StreamEvent>
  ready: () => Promise<StreamEvent>
  lastId: () => string
  ended: Promise<void>
  leave: () => Promise<void>
}

/** Milliseconds without a new event after which waiting for one fails. */
const eventTimeout = 15_000

type Caller = Pick<Person, 'cookies'> | null

export interface FollowOptions {
  lastEventId?: string
  /** The subscriber's address, as a proxy in front of the node forwards it. */
  address?: string
  query?: string
}

type SecondNode = Pick<AppOptions, 'logger' | 'maxStreams'> & {
  /** Gate through which the node reaches the database; open at first. */
  gate?: Gate
}

/** Starts two servers on one database, each listening on its own port. */
export async function startTwoNodes(
  settings: Record<string, string> = {},
  { gate, ...options }: SecondNode = {},
) {
  const api = await startApi(settings)
  gate?.openTo(api.url)
  const ownDb = gate ? openDatabase({ url: gate.through(api.url), answerTimeout: 1_000 }) : null
  const other = buildNode(
    { db: ownDb ?? api.db, now: api.now },
    { RATE_LIMITS: 'off', ...settings },
    options,
  )
  const first = await addressOf(api.app)
  const second = await addressOf(other)
  const subscribers: Subscriber[] = []

  async function follow(node: string, path: string, caller: Caller, options?: FollowOptions) {
    const subscriber = await subscribe(`${node}${path}`, caller, options)
    subscribers.push(subscriber)
    return subscriber
  }
  const followParcels = (node: string, caller: Caller, options?: FollowOptions) =>
    follow(node, '/api/parcel/events', caller, options)
  const followParcel = (node: string, trackingId: string, options?: FollowOptions) =>
    follow(node, `/api/parcel/track/${trackingId}/events`, null, options)
  const leaveAll = () => Promise.all(subscribers.splice(0).map((subscriber) => subscriber.leave()))
  return {
    api,
    first,
    second,
    other,
    followParcels,
    followParcel,
    /** The same, once the stream has sent its `ready` event. */
    readyParcels: async (...of: Parameters<typeof followParcels>) =>
      whenReady(await followParcels(...of)),
    readyParcel: async (...of: Parameters<typeof followParcel>) =>
      whenReady(await followParcel(...of)),
    leaveAll,
    async stop() {
      await leaveAll()
      await other.close()
      await ownDb?.close()
      await api.stop()
    },
  }
}

export const startTwoNodesWithUsers = async (
  settings?: Record<string, string>,
  options?: SecondNode,
): Promise<TwoNodesWithUsers> => withUsers(await startTwoNodes(settings, options))

/** The second node reaches the database through a gate that a test can shut. */
export async function startGatedNodes(options: SecondNode = {}) {
  const gate = await openGate()
  const nodes = await startTwoNodesWithUsers({}, { gate, ...options })
  return {
    ...nodes,
    gate,
    async stop() {
      gate.letGo()
      await nodes.stop()
      await gate.close()
    },
  }
}

/** Adds users of each role, and their changes to followed parcels. */
export async function withUsers(nodes: TwoNodes) {
  const { api } = nodes
  const users = await api.signedInUsers()
  const { admin, sender, receiver } = users
  return {
    ...nodes,
    ...users,
    createParcel: async (from = sender): Promise<Parcel> =>
      (await api.as(from).createParcel(newParcelFor(receiver))).body.data,
    /** Sets the status one second later. */
    async setStatus({ _id }: Parcel, status: DeliveryStatus): Promise<void> {
      api.secondsPass(1)
      expect((await api.as(admin).updateParcelStatus(_id, { status })).status).toBe(200)
    },
  }
}

async function whenReady(subscriber: Subscriber): Promise<Subscriber> {
  await subscriber.ready()
  return subscriber
}

export async function addressOf(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

export function subscribe(
  url: string,
  caller: Caller,
  { lastEventId, address, query }: FollowOptions = {},
) {
  const cookie = Object.entries(caller?.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headers = {
    accept: 'text/event-stream',
    ...(cookie === '' ? {} : { cookie }),
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  }
  return new Promise<Subscriber>((resolve, reject) => {
    const sent = request(`${url}${query ?? ''}`, { headers, agent: false }, (response) =>
      resolve(readEvents(response, () => sent.destroy())),
    )
    sent.on('error', reject)
    sent.end()
  })
}

function readEvents(response: IncomingMessage, hangUp: () => void): Subscriber {
  let text = ''
  const events: StreamEvent[] = []
  const beats: StreamEvent[] = []
  let lastId = ''
  let waiting: (() => void)[] = []
  let hasEnded = false
  const wakeAll = () => {
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  }
  const ended = new Promise<void>((resolve) => {
    response.on('close', () => {
      hasEnded = true
      resolve()
      wakeAll()
    })
  })
  response.on('error', () => undefined)
  response.setEncoding('utf8')
  response.on('data', (part: string) => {
    text += part
    const blocks = text.split('\n\n').slice(0, -1)
    const all = blocks.flatMap(parseEvent)
    const isBeat = ({ name }: StreamEvent) => name === 'beat'
    events.splice(0, events.length, ...all.filter((one) => !isBeat(one)))
    beats.splice(0, beats.length, ...all.filter(isBeat))
    lastId = all.at(-1)?.id ?? ''
    wakeAll()
  })

  async function event(matches: (event: StreamEvent) => boolean): Promise<StreamEvent> {
    for (;;) {
      const found = events.find(matches)
      if (found !== undefined) return found
      if (hasEnded) throw new Error(`The stream ended without the event:\n${text}`)
      await new Promise<void>((resolve, reject) => {
        const tooLate = () => reject(new Error(`No such event in ${eventTimeout} ms:\n${text}`))
        const timer = setTimeout(tooLate, eventTimeout)
        waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    beats,
    parcels: () => events.filter(({ name }) => name === 'parcel').map(({ data }) => data),
    text: () => text,
    event,
    ready: () => event(({ name }) => name === 'ready'),
    lastId: () => lastId,
    ended,
    async leave() {
      hangUp()
      await ended
    },
  }
}

function parseEvent(block: string): StreamEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(': ')
      return [name, rest.join(': ')] as const
    }),
  )
  const data = fields.get('data')
  if (data === undefined) return []
  return [{ id: fields.get('id') ?? '', name: fields.get('event') ?? '', data: JSON.parse(data) }]
}

/** Matches the event of this parcel with this number of log entries. */
export const showing =
  (parcel: { trackingId: string }, entries: number) =>
  ({ name, data }: StreamEvent): boolean => {
    if (name !== 'parcel') return false
    const shown = data as { trackingId: string; statusLogs: unknown[] }
    return shown.trackingId === parcel.trackingId && shown.statusLogs.length === entries
  }

export type TwoNodes = Awaited<ReturnType<typeof startTwoNodes>>
export type TwoNodesWithUsers = Awaited<ReturnType<typeof withUsers>>
export type GatedNodes = Awaited<ReturnType<typeof startGatedNodes>>
