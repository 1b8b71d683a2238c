import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import {
  actionsFor,
  deliveryStatuses,
  move,
  setStatusEvent,
  statusOf,
  type LifecycleEvent,
} from '../../../machines/parcel-lifecycle.ts'
import { sentenceOf } from '../../../server/http/sentences.ts'
import { logStatus } from '../../../server/parcels/change-parcel.ts'
import { refusalBody } from '../support/answers.ts'
import type { Answered, Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { everyState, placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'

const api = await apiForFile({}, { tick: 1 })
const { admin, sender, receiver } = await api.signedInUsers()

type Change = 'updateParcelStatus' | 'blockParcel' | 'cancelParcel' | 'confirmDelivery'

interface Act {
  event: LifecycleEvent
  who: Person
  send: (id: string) => Promise<Answered<Change>>
  note: string | null
}

const acts: Act[] = [
  ...deliveryStatuses.map((status): Act => ({
    event: setStatusEvent(status),
    who: admin,
    send: (id) => api.as(admin).updateParcelStatus(id, { status }),
    note: null,
  })),
  {
    event: { type: 'ADMIN.block' },
    who: admin,
    send: (id) => api.as(admin).blockParcel(id, { block: true }),
    note: 'Blocked by admin',
  },
  {
    event: { type: 'ADMIN.unblock' },
    who: admin,
    send: (id) => api.as(admin).blockParcel(id, { block: false }),
    note: 'Unblocked by admin',
  },
  {
    event: { type: 'SENDER.cancel' },
    who: sender,
    send: (id) => api.as(sender).cancelParcel(id),
    note: 'Canceled by sender',
  },
  {
    event: { type: 'RECEIVER.confirmDelivery' },
    who: receiver,
    send: (id) => api.as(receiver).confirmDelivery(id),
    note: 'Delivery confirmed by receiver',
  },
]

const cases = everyState.flatMap((state) => acts.map((act) => ({ state, act })))
const titled = (chosen: typeof cases) =>
  chosen.map(
    (one) =>
      [`${one.act.event.type} on a ${statusOf(one.state)} (${one.state.delivery})`, one] as const,
  )
const outcomeOf = ({ state, act }: (typeof cases)[number]) => move(state, act.event)

describe('moves that the lifecycle refuses', () => {
  test.each(titled(cases.filter((one) => !outcomeOf(one).allowed)))(
    '%s: the caller reads why, and row and log stay unchanged',
    async (_title, { state, act }) => {
      const id = await placeParcel(api, sender, receiver, { state })
      const before = await storedParcel(api.db, id)
      const answer = await act.send(id)
      const outcome = move(state, act.event)
      expect(answer.status).toBe(409)
      expect(answer.body).toEqual(refusalBody(outcome.allowed ? '' : sentenceOf(outcome.reason)))
      expect(await storedParcel(api.db, id)).toEqual(before)
    },
  )
})

const allowed = cases.flatMap((one) => {
  const outcome = outcomeOf(one)
  return outcome.allowed ? [{ ...one, next: outcome.next }] : []
})

describe('moves that the lifecycle allows', () => {
  const changing = allowed.filter((one) => logStatus(one.state, one.next) !== null)
  test.each(changing.map((one) => [titled([one])[0]?.[0], one] as const))(
    '%s: the row changes and the log says who did it',
    async (_title, { state, act, next }) => {
      const id = await placeParcel(api, sender, receiver, { state })
      const before = await storedParcel(api.db, id)
      const answer = await act.send(id)
      const after = await storedParcel(api.db, id)

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
          next_attempt: null,
          done_at: null,
          updated_by: act.who.id,
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
        actions: actionsFor(act.who.role, next),
      })
      expect(data.statusLogs.at(-1)).toEqual({
        status: logStatus(state, next),
        timestamp: at.toISOString(),
        ...(act.note === null ? {} : { note: act.note }),
        updatedBy: { name: act.who.name, role: act.who.role },
      })
    },
  )

  const repeating = allowed.filter((one) => logStatus(one.state, one.next) === null)
  test.each(repeating.map((one) => [titled([one])[0]?.[0], one] as const))(
    '%s: a repeat succeeds and changes nothing',
    async (_title, { state, act }) => {
      const id = await placeParcel(api, sender, receiver, { state })
      const before = await storedParcel(api.db, id)
      const answer = await act.send(id)
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject({ _id: id, status: statusOf(state) })
      expect(await storedParcel(api.db, id)).toEqual(before)
    },
  )
})

test('an administrator’s own words about a block go into the log', async () => {
  const id = await placeParcel(api, sender, receiver)
  await api.as(admin).blockParcel(id, { block: true, note: '  Address does not exist ' })
  await api.as(admin).blockParcel(id, { block: false, note: '' })
  const { log } = await storedParcel(api.db, id)
  expect(log.map(({ status, note }) => [status, note])).toEqual([
    ['REQUESTED', null],
    ['BLOCKED', 'Address does not exist'],
    ['UNBLOCKED', 'Unblocked by admin'],
  ])
})

test('a change on a node whose clock is behind is logged at the time of the previous one', async () => {
  const id = await placeParcel(api, sender, receiver)
  const ahead = new Date(api.now().getTime() + 60_000)
  await api.db.query(sql`update parcels set updated_at = ${ahead} where id = ${id}`)
  expect((await api.as(admin).updateParcelStatus(id, { status: 'APPROVED' })).status).toBe(200)
  const { parcel, log } = await storedParcel(api.db, id)
  expect([parcel.updated_at, log.at(-1)?.created_at]).toEqual([ahead, ahead])
})
