import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { password, type Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { expectRefusedField } from '../../support/answers.ts'
import { planning } from '../../support/runs.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const api = await apiForFile()
const { admin, sender, receiver } = await api.signedInUsers()
const courier = await api.signedIn('COURIER')
const { givenOut } = planning(api, { admin, sender, receiver })

const own = '+49 40 5550123'
const given = '+353 91 5550123'
const storedPhone = async () =>
  (await api.db.query(sql`select phone from users where id = ${receiver.id}`))[0]

async function create(more: { receiverPhone?: string } = {}) {
  const answer = await api.as(sender).createParcel({ ...newParcelFor(receiver), ...more })
  return answer.body.data
}

const shownTo = async (person: Person, id: string) =>
  (await api.as(person).getParcel(id)).body.data.receiverPhone

test('A receiver adds a phone number, which administrators and couriers see with their parcels, and removes it', async () => {
  expect((await api.as(receiver).getPhone()).body.data).toEqual({ phone: null })
  const { status, body } = await api.as(receiver).setPhone({ phone: own })
  expect([status, body.data]).toEqual([200, { phone: own }])
  expect(await storedPhone()).toEqual({ phone: own })
  const { _id: id } = await create()
  await api.as(admin).updateParcelStatus(id, { status: 'DISPATCHED' })
  await givenOut(courier, [id])
  const people = [admin, courier, sender, receiver]
  const shown = await Promise.all(people.map((person) => shownTo(person, id)))
  expect(shown).toEqual([own, own, undefined, undefined])

  await api.as(receiver).setPhone({ phone: '' })
  expect(await storedPhone()).toEqual({ phone: null })
  expect(await shownTo(admin, id)).toBeUndefined()
})

test('A sender adds a number to a parcel, which replaces the receiver’s own until the parcel has arrived', async () => {
  await api.as(receiver).setPhone({ phone: own })
  const { _id: id, trackingId } = await create({ receiverPhone: given })
  const shown = await Promise.all([admin, sender, receiver].map((person) => shownTo(person, id)))
  expect(shown).toEqual([given, given, undefined])
  const tracked = await api.as(null).trackParcel({ query: { trackingId } })
  expect(JSON.stringify(tracked.body)).not.toContain('5550123')
  for (const status of ['DELIVERED', 'CANCELED'] as const) {
    await api.as(admin).updateParcelStatus(id, { status })
    expect([await shownTo(admin, id), await shownTo(sender, id)]).toEqual([undefined, undefined])
    await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
    expect([await shownTo(admin, id), await shownTo(sender, id)]).toEqual([given, given])
  }
})

test('No message contains a number, and a deleted receiver leaves none', async () => {
  const gone = await api.signedIn('RECEIVER', 'Gina Gone')
  await api.as(gone).setPhone({ phone: own })
  const parcel = { ...newParcelFor(gone), receiverPhone: given }
  const { body } = await api.as(sender).createParcel(parcel)
  const { _id: other } = await create({ receiverPhone: given })
  await api.as(admin).updateParcelStatus(body.data._id, { status: 'DELIVERED' })
  const messages = await api.db.query(sql`select to_jsonb(messages)::text as row from messages`)
  expect(JSON.stringify(messages)).not.toContain('5550123')
  expect((await api.as(gone).deleteAccount({ password })).status).toBe(200)
  const kept = await api.db.query(sql`
    select receiver_phone from parcels where receiver_id = ${gone.id} and receiver_phone is not null
    union all select phone from users where id = ${gone.id} and phone is not null
  `)
  expect(kept).toEqual([])
  expect(await shownTo(sender, other)).toBe(given)
})

test.each([
  ['\u202A+49\u00A040\u00A05550123\u202C', '+49 40 5550123'],
  ['(612) 555–0100', '(612) 555-0100'],
  ['tel:+49-40-5550123;ext=12', '+49-40-5550123 ext. 12'],
  ['٠٤٠ ٥٥٥٠١٢٣', '040 5550123'],
])('The phone number "%s" is stored as %s, for an account and a parcel', async (typed, phone) => {
  expect((await api.as(receiver).setPhone({ phone: typed })).body.data).toEqual({ phone })
  expect(await storedPhone()).toEqual({ phone })
  const { _id: id } = await create({ receiverPhone: typed })
  expect(await shownTo(sender, id)).toBe(phone)
})

test('A blank phone number is none', async () => {
  expect((await api.as(receiver).setPhone({ phone: ' \u00A0' })).body.data).toEqual({ phone: null })
  const { _id: id } = await create({ receiverPhone: ' ' })
  expect(await shownTo(sender, id)).toBeUndefined()
})

test.each(['12', 'call me', '+49 40 5550123 or 5550124', '1'.repeat(40)])(
  'The phone number %s is refused, in the account and for a parcel',
  async (phone) => {
    const message = 'Please enter a phone number, such as +49 40 5550123'
    expectRefusedField(await api.as(receiver).setPhone({ phone }), 'phone', message)
    const parcel = { ...newParcelFor(receiver), receiverPhone: phone }
    expectRefusedField(await api.as(sender).createParcel(parcel), 'receiverPhone', message)
  },
)
