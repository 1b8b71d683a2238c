import { deliveryMilestones } from '../../../machines/parcel-lifecycle.ts'
import type { Parcel } from '../../../openapi.d.ts'
import { openDesk, type Desk, type Person } from './parcel-harness.ts'

/** One parcel each; a status that comes later need not stand on these shelves. */
const standing = [...deliveryMilestones, 'CANCELED'] as const

/** The names of the parcels that `stockShelves` places, oldest first. */
export const placed = [
  ...standing,
  'blocked on the way',
  'blocked when delivered',
  'heavy',
  'light',
]
export const newestFirst = placed.toReversed()

/** A desk with parcels in every state, each of which has a name that tests can tell it by. */
export async function stockShelves() {
  const desk = await openDesk()
  const admin = await desk.join('ADMIN', 'Ada Admin')
  const sender = await desk.join('SENDER', 'Sam Sender')
  const tomas = await desk.join('SENDER', 'Tomás Rivera', 'tomas@percent.example')
  const receiver = await desk.join('RECEIVER', 'Rita Receiver')
  const priya = await desk.join('RECEIVER', 'Priya Nair')

  const namesById = new Map<string, string>()
  const place = async (name: string, ...args: Parameters<Desk['placeParcel']>) => {
    namesById.set(await desk.placeParcel(...args), name)
  }
  for (const delivery of standing) {
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
  const list = (person: Person, path: string) => person.ask<Parcel[]>('GET', `/api/parcel${path}`)
  const names = async (person: Person, path: string) => {
    const { body } = await list(person, path)
    return body.data.map(nameOf)
  }
  return { desk, admin, sender, tomas, receiver, priya, nameOf, list, names }
}
