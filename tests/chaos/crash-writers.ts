import { randomUUID } from 'node:crypto'
import type { Parcel } from '../../openapi.d.ts'
import { demoAccounts } from '../../server/accounts/users/demo-accounts.ts'

/** An entry of a parcel's log whose request was answered with success. */
export interface Acknowledged {
  parcelId: string
  entry: number
  status: string
}

/** Clients that create, approve and cancel parcels over HTTP until the server is gone. */
export async function startWriters(address: string, acknowledged: Acknowledged[], clients = 4) {
  const [sender, admin] = await Promise.all([
    logIn(address, demoAccounts.sender),
    logIn(address, demoAccounts.admin),
  ])
  const [receiver] = await sender<{ _id: string }[]>('GET', '/api/user/receivers')
  const receiverId = receiver?._id ?? ''
  const ending = new AbortController()
  const note = ({ _id: parcelId, status }: Parcel, entry: number) =>
    acknowledged.push({ parcelId, entry, status })

  const write = async () => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const parcel = await sender<Parcel>('POST', '/api/parcel', newParcel(receiverId))
      note(parcel, 1)
      const path = `/api/parcel/status/${parcel._id}`
      note(await admin<Parcel>('PATCH', path, { status: 'APPROVED' }), 2)
      if (count % 2 === 0) continue
      note(await sender<Parcel>('PATCH', `/api/parcel/cancel/${parcel._id}`), 3)
    }
  }
  // A writer ends with its first failed request, which happens to all when the server is killed.
  const all = Array.from({ length: clients }, () => write().catch(() => undefined))
  return {
    async stop() {
      ending.abort()
      await Promise.all(all)
    },
  }
}

type RequestData = <Data>(method: string, path: string, body?: unknown) => Promise<Data>

export async function logIn(
  address: string,
  { email, password }: { email: string; password: string },
): Promise<RequestData> {
  const answer = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} cannot log in: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async (method, path, body) => {
    const reply = await fetch(address + path, {
      method,
      headers: {
        cookie,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return ((await reply.json()) as { data: never }).data
  }
}

export const newParcel = (receiverId: string) => ({
  receiverId,
  fromAddress: '1 Harbour Street, Bergen',
  toAddress: '9 Mill Lane, York',
  parcelType: 'PACKAGE',
  weight: 2.5,
})
