import { dayInZone } from '../../../domain/day-in-zone.ts'
import type { Role, Run } from '../../../openapi.d.ts'
import { sendParcel, setStatus, type Person } from './people.ts'
import { timeZone } from './time-zone.ts'
import { expect } from './waybill.ts'

type SignIn = (role: Role, name: string) => Promise<Person>

/**
 * Creates a run for today over the API, with a new courier, and one parcel to each address in their order.
 */
export async function giveOutRun(signInAs: SignIn, name: string, addresses: readonly string[]) {
  const admin = await signInAs('ADMIN', `Ada ${name}`)
  const sender = await signInAs('SENDER', `Sam ${name}`)
  const receiver = await signInAs('RECEIVER', `Rita ${name}`)
  const cem = await signInAs('COURIER', `Cem ${name}`)
  const parcelIds: string[] = []
  for (const toAddress of addresses) {
    const parcel = await sendParcel(sender, receiver, { toAddress, note: 'Ring twice' })
    await setStatus(admin, parcel, 'DISPATCHED')
    parcelIds.push(parcel._id)
  }
  const day = dayInZone(new Date(), timeZone)
  const draft = await post(admin, '/api/runs', { day, courierId: cem.id, name })
  const { version } = draft
  const planned = await post(admin, `/api/runs/${draft._id}/parcels`, { version, parcelIds })
  const run = await post(admin, `/api/runs/${draft._id}/give-out`, { version: planned.version })
  return { admin, cem, run }
}

async function post({ request }: Person, path: string, data: object): Promise<Run> {
  const answer = await request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: Run }).data
}
