import { get, type ClientRequest, type IncomingMessage } from 'node:http'
import type { Audience } from './audience.ts'

/** Change of a parcel, as the number of entries in its status log, with the times of request and answer. */
export interface StatusChange {
  parcel: number
  entries: number
  sentAt: number
  answeredAt: number
}

export interface Delivery {
  expected: number
  missing: number
  /** Milliseconds from the request of a change to its event, sorted. */
  delays: number[]
}

const openedAtOnce = 50

/** Opens and reads all streams; a change has arrived once an event has its log entry. */
export async function subscribeAll(origin: string, audience: Audience) {
  const accounts = [...audience.admins, ...audience.senders, ...audience.receivers]
  const calls = [
    ...accounts.map(({ accessToken }) => ({ path: '/api/parcel/events', accessToken })),
    ...Array.from({ length: audience.visitors }, (_, visitor) => ({
      path: `/api/parcel/track/${trackedBy(audience, visitor).trackingId}/events`,
      accessToken: '',
    })),
  ]
  const subscribers: Subscriber[] = []
  for (let from = 0; from < calls.length; from += openedAtOnce) {
    const group = calls.slice(from, from + openedAtOnce)
    subscribers.push(
      ...(await Promise.all(
        group.map(({ path, accessToken }) => subscribe(origin + path, accessToken)),
      )),
    )
  }
  const byParcel = subscribersByParcel(audience)

  function delivered(changes: StatusChange[]): Delivery {
    const delays: number[] = []
    let expected = 0
    for (const { parcel, entries, sentAt } of changes) {
      const trackingId = audience.parcels[parcel]?.trackingId ?? ''
      for (const subscriber of byParcel[parcel] ?? []) {
        expected += 1
        const at = subscribers[subscriber]?.times.get(trackingId)?.[entries]
        if (at !== undefined) delays.push(at - sentAt)
      }
    }
    delays.sort((one, other) => one - other)
    return { expected, missing: expected - delays.length, delays }
  }

  return {
    delivered,
    async untilDelivered(changes: StatusChange[], patience: number): Promise<void> {
      const end = performance.now() + patience
      while (delivered(changes).missing > 0 && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    close: () => subscribers.forEach(({ request }) => request.destroy()),
  }
}

interface Subscriber {
  request: ClientRequest
  /** Times at which each length of the status log was first received, by tracking ID. */
  times: Map<string, (number | undefined)[]>
}

function subscribe(url: string, accessToken: string): Promise<Subscriber> {
  const headers = accessToken === '' ? {} : { cookie: `accessToken=${accessToken}` }
  return new Promise((resolve, reject) => {
    const times: Subscriber['times'] = new Map()
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`A stream was refused with ${response.statusCode}`))
        return
      }
      readEvents(response, times, () => resolve({ request, times }))
    })
    request.on('error', reject)
  })
}

function readEvents(
  response: IncomingMessage,
  times: Subscriber['times'],
  onReady: () => void,
): void {
  let rest = ''
  response.setEncoding('utf8')
  response.on('error', () => undefined)
  response.on('data', (chunk: string) => {
    const now = performance.now()
    const events = (rest + chunk).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      if (event.includes('event: ready')) onReady()
      const data = /^event: parcel\ndata: (.*)$/m.exec(event)?.[1]
      if (data !== undefined) note(times, data, now)
    }
  })
}

function note(times: Subscriber['times'], data: string, now: number): void {
  const { trackingId, statusLogs } = JSON.parse(data) as {
    trackingId: string
    statusLogs: unknown[]
  }
  const known = times.get(trackingId) ?? []
  times.set(trackingId, known)
  for (let entries = statusLogs.length; entries > 0 && known[entries] === undefined; entries -= 1) {
    known[entries] = now
  }
}

const trackedBy = ({ parcels }: Audience, visitor: number) => {
  const parcel = parcels[visitor % parcels.length]
  if (parcel === undefined) throw new Error('There is no parcel to track')
  return parcel
}

/** Indexes of the subscribers that have to receive events of each parcel. */
function subscribersByParcel({ admins, senders, receivers, visitors, parcels }: Audience) {
  const everyAdmin = admins.map((_, index) => index)
  const firstReceiver = admins.length + senders.length
  const firstVisitor = firstReceiver + receivers.length
  const positions = parcels.map(({ sender, receiver }) => [
    ...everyAdmin,
    admins.length + sender,
    firstReceiver + receiver,
  ])
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    positions[visitor % parcels.length]?.push(firstVisitor + visitor)
  }
  return positions
}
