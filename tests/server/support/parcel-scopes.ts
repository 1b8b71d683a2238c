import { deliveryMilestones } from '../../../machines/parcel-lifecycle.ts'
import type { Meta, Parcel } from '../../../openapi.d.ts'
import type { Person } from './api.ts'
import { apiForFile } from './for-file.ts'
import { placeParcel, type PlacedParcel } from './placed-parcels.ts'

/** Statuses with one parcel each; a list, so that a new status can stay out of these scopes. */
const deliveries = [...deliveryMilestones, 'CANCELED'] as const

/** Names of the parcels that `seedScopes` inserts, oldest first. */
export const placed = [
  ...deliveries,
  'blocked on the way',
  'blocked when delivered',
  'heavy',
  'light',
]
export const newestFirst = placed.toReversed()

/** Inserts parcels in every state for the tests of a file, each with a name to identify it. */
export async function seedScopes() {
  const api = await apiForFile({}, { tick: 1 })
  const { admin, sender, receiver } = await api.signedInUsers()
  const tomas = await api.signedIn('SENDER', 'Tomás Rivera', 'tomas@percent.example')
  const priya = await api.signedIn('RECEIVER', 'Priya Nair')

  const namesById = new Map<string, string>()
  const place = async (name: string, from: Person, to: Person, parcel: PlacedParcel) => {
    namesById.set(await placeParcel(api, from, to, parcel), name)
  }
  for (const delivery of deliveries) {
    await place(delivery, sender, receiver, { state: { delivery, isBlocked: false } })
  }
  await place('blocked on the way', sender, receiver, {
    state: { delivery: 'IN_TRANSIT', isBlocked: true },
  })
  await place('blocked when delivered', sender, receiver, {
    state: { delivery: 'DELIVERED', isBlocked: true },
  })
  await place('heavy', tomas, priya, { weight: 40, toAddress: '100% Fabric_Works, Łódź' })
  await place('light', tomas, receiver, { weight: 0.5, fromAddress: String.raw`C:\Mill, Porto` })

  const nameOf = (parcel: Parcel) => namesById.get(parcel._id)
  /** Sends the query exactly as it is encoded in the path. */
  async function get<Data>(person: Person, path: string): Promise<Got<Data>> {
    const { cookies } = person
    const answer = await api.app.inject({ url: `/api/parcel${path}`, cookies })
    return { status: answer.statusCode, body: answer.json() }
  }
  const list = (person: Person, path: string) => get<Parcel[]>(person, path)
  const names = async (person: Person, path: string) => {
    const { body } = await list(person, path)
    return body.data.map(nameOf)
  }
  return { api, admin, sender, tomas, receiver, priya, nameOf, get, list, names }
}

interface Got<Data> {
  status: number
  body: { success: boolean; message: string; data: Data; meta?: Meta }
}
