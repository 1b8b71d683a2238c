import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DeliveryStatus, NewParcel } from '../../../openapi.d.ts'
import { contract } from '../../../server/contract.ts'
import { objectAt } from '../../../server/http/json.ts'
import { password, type Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { expectRefusal, expectRefusedField, refusalBody } from '../support/answers.ts'
import { bodySchema, parametersOf } from '../support/operation-schemas.ts'
import { photoJpeg, signaturePng } from '../support/pictures.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { allRows, storedParcel } from '../support/rows.ts'
import { newParcelFor, underKey } from '../support/valid-requests.ts'

const api = await apiForFile({}, { tick: 1 })
const { admin, sender, receiver } = await api.signedInUsers()

const wanted = (more: Partial<NewParcel> = {}) => ({ ...newParcelFor(receiver), ...more })
const create = (body: NewParcel, key: string, by = sender) =>
  api.as(by).createParcel(body, underKey(key))
const parcelsInAll = async () => {
  const rows = await api.db.query(sql`select id from parcels`)
  return rows.length
}

describe('a sender who repeats a request with its key', () => {
  test('gets the first parcel again', async () => {
    const before = await parcelsInAll()
    const first = await create(wanted({ note: 'Fragile' }), 'click-0001')
    const { weight, ...rest } = wanted({ note: 'Fragile ' })
    const receiverId = rest.receiverId.toUpperCase()
    const again = await create({ weight, ...rest, receiverId }, 'click-0001')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await parcelsInAll()).toBe(before + 1)
  })

  test('twenty times simultaneously makes one parcel', async () => {
    const before = await parcelsInAll()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(wanted(), 'impatient-1')),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1)
    expect(await parcelsInAll()).toBe(before + 1)
    expect((await storedParcel(api.db, answers[0]?.body.data._id ?? '')).log).toHaveLength(1)
  })

  test('is refused if the body is different', async () => {
    await create(wanted(), 'click-0002')
    const before = await parcelsInAll()
    expectRefusal(
      await create(wanted({ weight: 3 }), 'click-0002'),
      422,
      'This Idempotency-Key was used before with another body',
    )
    expect(await parcelsInAll()).toBe(before)
  })

  test('gets the parcel even if its receiver was blocked since, unlike another sender', async () => {
    const leaving = await api.signedIn('RECEIVER', 'Lea Leaving')
    const first = await create(wanted({ receiverId: leaving.id }), 'click-0003')
    await api.db.query(sql`update users set is_blocked = true where id = ${leaving.id}`)
    const again = await create(wanted({ receiverId: leaving.id }), 'click-0003')
    expect([again.status, again.body.data._id]).toEqual([201, first.body.data._id])
    const other = await api.signedIn('SENDER')
    const theirs = await create(wanted({ receiverId: leaving.id }), 'click-0003', other)
    expectRefusedField(theirs, 'receiverId', 'This receiver cannot be chosen')
  })

  test('can use the key again after a refusal', async () => {
    const refused = await create(wanted({ receiverId: sender.id }), 'click-0004')
    const corrected = await create(wanted(), 'click-0004')
    expect([refused.status, corrected.status]).toEqual([400, 201])
  })

  test('does not meet the parcel of another sender under the same key', async () => {
    const other = await api.signedIn('SENDER', 'Olga Other')
    const mine = await create(wanted(), 'click-0005')
    const theirs = await create(wanted(), 'click-0005', other)
    expect(theirs.status).toBe(201)
    expect(theirs.body.data._id).not.toBe(mine.body.data._id)
  })

  test('makes a new parcel a day later, and keys of the day before are removed', async () => {
    const keys = () => api.db.query(sql`select key, parcel_id from idempotency_keys`)
    const first = await create(wanted(), 'click-0006')
    api.secondsPass(24 * 3_600)
    // The sessions of the other tests return to their earlier age.
    onTestFinished(() => api.secondsPass(-24 * 3_600))
    const back = { ...sender, ...(await api.as(null).loginUser({ email: sender.email, password })) }
    const next = await create(wanted({ weight: 9 }), 'click-0006', back)
    expect(next.status).toBe(201)
    expect(next.body.data._id).not.toBe(first.body.data._id)
    expect(await keys()).toEqual([{ key: 'click-0006', parcel_id: next.body.data._id }])
  })
})

interface KeyedRequest {
  by: Person
  parcelId?: string
  body: object
  /** Another value for everything that the contract lets a caller send, or for a part of it. */
  others: [name: string, value: unknown][]
}

const inState = (delivery: DeliveryStatus) =>
  placeParcel(api, sender, receiver, { state: { delivery, isBlocked: false } })
const trackingIdOf = async (id: string) => (await storedParcel(api.db, id)).parcel.tracking_id

/** A request of each operation that takes a key, with every field of its body. */
const keyedRequests: Record<string, () => Promise<KeyedRequest>> = {
  async createParcel() {
    const other = await api.signedIn('RECEIVER')
    const [latitude, longitude] = [53.7443, -0.3326]
    return {
      by: sender,
      body: wanted({
        note: 'Fragile',
        receiverPhone: '+49 40 5550123',
        coordinates: { latitude, longitude },
      }),
      others: [
        ['receiverId', other.id],
        ['fromAddress', '2 Mill Lane, Leeds'],
        ['toAddress', '9 Quay Road, Hull'],
        ['parcelType', 'DOCUMENT'],
        ['weight', 3],
        ['receiverPhone', '+49 40 5550124'],
        ['coordinates', { latitude: 53.7, longitude }],
        ['coordinates', { latitude, longitude: -0.3 }],
        ['note', 'Heavy'],
      ],
    }
  },
  async recordDeliveryAttempt() {
    return {
      by: admin,
      parcelId: await inState('DISPATCHED'),
      body: { reason: 'OTHER', note: 'The bridge is closed', nextAttempt: '2026-03-03' },
      others: [
        ['parcelId', await inState('DELIVERED')],
        ['reason', 'REFUSED'],
        ['note', 'The road is closed'],
        ['nextAttempt', '2026-03-04'],
      ],
    }
  },
  async recordDelivery() {
    const parcelId = await inState('DISPATCHED')
    const { handoverCode = '' } = (await api.as(receiver).getParcel(parcelId)).body.data
    const [signature, photo] = [await signaturePng(), await photoJpeg()]
    return {
      by: admin,
      parcelId,
      body: { receivedBy: 'Rita', handoverCode, signature, photo, note: 'At the door' },
      others: [
        ['parcelId', await inState('DELIVERED')],
        ['receivedBy', 'Nadia'],
        ['handoverCode', handoverCode === '0000' ? '1111' : '0000'],
        ['signature', await signaturePng({ width: 300, height: 200 })],
        ['photo', await photoJpeg({ width: 60, height: 80 })],
        ['note', 'At the gate'],
      ],
    }
  },
  async scanParcel() {
    return {
      by: admin,
      body: { trackingId: await trackingIdOf(await inState('DISPATCHED')), status: 'IN_TRANSIT' },
      others: [
        ['trackingId', await trackingIdOf(await inState('DISPATCHED'))],
        ['status', 'DELIVERED'],
      ],
    }
  },
  async undoDelivery() {
    const parcelId = await inState('IN_TRANSIT')
    await api.as(admin).updateParcelStatus(parcelId, { status: 'DELIVERED' })
    return { by: admin, parcelId, body: {}, others: [['parcelId', await inState('DELIVERED')]] }
  },
  async undoDeliveryAttempt() {
    const parcelId = await inState('IN_TRANSIT')
    await api.as(admin).recordDeliveryAttempt(parcelId, { reason: 'NOBODY_HOME' })
    return { by: admin, parcelId, body: {}, others: [['parcelId', await inState('DELIVERED')]] }
  },
}

const keyed = [...contract.operations.values()].filter((operation) =>
  parametersOf(operation, 'header').some(({ name }) => name === 'Idempotency-Key'),
)

test.each(keyed)('A key of $id is refused with any other body than before', async (operation) => {
  const prepare = keyedRequests[operation.id]
  if (prepare === undefined) throw new Error(`Say here what ${operation.id} asks for`)
  const { by, parcelId = '', body, others } = await prepare()
  const headers = { 'Idempotency-Key': `key-of-${operation.id}` }
  const send = (changed: object) => {
    const { parcelId: id, ...payload } = { parcelId, ...body, ...changed }
    const url = operation.path.replace('{parcelId}', id)
    const { method } = operation
    return api.app.inject({ method, url, payload, headers, cookies: by.cookies })
  }
  const fields = Object.keys(objectAt(bodySchema(operation), 'properties'))
  const inPath = parametersOf(operation, 'path').map(({ name }) => name)
  expect(new Set(others.map(([name]) => name))).toEqual(new Set([...inPath, ...fields]))

  const first = await send({})
  expect(first.statusCode).toBeLessThan(300)
  const before = await allRows(api)
  for (const [name, value] of others) {
    const answer = await send({ [name]: value })
    const why = 'This Idempotency-Key was used before with another body'
    expect([name, answer.statusCode, answer.json()]).toEqual([name, 422, refusalBody(why)])
  }
  expect((await send({})).json()).toEqual(first.json())
  expect(await allRows(api)).toEqual(before)
})
