import assert from 'node:assert/strict'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliveryStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Parcel } from '../../../openapi.d.ts'
import { operations } from '../../../server/openapi/contract.ts'
import { startApi, type Api } from '../support/api.ts'
import { everyCaller, refusalAtTheDoor, type AttackCaller } from './support/callers.ts'
import { createTally, expectNoneLost, sayFigures } from './support/figures.ts'
import { gather, placeParcel, type Crowd } from './support/people.ts'
import { fingerprint } from './support/stored-rows.ts'

// Who finds whose parcels in a list, and who may block whom, for every caller there can be.
let api: Api
let crowd: Crowd
let callers: AttackCaller[]
beforeAll(async () => {
  api = await startApi()
  ;({ crowd, callers } = await everyCaller(api))
})
afterAll(() => api.stop())

const states = deliveryStatuses.flatMap((delivery) => [
  { delivery, isBlocked: false },
  { delivery, isBlocked: true },
])

const tally = createTally()
afterAll(() => {
  sayFigures('lists and people: operation × role × owner × block', tally)
  expectNoneLost(tally)
})

const lists = [...operations.values()].filter(({ id }) => shelfOf(id) !== null)

it.each(lists)('$id shows nobody a parcel that is not theirs', async (operation) => {
  const parties = [crowd, { ...crowd, sender: crowd.otherSender, receiver: crowd.otherReceiver }]
  for (const between of parties) {
    for (const state of states) await placeParcel(api, between, state)
  }
  for (const caller of callers) {
    const before = await fingerprint(api.db)
    const { path: url, method } = operation
    const answer = await api.app.inject({ method, url, cookies: caller.cookies })
    const { message, data } = answer.json<{ message: string; data: Parcel[] }>()
    expect(await fingerprint(api.db)).toBe(before)
    tally.tried += 1
    const refusal = refusalAtTheDoor(operation, caller)
    if (refusal !== null) {
      tally.refused += 1
      assert.deepEqual([caller.name, answer.statusCode, message], [caller.name, ...refusal])
      continue
    }
    const mine = await ownParcels(operation.id, caller.person?.id ?? '')
    expect(mine.length).toBeGreaterThan(0)
    const shown = data.map(({ _id }) => _id).toSorted(byText)
    for (const id of mine) tally.compare(`${caller.name}, ${operation.id}`, shown.includes(id))
    expect([caller.name, shown]).toEqual([caller.name, mine])
  }
})

const byText = (a: string, b: string) => (a < b ? -1 : 1)

function shelfOf(id: string): 'sender_id' | 'receiver_id' | 'all' | null {
  if (id === 'listMyParcels') return 'sender_id'
  if (id === 'listIncomingParcels' || id === 'listDeliveryHistory') return 'receiver_id'
  return id === 'listParcels' ? 'all' : null
}

async function ownParcels(operationId: string, personId: string): Promise<string[]> {
  const rows = await api.db.selectFrom('parcels').selectAll().execute()
  const isOver = (status: string) => status === 'DELIVERED' || status === 'CANCELED'
  return rows
    .filter((row) => {
      const shelf = shelfOf(operationId)
      if (shelf === 'sender_id' || shelf === 'receiver_id') return row[shelf] === personId
      return true
    })
    .filter((row) => {
      if (operationId === 'listIncomingParcels') return !isOver(row.delivery_status)
      return operationId !== 'listDeliveryHistory' || row.delivery_status === 'DELIVERED'
    })
    .map(({ id }) => id)
    .toSorted(byText)
}

const onUsers = [...operations.values()].filter(({ path }) => path.includes('{id}'))

it.each(onUsers)(
  '$id: only administrators block and unblock, and never themselves',
  async (operation) => {
    const isBlock = operation.id === 'blockUser'
    for (const caller of callers) {
      const targets = { ...(await gather(api)), self: caller.person }
      for (const [name, target] of Object.entries(targets)) {
        if (target === null) continue
        const before = await fingerprint(api.db)
        const url = operation.path.replace('{id}', target.id)
        const answer = await api.app.inject({
          method: operation.method,
          url,
          cookies: caller.cookies,
        })
        const { message } = answer.json<{ message: string }>()
        tally.tried += 1
        const refusal =
          refusalAtTheDoor(operation, caller) ?? (isBlock && name === 'self' ? self : null)
        const what = `${caller.name} ${operation.id} ${name}`
        if (refusal !== null) {
          tally.refused += 1
          assert.deepEqual([what, answer.statusCode, message], [what, ...refusal])
          assert.deepEqual([what, await fingerprint(api.db)], [what, before])
          continue
        }
        expect([what, answer.statusCode]).toEqual([what, 200])
        const row = await api.db
          .selectFrom('users')
          .select('is_blocked')
          .where('id', '=', target.id)
          .executeTakeFirstOrThrow()
        tally.compare(what, row.is_blocked === isBlock)
      }
    }
  },
)

const self: [number, string] = [409, 'You cannot block yourself']
