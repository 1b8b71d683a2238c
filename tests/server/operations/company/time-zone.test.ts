import { expect, it, onTestFinished } from 'vitest'
import { buildNode, requestsTo } from '../../support/api.ts'
import { expectRefusedField } from '../../support/answers.ts'
import { apiForTest } from '../../support/for-file.ts'

it('a planner chooses the time zone, and days turn by it at once, also after a restart', async () => {
  // At nine in the morning of 2 March in UTC, it is still the first in Honolulu at 23:00.
  const api = await apiForTest({ TIME_ZONE: '', ADMIN_SIGNUP: 'open' })
  const admin = await api.signedIn('ADMIN')
  const courier = await api.signedIn('COURIER')
  const yesterday = { day: '2026-03-01', courierId: courier.id }
  const before = await api.as(admin).createRun(yesterday)
  expectRefusedField(before, 'day', 'The day must not be in the past')

  const chosen = await api.as(admin).chooseTimeZone({ timeZone: 'Pacific/Honolulu' })
  expect([chosen.status, chosen.body.data]).toEqual([
    200,
    { timeZone: 'Pacific/Honolulu', source: 'CHOICE' },
  ])
  expect((await api.as(admin).createRun(yesterday)).status).toBe(201)

  const node = buildNode(api, { RATE_LIMITS: 'off', TIME_ZONE: '' })
  onTestFinished(() => node.close())
  const { headers } = await node.inject('/api/parcel/track?trackingId=x')
  expect(headers['time-zone']).toBe('Pacific/Honolulu')
  expect((await requestsTo(node, admin.cookies).createRun(yesterday)).status).toBe(201)

  await api.as(admin).chooseTimeZone({ timeZone: 'Asia/Tokyo' })
  const { body } = await requestsTo(node, admin.cookies).getTimeZone()
  expect(body.data).toEqual({ timeZone: 'Asia/Tokyo', source: 'CHOICE' })
})

it('a time zone that the operator has set cannot be chosen again', async () => {
  const api = await apiForTest({ TIME_ZONE: 'Europe/Berlin' })
  const admin = await api.signedIn('ADMIN')
  const refused = await api.as(admin).chooseTimeZone({ timeZone: 'Asia/Tokyo' })
  expect([refused.status, refused.body]).toMatchObject([409, { messageCode: 'timeZoneIsSet' }])
  const { body } = await api.as(admin).getTimeZone()
  expect(body.data).toEqual({ timeZone: 'Europe/Berlin', source: 'SETTING' })
})

it.each(['Mars/Olympus', 'europe berlin', '+01:00'])(
  'the time zone "%s" is refused, and the field is named',
  async (timeZone) => {
    const api = await apiForTest({ TIME_ZONE: '' })
    const admin = await api.signedIn('ADMIN')
    const refused = await api.as(admin).chooseTimeZone({ timeZone })
    expectRefusedField(refused, 'timeZone', 'This time zone is not known')
  },
)
