import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import {
  deliveryStatuses,
  move,
  newParcelState,
  setStatusEvent,
  type LifecycleEvent,
  type LifecycleState,
} from '../../../machines/parcel-lifecycle.ts'
import type { DeliveryStatus } from '../../../openapi.d.ts'
import { apiForFile } from '../support/for-file.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { storedParcel } from '../support/rows.ts'

const api = await apiForFile({}, { tick: 1 })
const { admin, sender, receiver } = await api.signedInUsers()

const rounds = Array.from({ length: 20 }, (_, index) => index + 1)
const cancel = (id: string) => api.as(sender).cancelParcel(id)
const confirm = (id: string) => api.as(receiver).confirmDelivery(id)
const setStatus = (id: string, status: DeliveryStatus) =>
  api.as(admin).updateParcelStatus(id, { status })
const setBlock = (id: string, block: boolean) => api.as(admin).blockParcel(id, { block })

/** Replays the log by the lifecycle; each step has to be legal, and the last has to match the row. */
async function expectOneLegalHistory(id: string): Promise<string[]> {
  const { parcel, log } = await storedParcel(api.db, id)
  expect(log.map((entry) => entry.entry_number)).toEqual(log.map((_, index) => index + 1))
  let state: LifecycleState = newParcelState
  for (const entry of log.slice(1)) {
    const outcome = move(state, eventBehind(entry.status, entry.note))
    expect(outcome).toMatchObject({ allowed: true })
    if (outcome.allowed) state = outcome.next
  }
  expect({ delivery: parcel.delivery_status, isBlocked: parcel.is_blocked }).toEqual(state)
  expect(parcel.updated_at).toEqual(log.at(-1)?.created_at)
  return log.map((entry) => entry.status)
}

function eventBehind(status: string, note: string | null): LifecycleEvent {
  if (note === 'Canceled by sender') return { type: 'SENDER.cancel' }
  if (note === 'Delivery confirmed by receiver') return { type: 'RECEIVER.confirmDelivery' }
  if (status === 'BLOCKED') return { type: 'ADMIN.block' }
  const delivery = deliveryStatuses.find((one) => one === status)
  return delivery === undefined ? { type: 'ADMIN.unblock' } : setStatusEvent(delivery)
}

describe('several users at the same moment', () => {
  test.each(rounds)('round %i: the sender cancels while the parcel is dispatched', async () => {
    const id = await placeParcel(api, sender, receiver, {
      state: { delivery: 'APPROVED', isBlocked: false },
    })
    const [canceled, dispatched] = await Promise.all([cancel(id), setStatus(id, 'DISPATCHED')])
    const history = await expectOneLegalHistory(id)
    expect(dispatched.status).toBe(200)
    expect([canceled.status, canceled.body.message, history]).toEqual(
      canceled.status === 200
        ? [200, 'Parcel canceled successfully', ['REQUESTED', 'APPROVED', 'CANCELED', 'DISPATCHED']]
        : [409, 'Cannot cancel parcel after dispatch', ['REQUESTED', 'APPROVED', 'DISPATCHED']],
    )
  })

  test.each(rounds)('round %i: the receiver confirms while the parcel is blocked', async () => {
    const id = await placeParcel(api, sender, receiver, {
      state: { delivery: 'IN_TRANSIT', isBlocked: false },
    })
    const [confirmed, blocked] = await Promise.all([confirm(id), setBlock(id, true)])
    const history = await expectOneLegalHistory(id)
    expect(blocked.status).toBe(200)
    expect([confirmed.status, history]).toEqual(
      confirmed.status === 200
        ? [200, ['REQUESTED', 'IN_TRANSIT', 'DELIVERED', 'BLOCKED']]
        : [409, ['REQUESTED', 'IN_TRANSIT', 'BLOCKED']],
    )
  })

  test('a sender who clicks Cancel ten times cancels once', async () => {
    const id = await placeParcel(api, sender, receiver)
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id)))
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ])
    expect(await expectOneLegalHistory(id)).toEqual(['REQUESTED', 'CANCELED'])
  })

  test('ten simultaneous blocks count as one block', async () => {
    const id = await placeParcel(api, sender, receiver)
    const answers = await Promise.all(Array.from({ length: 10 }, () => setBlock(id, true)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    expect(await expectOneLegalHistory(id)).toEqual(['REQUESTED', 'BLOCKED'])
  })

  test('a crowd of administrators loses no change and no log entry', async () => {
    const id = await placeParcel(api, sender, receiver)
    const wanted = [...deliveryStatuses, ...deliveryStatuses, ...deliveryStatuses]
    const answers = await Promise.all(wanted.map((status) => setStatus(id, status)))
    expect(answers.map((answer) => answer.status)).toEqual(wanted.map(() => 200))
    const history = await expectOneLegalHistory(id)
    const inARow = history.filter((status, index) => status === history[index - 1])
    expect(inARow).toEqual([])
  })
})

test('a cancellation that cannot be logged leaves the parcel as it was', async () => {
  const id = await placeParcel(api, sender, receiver)
  const before = await storedParcel(api.db, id)
  await api.db.query(sql`
    create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is full'; end $$
  `)
  await api.db.query(sql`
    create trigger refuse before insert on status_logs for each row execute function refuse()
  `)
  const answer = await cancel(id)
  await api.db.query(sql`drop trigger refuse on status_logs`)
  expect([answer.status, answer.body.success]).toEqual([500, false])
  expect(await storedParcel(api.db, id)).toEqual(before)
})
