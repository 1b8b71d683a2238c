import { deliveryMilestones } from '../../../machines/parcel-lifecycle.ts'
import type { Parcel } from '../../../openapi.d.ts'
import { openHarness, type Harness, type Person } from './parcel-harness.ts'

/** One parcel each; a status that comes later need not be in these scopes. */
const deliveries = [...deliveryMilestones, 'CANCELED'] as const

/** The names of the parcels that `seedScopes` places, oldest first. */
export const placed = [
  ...deliveries,
  'blocked on the way',
  'blocked when delivered',
  'heavy',
  'light',
]
export const newestFirst = placed.toReversed()

/** A harness with parcels in every state, each under a name that tests can tell it by. */
export async function seedScopes() {
  const harness = await openHarness()
  const admin = await harness.join('ADMIN', 'Ada Admin')
  const sender = await harness.join('SENDER', 'Sam Sender')
  const tomas = await harness.join('SENDER', 'Tomás Rivera', 'tomas@percent.example')
  const receiver = await harness.join('RECEIVER', 'Rita Receiver')
  const priya = await harness.join('RECEIVER', 'Priya Nair')

  const namesById = new Map<string, string>()
  const place = async (name: string, ...args: Parameters<Harness['placeParcel']>) => {
    namesById.set(await harness.placeParcel(...args), name)
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
  const list = (person: Person, path: string) =>
    person.request<Parcel[]>('GET', `/api/parcel${path}`)
  const names = async (person: Person, path: string) => {
    const { body } = await list(person, path)
    return body.data.map(nameOf)
  }
  return { harness, admin, sender, tomas, receiver, priya, nameOf, list, names }
}
