import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  actionsFor,
  deliveryStatuses,
  move,
  setStatusEvent,
  statusOf,
  type LifecycleEvent,
  type LifecycleState,
} from '../../../machines/parcel-lifecycle.ts'
import { logStatus } from '../../../server/parcels/change-parcel.ts'
import { openHarness, type Harness, type Person } from '../support/parcel-harness.ts'

let harness: Harness
let admin: Person
let sender: Person
let receiver: Person
beforeAll(async () => {
  harness = await openHarness()
  admin = await harness.join('ADMIN', 'Ada Admin')
  sender = await harness.join('SENDER', 'Sam Sender')
  receiver = await harness.join('RECEIVER', 'Rita Receiver')
})
afterAll(() => harness.close())

const states: LifecycleState[] = deliveryStatuses.flatMap((delivery) => [
  { delivery, isBlocked: false },
  { delivery, isBlocked: true },
])

interface Act {
  event: LifecycleEvent
  who: () => Person
  path: string
  body?: object
  note: string | null
}

const acts: Act[] = [
  ...deliveryStatuses.map((status): Act => ({
    event: setStatusEvent(status),
    who: () => admin,
    path: 'status',
    body: { status },
    note: null,
  })),
  {
    event: { type: 'ADMIN.block' },
    who: () => admin,
    path: 'block',
    body: { block: true },
    note: 'Blocked by admin',
  },
  {
    event: { type: 'ADMIN.unblock' },
    who: () => admin,
    path: 'block',
    body: { block: false },
    note: 'Unblocked by admin',
  },
  {
    event: { type: 'SENDER.cancel' },
    who: () => sender,
    path: 'cancel',
    note: 'Canceled by sender',
  },
  {
    event: { type: 'RECEIVER.confirmDelivery' },
    who: () => receiver,
    path: 'confirm-delivery',
    note: 'Delivery confirmed by receiver',
  },
]

const cases = states.flatMap((state) => acts.map((act) => ({ state, act })))
const titled = (chosen: typeof cases) =>
  chosen.map(
    (one) =>
      [`${one.act.event.type} on a ${statusOf(one.state)} (${one.state.delivery})`, one] as const,
  )
const outcomeOf = ({ state, act }: (typeof cases)[number]) => move(state, act.event)

function send({ who, path, body }: Act, parcelId: string) {
  return who().request(
    'PATCH',
    `/api/parcel/${path}/${parcelId}`,
    body === undefined ? {} : { body },
  )
}

describe('what the lifecycle refuses', () => {
  test.each(titled(cases.filter((one) => !outcomeOf(one).allowed)))(
    '%s: the caller hears why, and row and log stay as they are',
    async (_title, { state, act }) => {
      const id = await harness.placeParcel(sender, receiver, { state })
      const before = await harness.stored(id)
      const answer = await send(act, id)
      const outcome = move(state, act.event)
      expect(answer.status).toBe(409)
      expect(answer.body).toEqual({
        success: false,
        message: outcome.allowed ? null : outcome.reason,
      })
      expect(await harness.stored(id)).toEqual(before)
    },
  )
})

const allowed = cases.flatMap((one) => {
  const outcome = outcomeOf(one)
  return outcome.allowed ? [{ ...one, next: outcome.next }] : []
})

describe('what the lifecycle allows', () => {
  const changing = allowed.filter((one) => logStatus(one.state, one.next) !== null)
  test.each(changing.map((one) => [titled([one])[0]?.[0], one] as const))(
    '%s: the row changes and the log says who did it',
    async (_title, { state, act, next }) => {
      const id = await harness.placeParcel(sender, receiver, { state })
      const before = await harness.stored(id)
      const answer = await send(act, id)
      const after = await harness.stored(id)

      const at = after.parcel.updated_at
      expect(at.getTime()).toBeGreaterThan(before.parcel.updated_at.getTime())
      expect(after.parcel).toEqual({
        ...before.parcel,
        delivery_status: next.delivery,
        is_blocked: next.isBlocked,
        updated_at: at,
      })
      expect(after.log).toEqual([
        ...before.log,
        {
          parcel_id: id,
          entry_number: before.log.length + 1,
          status: logStatus(state, next),
          note: act.note,
          failed_attempt: null,
          updated_by: act.who().id,
          created_at: at,
        },
      ])

      expect(answer.status).toBe(200)
      const { data } = answer.body
      expect(data).toMatchObject({
        _id: id,
        status: statusOf(next),
        isBlocked: next.isBlocked,
        isCanceled: next.delivery === 'CANCELED',
        updatedAt: at.toISOString(),
        actions: actionsFor(act.who().role, next),
      })
      expect(data.statusLogs.at(-1)).toEqual({
        status: logStatus(state, next),
        timestamp: at.toISOString(),
        ...(act.note === null ? {} : { note: act.note }),
        updatedBy: { name: act.who().name, role: act.who().role },
      })
    },
  )

  const repeating = allowed.filter((one) => logStatus(one.state, one.next) === null)
  test.each(repeating.map((one) => [titled([one])[0]?.[0], one] as const))(
    '%s: a repeat is fine and changes nothing',
    async (_title, { state, act }) => {
      const id = await harness.placeParcel(sender, receiver, { state })
      const before = await harness.stored(id)
      const answer = await send(act, id)
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject({ _id: id, status: statusOf(state) })
      expect(await harness.stored(id)).toEqual(before)
    },
  )
})

test("an administrator's own words on a block go into the log", async () => {
  const id = await harness.placeParcel(sender, receiver)
  await admin.request('PATCH', `/api/parcel/block/${id}`, {
    body: { block: true, note: '  Address does not exist ' },
  })
  await admin.request('PATCH', `/api/parcel/block/${id}`, { body: { block: false, note: '' } })
  const { log } = await harness.stored(id)
  expect(log.map(({ status, note }) => [status, note])).toEqual([
    ['REQUESTED', null],
    ['BLOCKED', 'Address does not exist'],
    ['UNBLOCKED', 'Unblocked by admin'],
  ])
})
