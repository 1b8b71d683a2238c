import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { calls, refusal } from './calls.ts'
import type { Answer } from './calls.ts'
import { seededRows } from './rows.ts'
import type { Account, Rows } from './rows.ts'
import { usualShapes } from './shapes.ts'
import type { Shapes } from './shapes.ts'

export interface PlainHost {
  address: string
  rows: Rows
  /** What was asked under /api so far, oldest first. */
  asked: { call: string; body: unknown }[]
  /** The access cookies stop working; the refresh cookies renew them, unless `forGood`. */
  endSessions(forGood?: boolean): void
  stop(): Promise<void>
}

type Options = {
  shapes?: Partial<Shapes>
  rows?: Rows
  /** The folder of a built face to serve; without it, only the calls. */
  face?: string
}

/** A host that knows the calls of the specification's §7 and nothing of ours. */
export async function startPlainHost(options: Options = {}): Promise<PlainHost> {
  const shapes = { ...usualShapes, ...options.shapes }
  const rows = options.rows ?? seededRows()
  const asked: PlainHost['asked'] = []
  const sessions = createSessions()

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://plain.test')
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (!pathname.startsWith('/api/')) return await sendFile(response, options.face, pathname)

    const body = await bodyOf(request)
    asked.push({ call: `${request.method} ${pathname}`, body })
    if (`${request.method} ${pathname}` === 'POST /api/users/refresh-token')
      return send(response, sessions.renew(request, response))
    const found = callAt(`${request.method} ${pathname}`)
    const me = sessions.whoAsks(request)
    const given = found?.handler({ rows, shapes, me, id: found.id, body: { ...body } })
    if (given?.signs !== undefined) sessions.sign(response, given.signs)
    send(response, given ?? refusal(404, 'Not found'))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    rows,
    asked,
    endSessions: (forGood) => sessions.end(forGood),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
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
    whoAsks: (request: IncomingMessage) => access.get(cookieOf(request, 'accessToken')) ?? null,
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

/** Any origin with its cookies, as the usual middleware does it. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return
  response.setHeader('access-control-allow-origin', headers.origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'GET,POST,PATCH')
  const wanted = headers['access-control-request-headers']
  if (wanted !== undefined) response.setHeader('access-control-allow-headers', wanted)
  response.setHeader('vary', 'Origin')
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

async function sendFile(response: ServerResponse, face: string | undefined, pathname: string) {
  const isFile = extname(pathname) !== '' && !pathname.includes('..')
  const file = isFile ? pathname : '/index.html'
  const content = face === undefined ? null : await readFile(join(face, file)).catch(() => null)
  const type = types[extname(file)] ?? 'application/octet-stream'
  if (content === null) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': type }).end(content)
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
