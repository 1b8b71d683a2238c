import { setTimeout as wait } from 'node:timers/promises'
import type { Role } from '../../../openapi.d.ts'
import type { Acknowledged, Ledger, Shown } from './ledger.ts'
import type { Node } from './nodes.ts'
import type { Person } from './people.ts'
import { send } from './requests.ts'

/** A user or visitor with an open stream, who reconnects like our client. */
export interface Subscriber {
  isDue(change: Acknowledged): boolean
  knows(change: Acknowledged): boolean
  stop(): Promise<void>
}

/** Milliseconds of silence after which our client gives a stream up and reconnects. */
const silence = 40_000
const defaultRetry = 1_000

interface Surroundings {
  nodes: Node[]
  ledger: Ledger
  /** Time before the first change. */
  since: Date
}

/** Subscribed to all parcels that the person may see. */
export function subscribePerson(around: Surroundings, person: Person): Subscriber {
  const { id, role, cookie } = person
  const isOwn: Record<Role, (change: Acknowledged) => boolean> = {
    ADMIN: () => true,
    SENDER: ({ senderId }) => senderId === id,
    RECEIVER: ({ receiverId }) => receiverId === id,
    COURIER: () => false,
  }
  return subscribe(around, '/api/parcel/events', {
    cookie,
    isDue: isOwn[role],
    fetchAll: (node, show) => fetchChanged(node, person, around.since, show),
  })
}

export const subscribeVisitor = (around: Surroundings, trackingId: string): Subscriber =>
  subscribe(around, `/api/parcel/track/${trackingId}/events`, {
    isDue: (change) => change.trackingId === trackingId,
    // A visitor is sent the parcel with each connection.
    fetchAll: () => Promise.resolve(true),
  })

interface Options {
  cookie?: string
  isDue: (change: Acknowledged) => boolean
  /** Returns false if the request has to be retried. */
  fetchAll: (node: Node, show: (parcel: Shown) => void) => Promise<boolean>
}

function subscribe(
  { nodes, ledger }: Surroundings,
  path: string,
  { cookie, isDue, fetchAll }: Options,
): Subscriber {
  const known = new Map<string, number>()
  const leaving = new AbortController()
  let lastEventId: string | undefined
  let retry = defaultRetry

  function show(parcel: Shown) {
    const { trackingId, statusLogs } = parcel
    ledger.noteRead(parcel)
    known.set(trackingId, Math.max(known.get(trackingId) ?? 0, statusLogs.length))
  }

  async function refetch() {
    for (let turn = 0; !leaving.signal.aborted; turn += 1) {
      const node = nodes[turn % nodes.length]
      if (node !== undefined && (await fetchAll(node, show))) return
      await wait(defaultRetry)
    }
  }

  async function follow(node: Node): Promise<void> {
    const watched = new AbortController()
    const hangUp = () => watched.abort()
    leaving.signal.addEventListener('abort', hangUp, { once: true })
    let timer = setTimeout(hangUp, silence)
    try {
      const reply = await fetch(`${node.origin}${path}`, {
        signal: watched.signal,
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
      })
      if (!reply.ok || reply.body === null) return
      for await (const block of blocksOf(reply.body)) {
        clearTimeout(timer)
        timer = setTimeout(hangUp, silence)
        const { id, event, data, retry: advice } = fieldsOf(block)
        if (id !== undefined) lastEventId = id
        if (advice !== undefined) retry = Number(advice)
        if (event === 'parcel' && data !== undefined) show(JSON.parse(data))
        // Not awaited, because the stream stays open in the meantime.
        if (event === 'reset') void refetch()
      }
    } catch {
      // The connection broke, or was given up.
    } finally {
      clearTimeout(timer)
      leaving.signal.removeEventListener('abort', hangUp)
    }
  }

  async function followAlways() {
    // Subscribers begin at different nodes, and switch to the next if one does not answer.
    for (let turn = (nextTurn += 1); !leaving.signal.aborted; turn += 1) {
      const node = nodes[turn % nodes.length]
      if (node !== undefined) await follow(node)
      if (!leaving.signal.aborted) await wait(retry)
    }
  }
  const following = followAlways()

  return {
    isDue,
    knows: ({ trackingId, entry }) => (known.get(trackingId) ?? 0) >= entry,
    async stop() {
      leaving.abort()
      await following
    },
  }
}

let nextTurn = 0

const listPath: Record<Role, string> = {
  ADMIN: '/api/parcel',
  SENDER: '/api/parcel/me',
  RECEIVER: '/api/parcel/incoming',
  COURIER: '/api/runs/me',
}

/** Last changed first: a parcel that changes in between can come twice, but is not skipped. */
async function fetchChanged(
  node: Node,
  { role, cookie }: Person,
  since: Date,
  show: (parcel: Shown) => void,
): Promise<boolean> {
  // Delivered parcels are in another list of the receiver.
  const paths = [listPath[role], ...(role === 'RECEIVER' ? ['/api/parcel/history'] : [])]
  for (const path of paths) {
    for (let page = 1; ; page += 1) {
      const query = `?sort=-updatedAt&limit=100&page=${page}`
      const reply = await send(node, { method: 'GET', path: path + query, cookie })
      if (reply.status !== 200) return false
      const parcels = reply.body.data as Shown[]
      parcels.forEach(show)
      const last = parcels.at(-1)
      if (last === undefined || parcels.length < 100 || new Date(last.updatedAt) < since) break
    }
  }
  return true
}

async function* blocksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of body) {
    const blocks = (rest + decoder.decode(part, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks
  }
}

function fieldsOf(block: string): Partial<Record<'id' | 'event' | 'data' | 'retry', string>> {
  return Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
}
