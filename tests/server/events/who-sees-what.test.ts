import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Parcel, Role, TrackedParcel } from '../../../openapi.d.ts'
import type { Person } from '../support/api.ts'
import { showing, startTwoNodes, type Listener, type TwoNodes } from '../support/event-streams.ts'
import { newParcelFor } from '../support/valid-requests.ts'

/*
 * Every way in which a parcel changes, against everybody who may listen. A change of a parcel of
 * their own follows each: what came before it is all that they were told.
 */
type Change = { name: string; make: (parcel: Parcel) => Promise<unknown> }

const changes: Change[] = [
  ...(['APPROVED', 'DISPATCHED', 'IN_TRANSIT', 'DELIVERED', 'CANCELED'] as const).map((status) => ({
    name: `updateParcelStatus ${status}`,
    make: (parcel: Parcel) => ask(people.admin).updateParcelStatus(parcel._id, { status }),
  })),
  {
    name: 'updateParcelStatus REQUESTED, as a correction',
    make: async (parcel) => {
      await ask(people.admin).updateParcelStatus(parcel._id, { status: 'APPROVED' })
      return ask(people.admin).updateParcelStatus(parcel._id, { status: 'REQUESTED' })
    },
  },
  {
    name: 'blockParcel',
    make: (parcel) =>
      ask(people.admin).blockParcel(parcel._id, { block: true, note: 'A word inside' }),
  },
  {
    name: 'blockParcel, unblocked',
    make: async (parcel) => {
      await ask(people.admin).blockParcel(parcel._id, { block: true })
      return ask(people.admin).blockParcel(parcel._id, { block: false })
    },
  },
  { name: 'cancelParcel', make: (parcel) => ask(people.sender).cancelParcel(parcel._id) },
  {
    name: 'confirmDelivery',
    make: async (parcel) => {
      await ask(people.admin).updateParcelStatus(parcel._id, { status: 'IN_TRANSIT' })
      return ask(people.receiver).confirmDelivery(parcel._id)
    },
  },
]

const whose = ['sender', 'receiver', 'admin', 'otherSender', 'otherReceiver'] as const
type Whose = (typeof whose)[number]

let nodes: TwoNodes
let people: Record<Whose, Person>
const ask = (who: Person | null) => nodes.api.ask(who)
beforeAll(async () => {
  nodes = await startTwoNodes()
  const join = (role: Role) => nodes.api.signedIn(role)
  people = {
    admin: await join('ADMIN'),
    sender: await join('SENDER'),
    receiver: await join('RECEIVER'),
    otherSender: await join('SENDER'),
    otherReceiver: await join('RECEIVER'),
  }
})
afterAll(() => nodes.stop())

const sent = async (from: Whose, to: Whose): Promise<Parcel> => {
  const note = 'For the courier alone'
  const body = { ...newParcelFor(people[to]), note }
  return (await ask(people[from]).createParcel(body)).body.data
}

describe.each(changes)('$name', ({ make }) => {
  it('is told to its sender, its receiver and administrators, as each may see it', async () => {
    const parcel = await sent('sender', 'receiver')
    const strangers = await sent('otherSender', 'otherReceiver')
    const streams = await openAll(parcel, strangers)

    await make(parcel)
    const entries = (await nowSeenBy('admin', parcel)).statusLogs.length
    await Promise.all(
      (['admin', 'sender', 'receiver'] as const).map((who) =>
        streams.people[who].event(showing(parcel, entries)),
      ),
    )
    await streams.tracked.event(showing(parcel, entries))
    await ask(people.admin).updateParcelStatus(strangers._id, { status: 'APPROVED' })
    for (const who of ['admin', 'otherSender', 'otherReceiver'] as const) {
      await streams.people[who].event(showing(strangers, 2))
    }
    await streams.strangers.event(showing(strangers, 2))

    for (const who of ['sender', 'receiver'] as const) {
      expect(idsOf(streams.people[who])).toEqual([parcel._id])
      expect(lastOf(streams.people[who])).toEqual(await nowSeenBy(who, parcel))
    }
    expect(new Set(idsOf(streams.people.admin))).toEqual(new Set([parcel._id, strangers._id]))
    for (const who of ['otherSender', 'otherReceiver'] as const) {
      expect(idsOf(streams.people[who])).toEqual([strangers._id])
      expect(lastOf(streams.people[who])).toEqual(await nowSeenBy(who, strangers))
    }
    for (const [stream, shown] of [
      [streams.tracked, parcel],
      [streams.strangers, strangers],
    ] as const) {
      const { body } = await ask(null).trackParcel({ query: { trackingId: shown.trackingId } })
      expect([lastOf(stream)]).toEqual(body.data)
      expect(trackingIdsOf(stream)).toEqual([shown.trackingId])
      expect(stream.text()).not.toMatch(/_id|updatedBy|actions|For the courier|role/)
    }
    await Promise.all(streams.all.map((stream) => stream.leave()))
  })
})

it('createParcel is told to the two and to administrators, and to nobody else', async () => {
  const own = await sent('otherSender', 'otherReceiver')
  const streams = await openAll(own, own)
  const parcel = await sent('sender', 'receiver')
  for (const who of ['admin', 'sender', 'receiver'] as const) {
    const told = await streams.people[who].event(showing(parcel, 1))
    expect(told.data).toEqual(await nowSeenBy(who, parcel))
  }
  await ask(people.admin).updateParcelStatus(own._id, { status: 'APPROVED' })
  for (const who of ['otherSender', 'otherReceiver'] as const) {
    await streams.people[who].event(showing(own, 2))
    expect(idsOf(streams.people[who])).toEqual([own._id])
  }
  await Promise.all(streams.all.map((stream) => stream.leave()))
})

it('a visitor sees names masked in the stream where they are masked in the lookup', async () => {
  const masked = await startTwoNodes({ TRACKING_PRIVACY: 'masked' })
  const sender = await masked.api.signedIn('SENDER', 'Selma Novak')
  const receiver = await masked.api.signedIn('RECEIVER', 'Rui Costa')
  const { body } = await masked.api.ask(sender).createParcel(newParcelFor(receiver))
  const { trackingId } = body.data
  const stream = await masked.followParcel(masked.second, trackingId)
  await stream.ready()
  const looked = await masked.api.ask(null).trackParcel({ query: { trackingId } })
  expect(stream.parcels()).toEqual(looked.body.data)
  expect(stream.text()).not.toMatch(/Novak|Costa/)
  await masked.stop()
})

async function openAll(parcel: Parcel, strangers: Parcel) {
  const streams = await Promise.all(
    whose.map((who) => nodes.followParcels(nodes.second, people[who])),
  )
  const byName = Object.fromEntries(whose.map((who, index) => [who, streams[index]]))
  const tracked = await nodes.followParcel(nodes.second, parcel.trackingId)
  const other = await nodes.followParcel(nodes.second, strangers.trackingId)
  const all = [...streams, tracked, other]
  await Promise.all(all.map((stream) => stream.ready()))
  return { people: byName as Record<Whose, Listener>, tracked, strangers: other, all }
}

async function nowSeenBy(who: Whose, parcel: Parcel): Promise<Parcel> {
  return (await ask(people[who]).getParcel(parcel._id)).body.data
}

const lastOf = (stream: Listener) => stream.parcels().at(-1)
const idsOf = (stream: Listener) => [
  ...new Set(stream.parcels().map((data) => (data as Parcel)._id)),
]
const trackingIdsOf = (stream: Listener) => [
  ...new Set(stream.parcels().map((data) => (data as TrackedParcel).trackingId)),
]
