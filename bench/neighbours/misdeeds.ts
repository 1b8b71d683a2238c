import { randomBytes, randomUUID } from 'node:crypto'
import { get } from 'node:http'
import sharp from 'sharp'
import { call, type Account } from './calls.ts'

/** What a misdeed needs to know. */
export interface Surroundings {
  origin: string
  receiverId: string
  /** Port of a receiver of webhooks that never answers at `/hang`. */
  hookPort: number
  isOver: () => boolean
}

/** Bad behaviour of one account, until the measurement is over. */
export type Misdeed = (account: Account, surroundings: Surroundings) => Promise<unknown>

/** Of every account. */
export const password = 'bench password'

/** Keeps this many requests in flight. */
const inFlight = (count: number, { isOver }: Surroundings, work: () => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      while (!isOver()) await work()
    }),
  )

export const parcelFor = (receiverId: string, note = 'neighbour') => ({
  receiverId,
  fromAddress: '1 Mill Lane, Leeds',
  toAddress: '8 Quay Road, Hull',
  parcelType: 'PACKAGE',
  weight: 2.5,
  note,
})

/** Little to send, and 24 million pixels to decode. */
const giant = sharp({ create: { width: 4_900, height: 4_900, channels: 3, background: 'grey' } })
  .png()
  .toBuffer()
  .then((picture) => picture.toString('base64'))

export const misdeeds: Record<string, { role: 'SENDER' | 'COURIER'; do: Misdeed }> = {
  '300 creations in flight': {
    role: 'SENDER',
    do: (account, all) =>
      inFlight(300, all, () =>
        call(all.origin, account, 'POST', '/api/parcel', parcelFor(all.receiverId)),
      ),
  },
  'eight whole lists of 10,000 rows': {
    role: 'SENDER',
    do: (account, all) =>
      inFlight(8, all, () => call(all.origin, account, 'GET', '/api/parcel/me')),
  },
  'three exports that are not read': {
    role: 'SENDER',
    do: (account, all) => inFlight(3, all, () => leaveUnread(account, all)),
  },
  'ten endpoints that hang': {
    role: 'SENDER',
    async do(account, all) {
      for (let number = 0; number < 10; number += 1)
        await call(all.origin, account, 'POST', '/api/webhooks', {
          url: `http://127.0.0.1:${all.hookPort}/hang/${randomUUID()}`,
          events: ['parcel.created'],
          password,
        })
      await inFlight(2, all, () =>
        call(all.origin, account, 'POST', '/api/parcel', parcelFor(all.receiverId)),
      )
    },
  },
  'a name server that is silent': {
    role: 'SENDER',
    do: (account, all) =>
      inFlight(4, all, () =>
        call(all.origin, account, 'POST', '/api/webhooks', {
          url: `https://silent-${randomBytes(8).toString('hex')}.example.com/hook`,
          events: ['parcel.created'],
          password,
        }),
      ),
  },
  'twenty-five pictures for unknown parcels': {
    role: 'COURIER',
    do: async (account, all) => {
      const photo = await giant
      await inFlight(25, all, () =>
        call(all.origin, account, 'POST', `/api/parcel/deliveries/${randomUUID()}`, { photo }),
      )
    },
  },
}

/** Opens an export and reads nothing of it until it is cut off. */
function leaveUnread({ accessToken }: Account, { origin, isOver }: Surroundings): Promise<void> {
  return new Promise((resolve) => {
    const headers = { cookie: `accessToken=${accessToken}` }
    const sent = get(`${origin}/api/parcel/export`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) setTimeout(() => response.destroy(), 100)
      const timer = setInterval(() => isOver() && response.destroy(), 100)
      response.on('error', () => undefined)
      response.on('close', () => {
        clearInterval(timer)
        resolve()
      })
    })
    sent.on('error', () => setTimeout(resolve, 100))
  })
}
