import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { NewParcel } from '../../../openapi.d.ts'
import { password } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { expectRefusal } from '../support/answers.ts'
import { storedParcel } from '../support/rows.ts'
import { newParcelFor, underKey } from '../support/valid-requests.ts'

const api = await apiForFile({}, { tick: 1 })
const { sender, receiver } = await api.signedInUsers()

const wanted = (more: Partial<NewParcel> = {}) => ({ ...newParcelFor(receiver), ...more })
const create = (body: NewParcel, key: string, by = sender) =>
  api.as(by).createParcel(body, underKey(key))
const parcelsInAll = async () => {
  const rows = await api.db.query(sql`select id from parcels`)
  return rows.length
}

describe('a sender repeats a request with its key', () => {
  test('and gets the first parcel again', async () => {
    const before = await parcelsInAll()
    const first = await create(wanted({ note: 'Fragile' }), 'click-0001')
    const { weight, ...rest } = wanted({ note: 'Fragile ' })
    const again = await create({ weight, ...rest }, 'click-0001')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await parcelsInAll()).toBe(before + 1)
  })

  test('twenty times at once and makes one parcel', async () => {
    const before = await parcelsInAll()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(wanted(), 'impatient-1')),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1)
    expect(await parcelsInAll()).toBe(before + 1)
    expect((await storedParcel(api.db, answers[0]?.body.data._id ?? '')).log).toHaveLength(1)
  })

  test('with another body and is told so', async () => {
    await create(wanted(), 'click-0002')
    const before = await parcelsInAll()
    expectRefusal(
      await create(wanted({ weight: 3 }), 'click-0002'),
      422,
      'This Idempotency-Key was used before with another body',
    )
    expect(await parcelsInAll()).toBe(before)
  })

  test('even after the receiver was blocked', async () => {
    const leaving = await api.signedIn('RECEIVER', 'Lea Leaving')
    const first = await create(wanted({ receiverId: leaving.id }), 'click-0003')
    await api.db.query(sql`update users set is_blocked = true where id = ${leaving.id}`)
    const again = await create(wanted({ receiverId: leaving.id }), 'click-0003')
    expect([again.status, again.body.data._id]).toEqual([201, first.body.data._id])
  })

  test('after a refusal and finds the key free', async () => {
    const refused = await create(wanted({ receiverId: sender.id }), 'click-0004')
    const corrected = await create(wanted(), 'click-0004')
    expect([refused.status, corrected.status]).toEqual([400, 201])
  })

  test('while another sender uses the same key for a parcel of their own', async () => {
    const other = await api.signedIn('SENDER', 'Olga Other')
    const mine = await create(wanted(), 'click-0005')
    const theirs = await create(wanted(), 'click-0005', other)
    expect(theirs.status).toBe(201)
    expect(theirs.body.data._id).not.toBe(mine.body.data._id)
  })

  test('a day later and makes a new parcel; keys of the day before are gone', async () => {
    const keys = () => api.db.query(sql`select key, parcel_id from idempotency_keys`)
    const first = await create(wanted(), 'click-0006')
    api.secondsPass(24 * 3_600)
    // The sessions of the other tests are as old as before.
    onTestFinished(() => api.secondsPass(-24 * 3_600))
    const back = { ...sender, ...(await api.as(null).loginUser({ email: sender.email, password })) }
    const next = await create(wanted({ weight: 9 }), 'click-0006', back)
    expect(next.status).toBe(201)
    expect(next.body.data._id).not.toBe(first.body.data._id)
    expect(await keys()).toEqual([{ key: 'click-0006', parcel_id: next.body.data._id }])
  })
})
