import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppOptions } from '../../../server/app.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { readConfig } from '../../../server/config/config.ts'
import { startApi, type Person } from './api.ts'

export interface LiveEvent {
  id: string
  name: string
  data: unknown
}

/** Somebody who keeps a stream open. */
export interface Listener {
  status: number
  headers: IncomingMessage['headers']
  events: LiveEvent[]
  /** The data of every `parcel` so far. */
  parcels: () => unknown[]
  /** Everything as it came. */
  text: () => string
  /** Waits for the first event, from the beginning, that is meant. */
  event: (isMeant: (event: LiveEvent) => boolean) => Promise<LiveEvent>
  ready: () => Promise<LiveEvent>
  lastId: () => string
  ended: Promise<void>
  leave: () => Promise<void>
}

/** Milliseconds without anything new after which a listener says what they have. */
const patience = 15_000

type Who = Pick<Person, 'cookies'> | null

export interface FollowOptions {
  lastEventId?: string
  /** Where a proxy says that they are. */
  address?: string
  query?: string
}

interface SecondNode extends Pick<AppOptions, 'logger' | 'mostStreams'> {
  /** How it reaches the database, where that is another way. */
  reach?: (url: string) => string
}

/** Two servers on one database, each at an address of its own. */
export async function startTwoNodes(
  settings: Record<string, string> = {},
  { reach, ...options }: SecondNode = {},
) {
  const api = await startApi(settings)
  const config = readConfig({ RATE_LIMITS: 'off', ...settings })
  const own = reach === undefined ? null : openDatabase({ url: reach(api.url), patience: 1_000 })
  const db = own?.db ?? api.db
  const other = buildApp({ db, clock: api.now, config, logger: false, ...options })
  const first = await addressOf(api.app)
  const second = await addressOf(other)
  const listeners: Listener[] = []

  async function follow(node: string, path: string, who: Who, options?: FollowOptions) {
    const listener = await listen(`${node}${path}`, who, options)
    listeners.push(listener)
    return listener
  }
  return {
    api,
    first,
    second,
    other,
    followParcels: (node: string, who: Who, options?: FollowOptions) =>
      follow(node, '/api/parcel/events', who, options),
    followParcel: (node: string, trackingId: string, options?: FollowOptions) =>
      follow(node, `/api/parcel/track/${trackingId}/events`, null, options),
    async stop() {
      await Promise.all(listeners.map((listener) => listener.leave()))
      await other.close()
      await own?.close()
      await api.stop()
    },
  }
}

async function addressOf(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

function listen(url: string, who: Who, { lastEventId, address, query }: FollowOptions = {}) {
  const cookie = Object.entries(who?.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headers = {
    accept: 'text/event-stream',
    ...(cookie === '' ? {} : { cookie }),
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  }
  return new Promise<Listener>((resolve, reject) => {
    const asked = request(`${url}${query ?? ''}`, { headers, agent: false }, (response) =>
      resolve(listenerTo(response, () => asked.destroy())),
    )
    asked.on('error', reject)
    asked.end()
  })
}

function listenerTo(response: IncomingMessage, hangUp: () => void): Listener {
  let text = ''
  const events: LiveEvent[] = []
  let waiting: (() => void)[] = []
  let isOver = false
  const tell = () => {
    const now = waiting
    waiting = []
    for (const look of now) look()
  }
  const ended = new Promise<void>((resolve) => {
    response.on('close', () => {
      isOver = true
      resolve()
      tell()
    })
  })
  response.on('error', () => undefined)
  response.setEncoding('utf8')
  response.on('data', (part: string) => {
    text += part
    const blocks = text.split('\n\n').slice(0, -1)
    events.splice(0, events.length, ...blocks.flatMap(eventIn))
    tell()
  })

  async function event(isMeant: (event: LiveEvent) => boolean): Promise<LiveEvent> {
    for (;;) {
      const found = events.find(isMeant)
      if (found !== undefined) return found
      if (isOver) throw new Error(`The stream ended without the event:\n${text}`)
      await new Promise<void>((resolve, reject) => {
        const tooLate = () => reject(new Error(`No such event in ${patience} ms:\n${text}`))
        const timer = setTimeout(tooLate, patience)
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
    parcels: () => events.filter(({ name }) => name === 'parcel').map(({ data }) => data),
    text: () => text,
    event,
    ready: () => event(({ name }) => name === 'ready'),
    lastId: () => events.at(-1)?.id ?? '',
    ended,
    async leave() {
      hangUp()
      await ended
    },
  }
}

function eventIn(block: string): LiveEvent[] {
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

/** The event that shows this parcel with so many log entries. */
export const showing =
  (parcel: { trackingId: string }, entries: number) =>
  ({ name, data }: LiveEvent): boolean => {
    if (name !== 'parcel') return false
    const shown = data as { trackingId: string; statusLogs: unknown[] }
    return shown.trackingId === parcel.trackingId && shown.statusLogs.length === entries
  }

export type TwoNodes = Awaited<ReturnType<typeof startTwoNodes>>
