import { get, type ClientRequest, type IncomingMessage } from 'node:http'
import type { MadeChange } from './changes.ts'
import type { Crowd } from './crowd.ts'

export interface Heard {
  expected: number
  missing: number
  /** Milliseconds from sending the change to hearing of it, in order. */
  delays: number[]
}

const openedAtOnce = 50

/** Every stream is read to its last event; a change counts as heard with its entry of the log. */
export async function openStreams(origin: string, crowd: Crowd) {
  const people = [...crowd.admins, ...crowd.senders, ...crowd.receivers]
  const calls = [
    ...people.map(({ token }) => ({ path: '/api/parcel/events', token })),
    ...Array.from({ length: crowd.visitors }, (_, index) => ({
      path: `/api/parcel/track/${trackedBy(crowd, index).trackingId}/events`,
      token: '',
    })),
  ]
  const ears: Ear[] = []
  for (let from = 0; from < calls.length; from += openedAtOnce) {
    const group = calls.slice(from, from + openedAtOnce)
    ears.push(
      ...(await Promise.all(group.map((call) => open(`${origin}${call.path}`, call.token)))),
    )
  }
  const concerned = listenersByParcel(crowd)

  function heard(made: MadeChange[]): Heard {
    const delays: number[] = []
    let expected = 0
    for (const { parcel, entries, sentAt } of made) {
      const trackingId = crowd.parcels[parcel]?.trackingId ?? ''
      for (const place of concerned[parcel] ?? []) {
        expected += 1
        const at = ears[place]?.times.get(trackingId)?.[entries]
        if (at !== undefined) delays.push(at - sentAt)
      }
    }
    delays.sort((one, other) => one - other)
    return { expected, missing: expected - delays.length, delays }
  }

  return {
    heard,
    async untilAllHeard(made: MadeChange[], patience: number): Promise<void> {
      const end = performance.now() + patience
      while (heard(made).missing > 0 && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    close: () => ears.forEach(({ call }) => call.destroy()),
  }
}

interface Ear {
  call: ClientRequest
  /** By tracking ID: when each length of the log was first known. */
  times: Map<string, (number | undefined)[]>
}

function open(url: string, token: string): Promise<Ear> {
  const headers = token === '' ? {} : { cookie: `accessToken=${token}` }
  return new Promise((resolve, reject) => {
    const times: Ear['times'] = new Map()
    const call = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`A stream was answered ${response.statusCode}`))
        return
      }
      listen(response, times, () => resolve({ call, times }))
    })
    call.on('error', reject)
  })
}

function listen(response: IncomingMessage, times: Ear['times'], onReady: () => void): void {
  let rest = ''
  response.setEncoding('utf8')
  response.on('error', () => undefined)
  response.on('data', (part: string) => {
    const now = performance.now()
    const blocks = (rest + part).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block.includes('event: ready')) onReady()
      const data = /^event: parcel\ndata: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) note(times, data, now)
    }
  })
}

function note(times: Ear['times'], data: string, now: number): void {
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

const trackedBy = ({ parcels }: Crowd, visitor: number) => {
  const parcel = parcels[visitor % parcels.length]
  if (parcel === undefined) throw new Error('There is no parcel to track')
  return parcel
}

/** For each parcel, the places of those who have to hear of it. */
function listenersByParcel({ admins, senders, receivers, visitors, parcels }: Crowd): number[][] {
  const everyAdmin = admins.map((_, index) => index)
  const firstReceiver = admins.length + senders.length
  const firstVisitor = firstReceiver + receivers.length
  const concerned = parcels.map(({ sender, receiver }) => [
    ...everyAdmin,
    admins.length + sender,
    firstReceiver + receiver,
  ])
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    concerned[visitor % parcels.length]?.push(firstVisitor + visitor)
  }
  return concerned
}
