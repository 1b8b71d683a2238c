import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { options } from '../report.ts'
import { call, type Account, type Answer } from './calls.ts'
import { parcelFor, password } from './misdeeds.ts'

/** Milliseconds of each measurement, and between two rounds of the measured sender. */
const duration = options.quick ? 5_000 : 15_000
const pause = 100
/** Milliseconds after which a webhook counts as missing. */
const patience = 10_000

export interface Good {
  sender: Account
  receiverId: string
}

/** Times at which the measured sender's system received the webhook of each parcel. */
const arrivals = new Map<string, number>()
const receiver = createServer((incoming, answer) => void take(incoming, answer))
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
export const { port: hookPort } = receiver.address() as AddressInfo

async function take(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const arrived = performance.now()
  const body = await text(incoming)
  if (incoming.url !== '/well') return
  arrivals.set(/"note":"([^"]+)"/.exec(body)?.[1] ?? '', arrived)
  answer.writeHead(204).end()
}

export function stopReceiving(): void {
  receiver.closeAllConnections()
  receiver.close()
}

/** What came of the calls of the measured sender; `others` are those that the misdeed aims at. */
export interface Seen {
  changes: Answer[]
  lists: Answer[]
  others: Answer[]
  webhooks: number[]
}

/** Creates parcels and reads their first page for a while. */
export async function behaveWell(
  origin: string,
  { sender, receiverId }: Good,
  misdeed: string,
): Promise<Seen> {
  const seen: Seen = { changes: [], lists: [], others: [], webhooks: [] }
  const created = new Map<string, number>()
  const end = performance.now() + duration
  while (performance.now() < end) {
    const note = randomUUID()
    seen.changes.push(
      await call(origin, sender, 'POST', '/api/parcel', parcelFor(receiverId, note)),
    )
    if (seen.changes.at(-1)?.status === 201) created.set(note, performance.now())
    seen.lists.push(await call(origin, sender, 'GET', '/api/parcel/me?page=1&limit=6'))
    if (misdeed.includes('exports'))
      seen.others.push(await call(origin, sender, 'GET', '/api/parcel/export'))
    if (misdeed.includes('silent')) seen.others.push(await tryEndpoint(origin, sender))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  const last = performance.now() + patience
  while ([...created.keys()].some((note) => !arrivals.has(note)) && performance.now() < last)
    await new Promise((resolve) => setTimeout(resolve, 50))
  seen.webhooks = [...created].map(([note, at]) => Math.max(0, (arrivals.get(note) ?? last) - at))
  return seen
}

async function tryEndpoint(origin: string, sender: Account): Promise<Answer> {
  const url = `https://fine-${randomUUID()}.example.com/hook`
  const added = await call(origin, sender, 'POST', '/api/webhooks', {
    url,
    events: ['parcel.status_changed'],
    password,
  })
  const id = /"id":"([^"]+)"/.exec(added.text)?.[1]
  if (id !== undefined) await call(origin, sender, 'DELETE', `/api/webhooks/${id}`)
  return added
}

export const p95 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(0.95 * values.length) - 1] ?? Number.NaN
export const timesOf = (answers: Answer[]) => answers.map(({ milliseconds }) => milliseconds)
export const refusedOf = (answers: Answer[]) =>
  `${answers.filter(({ status }) => status >= 300 || status === 0).length} of ${answers.length}`
