import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { apiForFile } from '../support/for-file.ts'
import { expectRefusal, expectRefusedField } from '../support/answers.ts'
import { storedParcel } from '../support/rows.ts'
import { newParcelFor, newWebhook, underKey } from '../support/valid-requests.ts'

const api = await apiForFile({}, { tick: 1 })
const { admin, sender, receiver } = await api.signedInUsers()
const coordinates = { latitude: 53.7443, longitude: -0.3326 }
const parcel = { ...newParcelFor(receiver), coordinates }

test('The coordinates of a destination are stored as the sender gave them, and shown to no one else', async () => {
  await api.as(sender).createWebhook(newWebhook())
  const created = (await api.as(sender).createParcel(parcel)).body.data
  expect((await storedParcel(api.db, created._id)).parcel).toMatchObject({
    given_latitude: 53.7443,
    given_longitude: -0.3326,
    latitude: null,
    longitude: null,
    coordinates_source: null,
  })

  const shownTo = async (person: typeof sender) =>
    (await api.as(person).getParcel(created._id)).body.data.coordinates
  expect(await Promise.all([sender, receiver, admin].map(shownTo))).toEqual([
    coordinates,
    undefined,
    undefined,
  ])
  const other = await api.signedIn('SENDER')
  expectRefusal(await api.as(other).getParcel(created._id), 404, 'Parcel not found')
  const { trackingId } = created
  const others = [
    (await api.as(null).trackParcel({ query: { trackingId } })).text,
    (await api.as(receiver).listIncomingParcels()).text,
    (await api.as(admin).exportParcels()).text,
    (await api.as(sender).exportParcels()).text,
    JSON.stringify(await api.db.query(sql`select * from messages where channel = 'WEBHOOK'`)),
  ]
  for (const text of others) {
    expect(text).toContain(trackingId)
    expect(text).not.toContain('53.7443')
  }
})

test.each([
  ['a latitude alone', { latitude: 53.7443 }],
  ['a latitude beyond the pole', { latitude: 90.1, longitude: 0 }],
  ['a longitude beyond the date line', { latitude: 0, longitude: -180.1 }],
  ['text', { latitude: '53.7443', longitude: '-0.3326' }],
  ['more than a place', { ...coordinates, altitude: 12 }],
])('Coordinates with %s are refused with one sentence', async (_kind, wrong) => {
  const { statusCode, json } = await api.app.inject({
    method: 'POST',
    url: '/api/parcel',
    cookies: sender.cookies,
    payload: { ...parcel, coordinates: wrong },
  })
  const message = 'Please give a latitude and a longitude'
  expectRefusedField({ status: statusCode, body: json() }, 'coordinates', message)
})

test('A sender who repeats a request with its key can send the coordinates in any order of fields', async () => {
  const { latitude, longitude } = coordinates
  const create = (where: typeof coordinates) =>
    api.as(sender).createParcel({ ...parcel, coordinates: where }, underKey('place-0001'))
  const first = await create({ latitude, longitude })
  const again = await create({ longitude, latitude })
  expect(again.body).toEqual(first.body)
  expectRefusal(
    await create({ latitude: 53.7444, longitude }),
    422,
    'This Idempotency-Key was used before with another body',
  )
})
