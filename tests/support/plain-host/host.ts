import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen, sendFile, stop } from '../static-server.ts'
import { calls, changeParcel, refusal } from './calls.ts'
import type { Answer } from './calls.ts'
import { seededRows } from './rows.ts'
import type { Account, ParcelRow, Rows } from './rows.ts'
import { defaultShapes, parcelOnTheWire } from './shapes.ts'
import type { Shapes } from './shapes.ts'

export interface PlainHost {
  address: string
  rows: Rows
  /** Can be changed while the host runs. */
  shapes: Shapes
  /** Requests under /api so far, oldest first. */
  asked: { call: string; body: unknown }[]
  /** Invalidates all access cookies, and with `forGood` the refresh cookies, too. */
  endSessions(forGood?: boolean): void
  /** Changes a parcel as another user would, and sends an event to every open stream. */
  changeStatus(trackingId: string, status: ParcelRow['status']): void
  /** Resets the host at the same address: seeded rows, no sessions, no recorded requests. */
  reset(shapes?: Partial<Shapes>): void
  stop(): Promise<void>
}

type Options = {
  shapes?: Partial<Shapes>
  rows?: Rows
  /** Folder of a built client to serve; without it, the host has only the API. */
  clientFolder?: string
}

/** Starts a host that has only the calls of the specification's §7. */
export async function startPlainHost(options: Options = {}): Promise<PlainHost> {
  const shapes = { ...defaultShapes, ...options.shapes }
  const rows = options.rows ?? seededRows()
  const asked: PlainHost['asked'] = []
  const sessions = createSessions()
  const streams = createStreams()

  const { clientFolder } = options
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://plain.test')
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (!pathname.startsWith('/api/')) {
      if (clientFolder !== undefined) await sendFile(response, clientFolder, pathname)
      else response.writeHead(404).end()
      return
    }

    const body = await bodyOf(request)
    asked.push({ call: `${request.method} ${pathname}`, body })
    if (`${request.method} ${pathname}` === 'POST /api/users/refresh-token')
      return send(response, sessions.renew(request, response))
    if (shapes.streams) {
      response.setHeader('live-updates', 'events')
      response.setHeader('access-control-expose-headers', 'Live-Updates')
      if (pathname === '/api/parcel/events') return streams.open(response)
    }
    const found = callAt(`${request.method} ${pathname}`)
    const me = sessions.callerOf(request)
    const given = found?.handler({ rows, shapes, me, id: found.id, body: { ...body } })
    if (given?.signs !== undefined) sessions.sign(response, given.signs)
    send(response, given ?? refusal(404, 'Not found'))
  }

  return {
    address: await listen(server),
    rows,
    shapes,
    asked,
    endSessions: (forGood) => sessions.end(forGood),
    changeStatus(trackingId, status) {
      const parcel = rows.parcels.find((one) => one.trackingId === trackingId)
      if (!parcel) throw new Error(`The host has no parcel ${trackingId}`)
      changeParcel(parcel, { status })
      streams.send('parcel', parcelOnTheWire(shapes, rows, parcel))
    },
    reset(given) {
      streams.end()
      sessions.end(true)
      Object.assign(rows, seededRows())
      Object.assign(shapes, defaultShapes, given)
      asked.length = 0
    },
    stop: () => stop(server),
  }
}

function createSessions() {
  const access = new Map<string, Account>()
  const refresh = new Map<string, Account>()
  const grant = (response: ServerResponse, account: Account) => {
    const [token, renewal] = [randomUUID(), randomUUID()]
    access.set(token, account)
    refresh.set(renewal, account)
    response.setHeader('set-cookie', [cookie('accessToken', token), cookie('refresh', renewal)])
  }
  return {
    callerOf: (request: IncomingMessage) => access.get(cookieOf(request, 'accessToken')) ?? null,
    sign(response: ServerResponse, account: Account | null) {
      if (account) grant(response, account)
      else response.setHeader('set-cookie', [cookie('accessToken', ''), cookie('refresh', '')])
    },
    renew(request: IncomingMessage, response: ServerResponse): Answer {
      const account = refresh.get(cookieOf(request, 'refresh'))
      if (!account) return refusal(401, 'Unauthorized')
      grant(response, account)
      return { body: { message: 'Renewed' } }
    },
    end(forGood = false) {
      access.clear()
      if (forGood) refresh.clear()
    },
  }
}

const cookie = (name: string, value: string) => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`

function cookieOf(request: IncomingMessage, name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
}

/** Allows any origin with cookies, as CORS middleware usually does. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return
  response.setHeader('access-control-allow-origin', headers.origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'GET,POST,PATCH')
  const wanted = headers['access-control-request-headers']
  if (wanted !== undefined) response.setHeader('access-control-allow-headers', wanted)
  response.setHeader('vary', 'Origin')
}

function createStreams() {
  const open = new Set<ServerResponse>()
  let lastId = 0
  const write = (response: ServerResponse, name: 'ready' | 'parcel', data: object) =>
    response.write(`event: ${name}\nid: ${(lastId += 1)}\ndata: ${JSON.stringify(data)}\n\n`)
  return {
    open(response: ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      write(response, 'ready', {})
      open.add(response)
      response.on('close', () => open.delete(response))
    },
    send(name: 'parcel', data: object) {
      for (const response of open) write(response, name, data)
    },
    end() {
      for (const response of open) response.end()
    },
  }
}

function callAt(asked: string) {
  for (const [call, handler] of Object.entries(calls)) {
    const match = new RegExp(`^${call.replace('{id}', '([^/]+)')}$`).exec(asked)
    if (match) return { handler, id: match[1] ?? '' }
  }
  return null
}

async function bodyOf(request: IncomingMessage): Promise<object | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? null : (JSON.parse(text) as object)
}

function send(response: ServerResponse, { status = 200, body }: Answer): void {
  if (body === undefined) return void response.writeHead(204).end()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
