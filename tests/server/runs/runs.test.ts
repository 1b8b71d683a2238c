import { beforeEach, describe, expect, test } from 'vitest'
import type { DeliveryStatus } from '../../../openapi.d.ts'
import type { Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { placeParcel } from '../support/placed-parcels.ts'

const today = '2026-03-02'
const api = await apiForFile({ TIME_ZONE: 'UTC' })
const { admin, sender, receiver } = await api.residents()
const cem = await api.resident('COURIER', 'Cem Courier')
const dora = await api.resident('COURIER', 'Dora Courier')
beforeEach(() => api.reset())

const planner = () => api.as(admin)

async function parcelTo(toAddress: string, delivery: DeliveryStatus = 'DISPATCHED') {
  const state = { delivery, isBlocked: false }
  return placeParcel(api, sender, receiver, { state, toAddress })
}

async function draftFor(courier: Person, parcelIds: string[] = []) {
  const { body } = await planner().createRun({ day: today, courierId: courier.id })
  if (parcelIds.length === 0) return body.data
  const { version, _id } = body.data
  return (await planner().addRunParcels(_id, { version, parcelIds })).body.data
}

async function givenOut(courier: Person, parcelIds: string[]) {
  const { _id, version } = await draftFor(courier, parcelIds)
  return (await planner().giveOutRun(_id, { version })).body.data
}

describe('A planner', () => {
  test('puts parcels on a run, one stop for each address, and gives it out', async () => {
    const [first, second, third] = [
      await parcelTo('8 Quay Road, Hull'),
      await parcelTo('1 Hill, York'),
      await parcelTo('8 quay road,  Hull'),
    ]
    const run = await draftFor(cem, [first, second, third])
    expect(run).toMatchObject({
      day: today,
      state: 'DRAFT',
      version: 2,
      courier: { name: 'Cem Courier' },
    })
    expect(run.stops.map(({ address, parcels }) => [address, parcels.length])).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/quay road/i), 2],
        ['1 Hill, York', 1],
      ]),
    )
    expect((await api.as(cem).listMyRuns()).body.data).toEqual([])

    const given = await planner().giveOutRun(run._id, { version: run.version })
    expect(given.body.data).toMatchObject({ state: 'GIVEN_OUT', version: 3 })
    const [mine] = (await api.as(cem).listMyRuns()).body.data
    expect(mine).toMatchObject({ _id: run._id, actions: ['start', 'record'] })
    expect((await api.as(dora).listMyRuns()).body.data).toEqual([])
    expect(await api.as(dora).getRun(run._id)).toMatchObject({ status: 404 })
  })
})

describe('A courier', () => {
  test('delivers what is on their run, and nothing else', async () => {
    const [own, other] = [await parcelTo('8 Quay Road, Hull'), await parcelTo('1 Hill, York')]
    const run = await givenOut(cem, [own])
    const courier = api.as(cem)
    expect(await courier.getParcel(other)).toMatchObject({ status: 404 })
    expect(await courier.recordDelivery(other, {})).toMatchObject({ status: 404 })

    const read = await courier.getParcel(own)
    expect(read.body.data.receiverId).toEqual({ _id: receiver.id, name: 'Rita Receiver' })
    expect(read.body.data.actions).toEqual(['recordDelivery', 'recordAttempt'])
    expect(await courier.recordDelivery(own, { receivedBy: 'Rita' })).toMatchObject({ status: 200 })
    const [after] = (await courier.listMyRuns()).body.data
    expect(after).toMatchObject({ _id: run._id, state: 'UNDER_WAY', version: run.version })
    expect(after?.stops[0]?.parcels[0]?.result).toMatchObject({ state: 'DELIVERED' })

    expect(await courier.finishRun(run._id)).toMatchObject({
      status: 200,
      body: { data: { state: 'FINISHED' } },
    })
    expect(await courier.getRun(run._id)).toMatchObject({ status: 404 })
    expect(await courier.getParcel(own)).toMatchObject({ status: 404 })
  })
})
