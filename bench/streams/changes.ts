import { Agent, request } from 'node:http'
import type { Crowd } from './crowd.ts'

/** One status set: of which parcel, as which entry of its log, sent and answered when. */
export interface MadeChange {
  parcel: number
  entries: number
  sentAt: number
  answeredAt: number
}

interface Pace {
  changesASecond: number
  seconds: number
}

const statuses = ['APPROVED', 'DISPATCHED', 'IN_TRANSIT'] as const

/** Statuses set by an administrator over HTTP, evenly in time, whether the last is answered or not. */
export async function makeChanges(
  origin: string,
  { admins, parcels }: Crowd,
  { changesASecond, seconds }: Pace,
): Promise<MadeChange[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const token = admins[0]?.token ?? ''
  const underway: Promise<MadeChange>[] = []
  const start = performance.now()
  for (let turn = 0; turn < changesASecond * seconds; turn += 1) {
    const due = start + (turn * 1_000) / changesASecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const parcel = turn % parcels.length
    const round = Math.floor(turn / parcels.length)
    const body = JSON.stringify({ status: statuses[round % statuses.length] })
    const sentAt = performance.now()
    const path = `/api/parcel/status/${parcels[parcel]?.id}`
    underway.push(
      patch(agent, `${origin}${path}`, token, body).then((answeredAt) => ({
        parcel,
        entries: round + 2,
        sentAt,
        answeredAt,
      })),
    )
  }
  const made = await Promise.all(underway)
  agent.destroy()
  return made
}

function patch(agent: Agent, url: string, token: string, body: string): Promise<number> {
  const headers = {
    cookie: `accessToken=${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'PATCH', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now())
        else reject(new Error(`A status was answered ${response.statusCode}`))
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
