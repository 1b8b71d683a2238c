import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { createCompany } from '../../../server/config/company.ts'
import { readConfig } from '../../../server/config/config.ts'
import { finishPastRuns } from '../../../server/runs/past-runs.ts'
import { expectRefusedField } from '../support/answers.ts'
import { meanwhile } from '../support/held-rows.ts'
import { seen, storedRun, today, tomorrow } from '../support/runs.ts'
import { planningForFile } from './planning-for-file.ts'

const settings = { TIME_ZONE: 'Europe/Berlin', ACCESS_MINUTES: '2880' }
const { api, cem, planner, draftFor, givenOut, parcelTo } = await planningForFile(settings)

const finish = () =>
  finishPastRuns({ db: api.db, clock: api.now, company: createCompany(readConfig(settings)) })

test('runs of a past day are finished after midnight, and open parcels wait for a run again', async () => {
  const [done, open, drafted] = [
    await parcelTo('8 Quay Road, Hull'),
    await parcelTo('1 Hill, York'),
    await parcelTo('2 Dale, Leeds'),
  ]
  const given = await givenOut(cem, [done, open])
  const draft = await draftFor(cem, [drafted])
  const later = await givenOut(cem, [await parcelTo('3 Moor, Ripon')], tomorrow)
  await api.as(cem).recordDelivery(done, {})

  api.secondsPass(14 * 3600 - 1)
  expect(await finish()).toBe(false)
  expect(await storedRun(api, given._id)).toMatchObject({ state: 'UNDER_WAY' })

  api.secondsPass(1)
  expect(await finish()).toBe(false)
  const late = await planner().createRun({ day: today, courierId: cem.id })
  const moved = await planner().updateRun(later._id, { ...seen(later), day: today })
  for (const refused of [late, moved])
    expectRefusedField(refused, 'day', 'The day must not be in the past')
  for (const run of [given, draft])
    expect(await storedRun(api, run._id)).toMatchObject({
      state: 'FINISHED',
      version: run.version + 1,
      parcels: run.stops.map(() => ({ is_open: false })),
    })
  expect(await storedRun(api, later._id)).toMatchObject({ state: 'GIVEN_OUT' })
  const { body } = await planner().listUnplannedParcels({ query: { day: tomorrow } })
  expect(body.data.map(({ _id }) => _id).toSorted()).toEqual([open, drafted].toSorted())

  const again = await storedRun(api, given._id)
  await finish()
  expect(await storedRun(api, given._id)).toEqual(again)
})

test('many runs are finished in batches', async () => {
  for (let number = 0; number < 51; number += 1) await draftFor(cem)
  api.secondsPass(24 * 3600)
  expect([await finish(), await finish(), await finish()]).toEqual([true, false, false])
  const { body } = await planner().listRuns({ query: { day: today } })
  expect(new Set(body.data.map(({ state }) => state))).toEqual(new Set(['FINISHED']))
})

test('a run that another node finishes in between stays as that node wrote it', async () => {
  const run = await givenOut(cem, [await parcelTo('8 Quay Road, Hull')])
  api.secondsPass(24 * 3600)
  const other = await meanwhile(api, (transaction) =>
    transaction.query(sql`
      update runs set state = 'FINISHED', version = version + 1, ended_by_day = true
      where id = ${run._id}
    `),
  )
  const own = finish()
  await other.hasWaiting(1)
  await other.commit()
  await own
  expect(
    await api.db.query(sql`select version, ended_by_day from runs where id = ${run._id}`),
  ).toEqual([{ version: run.version + 1, ended_by_day: true }])
})
