import assert from 'node:assert/strict'
import sql from 'sql-template-tag'
import type { Api, Person } from '../../support/api.ts'
import { today } from '../../support/runs.ts'

interface Sides {
  admin: Person
  couriers: Person[]
}

/** The courier drives the planner's order, except for stops with a result in between. */
export async function expectOrderOnBothSides(
  api: Api,
  { admin, couriers }: Sides,
  runId: string,
  order: string[],
  where: string,
): Promise<void> {
  const run = (await api.as(admin).getRun(runId)).body.data
  const planned = run.stops.map(({ _id }) => _id).filter((id) => order.includes(id))
  const kept = order.filter((id) => planned.includes(id))
  const isDone = (id: string) =>
    run.stops.some((stop) => stop._id === id && stop.parcels.every(({ result }) => result))
  assert.deepEqual(
    planned.filter((id) => !isDone(id)),
    kept.filter((id) => !isDone(id)),
    `${where}: the order is another one`,
  )
  const courier = couriers.find(({ id }) => id === run.courier._id) ?? assert.fail()
  const mine = (await api.as(courier).listMyRuns()).body.data.find(({ _id }) => _id === runId)
  if (mine !== undefined)
    assert.deepEqual(
      mine.stops.map(({ _id }) => _id),
      run.stops.map(({ _id }) => _id),
      where,
    )
}

/** Each parcel is in one place of the board: without a run, on one run, or done; none is lost. */
export async function expectWholeBoard(
  api: Api,
  { admin, parcelIds }: Sides & { parcelIds: string[] },
  where: string,
): Promise<void> {
  const planner = api.as(admin)
  const { body } = await planner.listUnplannedParcels({ query: { day: today } })
  const onRuns = await api.db.query<{ parcel_id: string }>(sql`
    select parcel_id from run_parcels join runs on runs.id = run_parcels.run_id
    where runs.state <> 'FINISHED'
  `)
  const deliveredOnNone = await api.db.query<{ id: string }>(sql`
    select id from parcels where delivery_status = 'DELIVERED'
      and not exists (select from run_parcels where parcel_id = parcels.id and is_open)
  `)
  const places = [
    ...body.data.map(({ _id }) => _id),
    ...onRuns.map(({ parcel_id }) => parcel_id),
    ...deliveredOnNone.map(({ id }) => id),
  ]
  assert.deepEqual(places.toSorted(), parcelIds.toSorted(), `${where}: a parcel is lost, or twice`)

  const torn = await api.db.query(sql`
    select run_stops.id from run_stops left join run_parcels on run_parcels.stop_id = run_stops.id
    where run_parcels.parcel_id is null
    union all
    select run_parcels.parcel_id from run_parcels join runs on runs.id = run_parcels.run_id
      join run_stops on run_stops.id = run_parcels.stop_id
    where is_open <> (runs.state <> 'FINISHED') or run_stops.run_id <> run_parcels.run_id
  `)
  assert.deepEqual(torn, [], `${where}: a stop without parcels, or a row between two runs`)

  // The newest log entry of a parcel on a run is its result there.
  const wrong = await api.db.query(sql`
    select planned.parcel_id, planned.entry_number from run_parcels as planned
      join parcels on parcels.id = planned.parcel_id
      left join status_logs as entry on entry.parcel_id = planned.parcel_id
        and entry.entry_number = planned.entry_number
    where planned.is_open and case
      when planned.entry_number is null then parcels.delivery_status in ('DELIVERED', 'CANCELED')
      else entry.status <> parcels.delivery_status
    end
  `)
  assert.deepEqual(wrong, [], `${where}: a result that is not so`)
}
