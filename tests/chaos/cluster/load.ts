import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Parcel } from '../../../openapi.d.ts'
import type { Ledger } from './ledger.ts'
import type { Node } from './nodes.ts'
import type { People, Person } from './people.ts'
import { isUnknown, send, type Reply, type Request } from './requests.ts'

/** The callers' results, other than acknowledged changes. */
export interface Load {
  /** Moments of acknowledged writes and answered reads, for each node. */
  writesOf: Map<Node, number[]>
  readsOf: Map<Node, number[]>
  refused: number
  unanswered: number
  /** Descriptions of all other failures. */
  unexpected: string[]
  /** Descriptions of requests without an answer in time. */
  late: string[]
  /** Stops once every caller has finished its step. */
  stop(): Promise<void>
}

const writers = 16
const readersOfEach = 2
const readPause = 200
const retryPause = 250

/** The current node of a caller, as behind a load balancer with sticky sessions. */
interface Home {
  turn: number
}

interface Options {
  nodes: Node[]
  people: People
  ledger: Ledger
  writesPerSecond: number
  onCreated: (parcel: Parcel) => void
}

/** Users who send parcels, move them on and look at them, until they are stopped. */
export function startLoad({ nodes, people, ledger, writesPerSecond, onCreated }: Options): Load {
  const pause = (writers * 1_000) / writesPerSecond
  const { admin, senders, receivers } = people
  const recent: { id: string; sender: Person }[] = []
  const ending = new AbortController()
  const momentsOfEach = () => new Map(nodes.map((node): [Node, number[]] => [node, []]))
  const load: Load = {
    writesOf: momentsOfEach(),
    readsOf: momentsOfEach(),
    refused: 0,
    unanswered: 0,
    unexpected: [],
    late: [],
    async stop() {
      ending.abort()
      await Promise.all(all)
    },
  }

  function count(reply: Reply, { method, path }: Request) {
    if (reply.status === 'too late') load.late.push(`${method} ${path}`)
    else if (reply.status === 'no answer') load.unanswered += 1
    else if (reply.status === 503) load.refused += 1
  }

  const parcelOf = (reply: Reply, request: Request): Parcel | undefined => {
    if (typeof reply.status === 'string') return undefined
    const { status, body } = reply
    if (status === 200 || status === 201) return body.data as Parcel
    load.unexpected.push(`${request.method} ${request.path}: ${status} ${body.message}`)
    return undefined
  }

  /** Repeats the request until the answer is known; if a node gives none, on the other node. */
  async function write(home: Home, request: Request): Promise<Parcel | undefined> {
    await wait(pause * (0.5 + Math.random()))
    let mayBeDone = false
    while (!ending.signal.aborted) {
      const node = pick(nodes, home.turn)
      const reply = await send(node, request)
      count(reply, request)
      if (isUnknown(reply)) {
        mayBeDone = true
        if (reply.status !== 503) home.turn += 1
        await wait(retryPause)
        continue
      }
      // A repeated cancellation or confirmation is refused if the first request succeeded.
      if (reply.status === 409 && mayBeDone) return readAfter(home, request)
      const parcel = parcelOf(reply, request)
      if (parcel === undefined) return undefined
      load.writesOf.get(node)?.push(Date.now())
      ledger.noteWrite(parcel)
      return parcel
    }
    return undefined
  }

  async function readAfter(home: Home, { path, cookie }: Request): Promise<Parcel | undefined> {
    const request = {
      method: 'GET',
      path: `/api/parcel/${path.split('/').at(-1)}`,
      isUpToDate: true,
      ...(cookie === undefined ? {} : { cookie }),
    }
    while (!ending.signal.aborted) {
      const parcel = await look(pick(nodes, home.turn), request)
      if (parcel !== undefined) return parcel
      home.turn += 1
      await wait(retryPause)
    }
    return undefined
  }

  async function look(node: Node, request: Request): Promise<Parcel | undefined> {
    const reply = await send(node, request)
    count(reply, request)
    const parcel = isUnknown(reply) ? undefined : parcelOf(reply, request)
    if (parcel === undefined) return undefined
    load.readsOf.get(node)?.push(Date.now())
    ledger.noteRead(parcel)
    return parcel
  }

  async function sendParcels(index: number) {
    const home = { turn: index }
    for (let round = index; !ending.signal.aborted; round += 1) {
      const sender = pick(senders, round)
      const receiver = pick(receivers, round + Math.floor(round / 4))
      const parcel = await write(home, creation(sender, receiver))
      if (parcel === undefined) continue
      recent.push({ id: parcel._id, sender })
      if (recent.length > 200) recent.shift()
      onCreated(parcel)
      const story = round % 3 === 0 ? canceled : delivered
      for (const step of story(parcel._id, { admin, sender, receiver })) {
        if ((await write(home, step)) === undefined) break
      }
    }
  }

  async function readParcels(node: Node) {
    while (!ending.signal.aborted) {
      await wait(readPause * readersOfEach)
      const some = recent[Math.floor(Math.random() * recent.length)]
      if (some === undefined || node.wasAway()) continue
      const { cookie } = some.sender
      await look(node, { method: 'GET', path: `/api/parcel/${some.id}`, cookie })
    }
  }

  const all = [
    ...Array.from({ length: writers }, (_, index) => sendParcels(index)),
    ...nodes.flatMap((node) => Array.from({ length: readersOfEach }, () => readParcels(node))),
  ]
  return load
}

interface Cast {
  admin: Person
  sender: Person
  receiver: Person
}

/** The address contains the key, so that a second parcel for it can be found. */
function creation(sender: Person, receiver: Person): Request {
  const key = randomUUID()
  return {
    method: 'POST',
    path: '/api/parcel',
    cookie: sender.cookie,
    key,
    body: {
      receiverId: receiver.id,
      fromAddress: `Quay ${key}`,
      toAddress: '9 Mill Lane, York',
      parcelType: 'PACKAGE',
      weight: 2.5,
    },
  }
}

const canceled = (id: string, { admin, sender }: Cast): Request[] => [
  setStatus(id, admin, 'APPROVED'),
  patch(`/api/parcel/cancel/${id}`, sender),
]

const delivered = (id: string, { admin, receiver }: Cast): Request[] => [
  setStatus(id, admin, 'APPROVED'),
  patch(`/api/parcel/block/${id}`, admin, { block: true }),
  patch(`/api/parcel/block/${id}`, admin, { block: false }),
  setStatus(id, admin, 'DISPATCHED'),
  setStatus(id, admin, 'IN_TRANSIT'),
  patch(`/api/parcel/confirm-delivery/${id}`, receiver),
]

const setStatus = (id: string, admin: Person, status: string) =>
  patch(`/api/parcel/status/${id}`, admin, { status })

const patch = (path: string, { cookie }: Person, body?: object): Request => ({
  method: 'PATCH',
  path,
  cookie,
  ...(body === undefined ? {} : { body }),
})

function pick<Item>(items: Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
