import assert from 'node:assert/strict'
import { afterAll, expect, it } from 'vitest'
import sql from 'sql-template-tag'
import type { Parcel } from '../../../openapi.d.ts'
import { contract } from '../../../server/contract.ts'
import type { Person } from '../support/api.ts'
import { password } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { everyState, placeParcel } from '../support/placed-parcels.ts'
import type { StoredParcel } from '../support/rows.ts'
import { fingerprint } from '../support/tables.ts'
import { everyCaller, refusalOfCaller, signInParties } from './support/callers.ts'
import { createTally, expectNoneLost, printFigures } from './support/stress-run.ts'

// Parcels that lists show to each caller, and users whom callers can block.
const api = await apiForFile()
const { parties, callers } = await everyCaller(api)

const tally = createTally()
afterAll(() => {
  printFigures('lists and users: operation × role × owner × block', tally)
  expectNoneLost(tally)
})

const lists = [...contract.operations.values()].filter(({ id }) => scopeOf(id) !== null)

it.each(lists)('$id shows no caller a parcel that is not theirs', async (operation) => {
  const { sender, receiver, otherSender, otherReceiver, admin: by } = parties
  for (const state of everyState) {
    await placeParcel(api, sender, receiver, { state, by })
    await placeParcel(api, otherSender, otherReceiver, { state, by })
  }
  for (const caller of callers) {
    const before = await fingerprint(api.db)
    const { path: url, method } = operation
    const answer = await api.app.inject({ method, url, cookies: caller.cookies })
    const { message, data } = answer.json<{ message: string; data: Parcel[] }>()
    expect(await fingerprint(api.db)).toBe(before)
    tally.tried += 1
    const refusal = refusalOfCaller(operation, caller)
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

function scopeOf(id: string): 'sender_id' | 'receiver_id' | 'all' | null {
  if (id === 'listMyParcels') return 'sender_id'
  if (id === 'listIncomingParcels' || id === 'listDeliveryHistory') return 'receiver_id'
  return id === 'listParcels' ? 'all' : null
}

async function ownParcels(operationId: string, personId: string): Promise<string[]> {
  const rows = await api.db.query<StoredParcel>(sql`select * from parcels`)
  const isOver = (status: string) => status === 'DELIVERED' || status === 'CANCELED'
  return rows
    .filter((row) => {
      const scope = scopeOf(operationId)
      if (scope === 'sender_id' || scope === 'receiver_id') return row[scope] === personId
      return true
    })
    .filter((row) => {
      if (operationId === 'listIncomingParcels') return !isOver(row.delivery_status)
      return operationId !== 'listDeliveryHistory' || row.delivery_status === 'DELIVERED'
    })
    .map(({ id }) => id)
    .toSorted(byText)
}

const onUsers = [...contract.operations.values()].filter(({ path }) => path.includes('{id}'))

it.each(onUsers)(
  '$id: only administrators change a user, and cannot block themselves',
  async (operation) => {
    const isBlock = operation.id === 'blockUser'
    for (const caller of callers) {
      const targets = { ...(await signInParties(api)), self: caller.person }
      for (const [name, target] of Object.entries(targets)) {
        if (target === null) continue
        const before = await fingerprint(api.db)
        const url = operation.path.replace('{id}', target.id)
        const answer = await api.app.inject({
          method: operation.method,
          url,
          cookies: caller.cookies,
          ...(operation.id === 'createResetLink' && { payload: { password } }),
        })
        const { message } = answer.json<{ message: string }>()
        tally.tried += 1
        const refusal =
          refusalOfCaller(operation, caller) ?? refusalOfTarget(operation.id, name, target)
        const what = `${caller.name} ${operation.id} ${name}`
        if (refusal !== null) {
          tally.refused += 1
          assert.deepEqual([what, answer.statusCode, message], [what, ...refusal])
          assert.deepEqual([what, await fingerprint(api.db)], [what, before])
          continue
        }
        if (operation.id === 'createResetLink') {
          assert.deepEqual([what, answer.statusCode], [what, 201])
          const links = await api.db.query(sql`
            select user_id from reset_links where user_id = ${target.id}
          `)
          tally.compare(what, links.length > 0)
          continue
        }
        expect([what, answer.statusCode]).toEqual([what, 200])
        const [row] = await api.db.query<{ is_blocked: boolean }>(sql`
          select is_blocked from users where id = ${target.id}
        `)
        tally.compare(what, row?.is_blocked === isBlock)
      }
    }
  },
)

function refusalOfTarget(operationId: string, name: string, { role }: Person) {
  if (operationId === 'blockUser' && name === 'self') return [409, 'You cannot block yourself']
  // The holder of such a link controls the account.
  if (operationId === 'createResetLink' && role === 'ADMIN')
    return [409, 'Links for administrators are created in the terminal']
  return null
}
