import { afterAll, describe, expect, it } from 'vitest'
import type { Parcel, TrackedParcel } from '../../../openapi.d.ts'
import type { Person } from '../support/api.ts'
import {
  showing,
  startTwoNodes,
  startTwoNodesWithUsers,
  type Subscriber,
} from '../support/event-streams.ts'
import { newParcelFor } from '../support/valid-requests.ts'

/*
 * Tries every operation that changes a parcel with every kind of subscriber. After each, a parcel
 * of other users changes: all events of the first one come before that.
 */
type Change = { name: string; make: (parcel: Parcel) => Promise<unknown> }

const changes: Change[] = [
  ...(['APPROVED', 'DISPATCHED', 'IN_TRANSIT', 'DELIVERED', 'CANCELED'] as const).map((status) => ({
    name: `updateParcelStatus ${status}`,
    make: (parcel: Parcel) => as(users.admin).updateParcelStatus(parcel._id, { status }),
  })),
  {
    name: 'updateParcelStatus REQUESTED, as a correction',
    make: async (parcel) => {
      await as(users.admin).updateParcelStatus(parcel._id, { status: 'APPROVED' })
      return as(users.admin).updateParcelStatus(parcel._id, { status: 'REQUESTED' })
    },
  },
  {
    name: 'recordDeliveryAttempt',
    make: async (parcel) => {
      await as(users.admin).updateParcelStatus(parcel._id, { status: 'IN_TRANSIT' })
      return as(users.admin).recordDeliveryAttempt(parcel._id, { reason: 'NOBODY_HOME' })
    },
  },
  {
    name: 'recordDelivery',
    make: async (parcel) => {
      await as(users.admin).updateParcelStatus(parcel._id, { status: 'IN_TRANSIT' })
      return as(users.admin).recordDelivery(parcel._id, { receivedBy: 'Someone else' })
    },
  },
  {
    name: 'scanParcel',
    make: ({ trackingId }) => as(users.admin).scanParcel({ trackingId, status: 'APPROVED' }),
  },
  {
    name: 'undoDeliveryAttempt',
    make: async (parcel) => {
      await as(users.admin).updateParcelStatus(parcel._id, { status: 'IN_TRANSIT' })
      await as(users.admin).recordDeliveryAttempt(parcel._id, { reason: 'NOBODY_HOME' })
      return as(users.admin).undoDeliveryAttempt(parcel._id)
    },
  },
  {
    name: 'undoDelivery',
    make: async (parcel) => {
      await as(users.admin).updateParcelStatus(parcel._id, { status: 'DELIVERED' })
      return as(users.admin).undoDelivery(parcel._id)
    },
  },
  {
    name: 'blockParcel',
    make: (parcel) =>
      as(users.admin).blockParcel(parcel._id, { block: true, note: 'A word inside' }),
  },
  {
    name: 'blockParcel, unblocked',
    make: async (parcel) => {
      await as(users.admin).blockParcel(parcel._id, { block: true })
      return as(users.admin).blockParcel(parcel._id, { block: false })
    },
  },
  { name: 'cancelParcel', make: (parcel) => as(users.sender).cancelParcel(parcel._id) },
  {
    name: 'confirmDelivery',
    make: async (parcel) => {
      await as(users.admin).updateParcelStatus(parcel._id, { status: 'IN_TRANSIT' })
      return as(users.receiver).confirmDelivery(parcel._id)
    },
  },
]

const names = ['sender', 'receiver', 'admin', 'otherSender', 'otherReceiver'] as const
type Name = (typeof names)[number]

const nodes = await startTwoNodesWithUsers()
afterAll(() => nodes.stop())
const { as, signedIn } = nodes.api
const users: Record<Name, Person> = {
  ...nodes,
  otherSender: await signedIn('SENDER'),
  otherReceiver: await signedIn('RECEIVER'),
}

const createParcel = async (from: Name, to: Name): Promise<Parcel> => {
  const note = 'For the courier alone'
  const body = { ...newParcelFor(users[to]), note }
  return (await as(users[from]).createParcel(body)).body.data
}

describe.each(changes)('$name', ({ make }) => {
  it('is sent to its sender, its receiver and administrators, each in their view of it', async () => {
    const parcel = await createParcel('sender', 'receiver')
    const foreign = await createParcel('otherSender', 'otherReceiver')
    const streams = await openAll(parcel, foreign)

    await make(parcel)
    const entries = (await currentFor('admin', parcel)).statusLogs.length
    await Promise.all(
      (['admin', 'sender', 'receiver'] as const).map((name) =>
        streams.byName[name].event(showing(parcel, entries)),
      ),
    )
    await streams.tracked.event(showing(parcel, entries))
    await as(users.admin).updateParcelStatus(foreign._id, { status: 'APPROVED' })
    for (const name of ['admin', 'otherSender', 'otherReceiver'] as const) {
      await streams.byName[name].event(showing(foreign, 2))
    }
    await streams.foreign.event(showing(foreign, 2))

    for (const name of ['sender', 'receiver'] as const) {
      expect(sentIds(streams.byName[name])).toEqual([parcel._id])
      expect(lastParcel(streams.byName[name])).toEqual(await currentFor(name, parcel))
    }
    expect(new Set(sentIds(streams.byName.admin))).toEqual(new Set([parcel._id, foreign._id]))
    for (const name of ['otherSender', 'otherReceiver'] as const) {
      expect(sentIds(streams.byName[name])).toEqual([foreign._id])
      expect(lastParcel(streams.byName[name])).toEqual(await currentFor(name, foreign))
    }
    for (const [stream, shown] of [
      [streams.tracked, parcel],
      [streams.foreign, foreign],
    ] as const) {
      const { body } = await as(null).trackParcel({ query: { trackingId: shown.trackingId } })
      expect([lastParcel(stream)]).toEqual(body.data)
      expect(sentTrackingIds(stream)).toEqual([shown.trackingId])
      expect(stream.text()).not.toMatch(/_id|updatedBy|actions|For the courier|role/)
    }
    await Promise.all(streams.all.map((stream) => stream.leave()))
  })
})

it('createParcel is sent to the sender, the receiver and administrators, and to no other user', async () => {
  const own = await createParcel('otherSender', 'otherReceiver')
  const streams = await openAll(own, own)
  const parcel = await createParcel('sender', 'receiver')
  for (const name of ['admin', 'sender', 'receiver'] as const) {
    const created = await streams.byName[name].event(showing(parcel, 1))
    expect(created.data).toEqual(await currentFor(name, parcel))
  }
  await as(users.admin).updateParcelStatus(own._id, { status: 'APPROVED' })
  for (const name of ['otherSender', 'otherReceiver'] as const) {
    await streams.byName[name].event(showing(own, 2))
    expect(sentIds(streams.byName[name])).toEqual([own._id])
  }
  await Promise.all(streams.all.map((stream) => stream.leave()))
})

it('a visitor receives masked names if the lookup masks them', async () => {
  const masked = await startTwoNodes({ TRACKING_PRIVACY: 'masked' })
  const sender = await masked.api.signedIn('SENDER', 'Selma Novak')
  const receiver = await masked.api.signedIn('RECEIVER', 'Rui Costa')
  const { body } = await masked.api.as(sender).createParcel(newParcelFor(receiver))
  const { trackingId } = body.data
  const stream = await masked.readyParcel(masked.second, trackingId)
  const looked = await masked.api.as(null).trackParcel({ query: { trackingId } })
  expect(stream.parcels()).toEqual(looked.body.data)
  expect(stream.text()).not.toMatch(/Novak|Costa/)
  await masked.stop()
})

async function openAll(parcel: Parcel, foreign: Parcel) {
  const streams = await Promise.all(
    names.map((name) => nodes.followParcels(nodes.second, users[name])),
  )
  const byName = Object.fromEntries(names.map((name, index) => [name, streams[index]]))
  const tracked = await nodes.followParcel(nodes.second, parcel.trackingId)
  const other = await nodes.followParcel(nodes.second, foreign.trackingId)
  const all = [...streams, tracked, other]
  await Promise.all(all.map((stream) => stream.ready()))
  return { byName: byName as Record<Name, Subscriber>, tracked, foreign: other, all }
}

async function currentFor(name: Name, parcel: Parcel): Promise<Parcel> {
  return (await as(users[name]).getParcel(parcel._id)).body.data
}

const lastParcel = (stream: Subscriber) => stream.parcels().at(-1)
const sentIds = (stream: Subscriber) => [
  ...new Set(stream.parcels().map((data) => (data as Parcel)._id)),
]
const sentTrackingIds = (stream: Subscriber) => [
  ...new Set(stream.parcels().map((data) => (data as TrackedParcel).trackingId)),
]
