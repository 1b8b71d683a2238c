import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createCompany } from '../../../server/config/company.ts'
import { readConfig } from '../../../server/config/config.ts'
import { finishPastRuns } from '../../../server/runs/past-runs.ts'
import type { Run } from '../../../openapi.d.ts'
import { parseCsv } from '../support/csv.ts'
import { storedParcel } from '../support/rows.ts'
import { resultOf, seen, today, tomorrow } from '../support/runs.ts'
import { underKey } from '../support/valid-requests.ts'
import { planningForFile } from './planning-for-file.ts'

const settings = { TIME_ZONE: 'Europe/Berlin', ACCESS_MINUTES: '2880' }
const { api, users, cem, dora, planner, givenOut, parcelTo, runNow } =
  await planningForFile(settings)

const address = '8 Quay Road, Hull'
/** A time of the tests' day; its clock begins at nine. */
const at = (time: string) => `2026-03-02T${time}.000Z`
const hours = (count: number) => api.secondsPass(count * 3600)

interface Query {
  runId?: string
  doneAt?: string
}

const calls = {
  delivery: (id: string, query: Query) =>
    api.as(cem).recordDelivery(id, { receivedBy: 'Rita' }, { query }),
  attempt: (id: string, query: Query) =>
    api.as(cem).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' }, { query }),
  scan: async (id: string, query: Query) => {
    const { trackingId } = (await planner().getParcel(id)).body.data
    return api.as(cem).scanParcel({ trackingId, status: 'IN_TRANSIT' }, { query })
  },
}
const entryOf = async (id: string) => (await planner().getParcel(id)).body.data.statusLogs.at(-1)
const doneAtOf = async (id: string) => (await entryOf(id))?.doneAt

describe.each(Object.entries(calls))('A %s that a phone sends later', (_name, send) => {
  test('has the time at the door beside that of its arrival', async () => {
    const id = await parcelTo(address)
    const run = await givenOut(cem, [id])
    await api.as(cem).startRun(run._id)
    hours(3)
    const { status } = await send(id, { doneAt: at('10:02:00') })
    expect(status).toBe(200)
    expect(await entryOf(id)).toMatchObject({ timestamp: at('12:00:00'), doneAt: at('10:02:00') })
  })
})

test.each([
  ['before the start of the run', '08:00:00', '09:10:00'],
  ['after it is sent', '23:00:00', undefined],
])('A phone with a wrong clock has a time within bounds: %s', async (_when, claimed, counted) => {
  const id = await parcelTo(address)
  const run = await givenOut(cem, [id])
  api.secondsPass(600)
  await api.as(cem).startRun(run._id)
  hours(3)
  expect((await calls.attempt(id, { doneAt: at(claimed) })).status).toBe(200)
  expect(await doneAtOf(id)).toBe(counted && at(counted))
})

test('A phone that claims no time has none beside that of the arrival', async () => {
  const id = await parcelTo(address)
  await givenOut(cem, [id])
  hours(3)
  await calls.delivery(id, {})
  expect(await entryOf(id)).not.toHaveProperty('doneAt')
})

test('A text that is no time is refused, and nothing is recorded', async () => {
  const id = await parcelTo(address)
  await givenOut(cem, [id])
  const before = await storedParcel(api.db, id)
  for (const doneAt of ['19:02', '2026-03-02', '2026-02-30T10:00:00Z', '2026-03-02T10:00:00', ''])
    expect((await calls.attempt(id, { doneAt })).status).toBe(400)
  expect(await storedParcel(api.db, id)).toEqual(before)
})

test('A whole run without a connection keeps its times, from the start to the end', async () => {
  const [first, second] = [await parcelTo(address), await parcelTo('1 Hill, York')]
  const run = await givenOut(cem, [first, second])
  hours(10)
  const as = api.as(cem)
  const on = (time: string) => ({ query: { runId: run._id, doneAt: at(time) } })
  await as.startRun(run._id, { query: { doneAt: at('09:15:00') } })
  await as.recordDelivery(first, { receivedBy: 'Rita' }, on('09:30:00'))
  await as.recordDeliveryAttempt(second, { reason: 'REFUSED' }, on('09:05:00'))
  await as.finishRun(run._id, { query: { doneAt: at('11:00:00') } })
  const now = await runNow(run)
  const arrived = at('19:00:00')
  expect(now).toMatchObject({
    startedAt: arrived,
    startDoneAt: at('09:15:00'),
    finishedAt: arrived,
    finishDoneAt: at('11:00:00'),
  })
  expect(resultOf(now, first)).toMatchObject({ at: arrived, doneAt: at('09:30:00') })
  expect(resultOf(now, second)).toMatchObject({ at: arrived, doneAt: at('09:15:00') })
  const { text } = await planner().exportRuns({ query: { from: today, to: today } })
  expect(parseCsv(text).map((row) => [row['At'], row['Time at the door']])).toEqual([
    [arrived, at('09:30:00')],
    [arrived, at('09:15:00')],
  ])
})

test('The first result starts the run at its own time, but not before the day', async () => {
  const [first, second] = [await parcelTo(address), await parcelTo('1 Hill, York')]
  const run = await givenOut(cem, [first, second])
  hours(10)
  await calls.delivery(first, { doneAt: '2026-03-01T12:00:00.000Z' })
  await calls.delivery(second, { doneAt: at('10:00:00') })
  // Midnight in Berlin; the parcel was requested only after it.
  expect(await runNow(run)).toMatchObject({ startDoneAt: '2026-03-01T23:00:00.000Z' })
  expect([await doneAtOf(first), await doneAtOf(second)]).toEqual([at('09:00:00'), at('10:00:00')])
})

test('The run that the phone names bounds the time, if planners moved the parcel to a later one', async () => {
  const [moved, other] = [await parcelTo(address), await parcelTo('1 Hill, York')]
  const run = await givenOut(cem, [moved, other])
  api.secondsPass(600)
  await api.as(cem).startRun(run._id)
  const next = await givenOut(cem, [await parcelTo('2 Dale, Leeds')], tomorrow)
  const { body } = await planner().removeRunParcels(run._id, {
    ...seen(await runNow(run)),
    parcelIds: [moved],
  })
  expect(body.success).toBe(true)
  await planner().addRunParcels(next._id, { ...seen(next), parcelIds: [moved] })
  hours(3)
  const sent = (doneAt: string) => calls.attempt(moved, { runId: run._id, doneAt })
  expect((await sent(at('10:30:00'))).status).toBe(200)
  expect(await doneAtOf(moved)).toBe(at('10:30:00'))
  await sent(at('09:00:00'))
  expect(await doneAtOf(moved)).toBe(at('09:10:00'))
})

test('No time is before what another courier did with the parcel', async () => {
  const id = await parcelTo(address)
  const early = await givenOut(cem, [await parcelTo('1 Hill, York')])
  await api.as(cem).startRun(early._id)
  const doras = await givenOut(dora, [id])
  hours(2)
  await api.as(dora).recordDeliveryAttempt(id, { reason: 'NOBODY_HOME' })
  await api.as(dora).finishRun(doras._id)
  await givenOut(cem, [id])
  hours(1)
  const query = { runId: early._id, doneAt: at('09:30:00') }
  expect((await calls.delivery(id, query)).status).toBe(200)
  expect(await entryOf(id)).toMatchObject({ status: 'DELIVERED', doneAt: at('11:00:00') })
})

test.each([
  ['gets another courier', () => dora.id, undefined],
  ['stays with its courier', () => cem.id, at('09:00:00')],
])(
  'A recalled run that %s has no start of another courier',
  async (_what, courierId, startedAt) => {
    const run = await givenOut(cem, [await parcelTo(address)])
    await api.as(cem).startRun(run._id)
    await planner().takeBackRun(run._id, seen(await runNow(run)))
    await planner().updateRun(run._id, { ...seen(await runNow(run)), courierId: courierId() })
    expect((await runNow(run)).startedAt).toBe(startedAt)
  },
)

test('A delivery that arrives on the next morning has the time of the evening', async () => {
  const id = await parcelTo(address)
  const run = await givenOut(cem, [id])
  await api.as(cem).startRun(run._id)
  hours(14)
  await finishPastRuns({ db: api.db, clock: api.now, company: createCompany(readConfig(settings)) })
  hours(8)
  const query = { runId: run._id, doneAt: at('19:02:00') }
  expect((await calls.delivery(id, query)).status).toBe(200)
  expect(resultOf(await runNow(run), id)).toEqual({
    state: 'DELIVERED',
    at: '2026-03-03T07:00:00.000Z',
    doneAt: at('19:02:00'),
  })
})

test('The times at the door do not change the order of the log, nor what can be undone', async () => {
  const id = await parcelTo(address)
  const run = await givenOut(cem, [id])
  await api.as(cem).startRun(run._id)
  hours(2)
  await planner().blockParcel(id, { block: true, note: 'Wait' })
  await planner().blockParcel(id, { block: false, note: 'Go on' })
  hours(1)
  await calls.delivery(id, { doneAt: at('10:00:00') })
  const { body } = await planner().getParcel(id)
  expect(body.data.statusLogs.map(({ status }) => status).slice(-3)).toEqual([
    'BLOCKED',
    'UNBLOCKED',
    'DELIVERED',
  ])
  api.secondsPass(60)
  expect((await api.as(cem).undoDelivery(id)).status).toBe(200)
  expect(await entryOf(id)).not.toHaveProperty('doneAt')
})

test('A repeat under the same key keeps the first time, whatever it claims', async () => {
  const id = await parcelTo(address)
  await givenOut(cem, [id])
  hours(3)
  const options = underKey(randomUUID())
  const send = (doneAt: string) =>
    api.as(cem).recordDelivery(id, { receivedBy: 'Rita' }, { ...options, query: { doneAt } })
  await send(at('10:00:00'))
  hours(1)
  expect((await send(at('11:00:00'))).status).toBe(200)
  expect(await doneAtOf(id)).toBe(at('10:00:00'))
})

test('An administrator’s handover is bounded by the request of the parcel', async () => {
  const [early, late] = [await parcelTo(address), await parcelTo(address)]
  hours(3)
  const delivers = (id: string, doneAt: string) =>
    planner().recordDelivery(id, { receivedBy: 'Rita' }, { query: { doneAt } })
  await delivers(early, at('08:00:00'))
  await delivers(late, at('11:00:00'))
  expect([await doneAtOf(early), await doneAtOf(late)]).toEqual([at('09:00:00'), at('11:00:00')])
})

test('Proof, tracking and the sender have the time at the door', async () => {
  const id = await parcelTo(address)
  const run: Run = await givenOut(cem, [id])
  await api.as(cem).startRun(run._id)
  hours(3)
  await calls.delivery(id, { doneAt: at('10:02:00') })
  const times = { doneAt: at('10:02:00') }
  expect((await planner().getDelivery(id)).body.data.proof).toMatchObject({
    recordedAt: at('12:00:00'),
    ...times,
  })
  const { trackingId } = (await planner().getParcel(id)).body.data
  const tracked = await api.as(null).trackParcel({ query: { trackingId } })
  expect(tracked.body.data[0]?.statusLogs.at(-1)).toMatchObject(times)
  expect((await api.as(users.sender).getParcel(id)).body.data.statusLogs.at(-1)).toMatchObject(
    times,
  )
})
