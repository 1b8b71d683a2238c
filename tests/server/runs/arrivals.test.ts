import { afterAll, describe, expect, test } from 'vitest'
import { startTwoNodes } from '../support/event-streams.ts'
import { planning } from '../support/runs.ts'
import { storedParcel } from '../support/rows.ts'

const nodes = await startTwoNodes({ TIME_ZONE: 'UTC', MINUTES_PER_STOP: '10' })
const { api } = nodes
afterAll(() => nodes.stop())
const admin = await api.signedIn('ADMIN')
const sender = await api.signedIn('SENDER')
const receiver = await api.signedIn('RECEIVER')
const courier = await api.signedIn('COURIER')

describe('A receiver', () => {
  test('sees how many stops come before theirs, and when, once the run is under way', async () => {
    const { ids, run } = await givenOut()
    expect(await arrivalOf(ids[2])).toBeUndefined()

    await api.as(courier).startRun(run._id)
    expect(await arrivalOf(ids[2])).toEqual({
      stopsBefore: 2,
      from: expect.stringMatching(/^2026-03-02T09:/),
      to: expect.stringMatching(/^2026-03-02T(09:[345]|10:)/),
    })
    expect(await arrivalOf(ids[0])).toMatchObject({ stopsBefore: 0 })
  })

  test('sees nothing more of a courier who has been there, or whose run is taken back', async () => {
    const { ids, run } = await givenOut()
    await api.as(courier).recordDeliveryAttempt(ids[0] ?? '', { reason: 'NOBODY_HOME' })
    expect(await arrivalOf(ids[0])).toBeUndefined()
    expect(await arrivalOf(ids[1])).toMatchObject({ stopsBefore: 0 })

    const { version } = (await api.as(admin).getRun(run._id)).body.data
    await api.as(admin).takeBackRun(run._id, { version })
    expect(await arrivalOf(ids[1])).toBeUndefined()
  })

  test('sees nothing more of a courier who still has another parcel for the same stop', async () => {
    const ids = [await parcelTo('1 Dale, York'), await parcelTo('1 Dale, York')]
    await giveOut(courier, ids)
    await api.as(courier).recordDelivery(ids[0] ?? '', { receivedBy: 'Rita' })
    expect(await arrivalOf(ids[0])).toBeUndefined()
    expect(await arrivalOf(ids[1])).toMatchObject({ stopsBefore: 0 })
  })

  test('sees the numbers change live, on any node, and nothing else', async () => {
    const { ids } = await givenOut()
    const { ids: later, run } = await givenOut()
    await api.as(courier).startRun(run._id)
    const page = await nodes.readyParcel(nodes.second, await trackingIdOf(ids[2]))
    const other = await nodes.readyParcel(nodes.second, await trackingIdOf(later[2]))
    await api.as(courier).recordDelivery(ids[0] ?? '', { receivedBy: 'Rita' })
    const { data } = await page.event(({ name }) => name === 'arrival')
    expect(data).toEqual({
      stopsBefore: 1,
      from: expect.any(String),
      to: expect.any(String),
    })
    expect(page.text()).not.toContain(ids[0])
    await api.as(courier).recordDelivery(later[0] ?? '', { receivedBy: 'Rita' })
    const after = '"stopsBefore":1'
    await other.event(
      ({ name, data: of }) => name === 'arrival' && JSON.stringify(of).includes(after),
    )
    // Changes of the other run were not sent here.
    expect(other.text()).not.toContain('data: null')
    await Promise.all([page.leave(), other.leave()])
  })
})

const { parcelTo, givenOut: giveOut } = planning(api, { admin, sender, receiver })
let towns = 0

/** A run of three stops, in the order of their parcels. */
async function givenOut() {
  towns += 1
  const ids = [
    await parcelTo(`1 Hill, T${towns}`),
    await parcelTo(`2 Hill, T${towns}`),
    await parcelTo(`3 Hill, T${towns}`),
  ]
  return { ids, run: await giveOut(courier, ids) }
}

const trackingIdOf = async (parcelId = '') =>
  (await storedParcel(api.db, parcelId)).parcel.tracking_id

async function arrivalOf(parcelId?: string) {
  const trackingId = await trackingIdOf(parcelId)
  const { body } = await api.as(null).trackParcel({ query: { trackingId } })
  return body.data[0]?.arrival
}
