import sql from 'sql-template-tag'
import type { Coordinates, StopCoordinates } from '../../../openapi.d.ts'
import type { Queryable, Transaction } from '../../db/database.ts'

export interface LocatedStopRow extends Coordinates {
  id: string
  source: Exclude<StopCoordinates['source'], 'POSTCODE'>
}

/**
 * Finds those of the stops that have coordinates other than their postcode's. Those that a planner
 * set come first, even for another parcel to the address, then those that a sender gave for a
 * parcel of the stop. Of several, the newest parcel's count.
 */
export const findLocatedStops = (db: Queryable, stopIds: string[]): Promise<LocatedStopRow[]> =>
  db.query<LocatedStopRow>(sql`
    select stop.id, found.latitude, found.longitude, found.source
    from run_stops as stop cross join lateral (
      select * from (
        (
          select 1 as rank, 'BY_HAND' as source, parcel.latitude, parcel.longitude
          from run_parcels as planned join parcels as parcel on parcel.id = planned.parcel_id
          where planned.stop_id = stop.id and parcel.coordinates_source = 'BY_HAND'
          order by parcel.created_at desc limit 1
        )
        union all
        (
          select 2, 'BY_HAND', parcel.latitude, parcel.longitude
          from parcels as parcel
          where parcel.coordinates_source = 'BY_HAND'
            and fold_text(parcel.to_address) = fold_text(stop.address)
          order by parcel.created_at desc limit 1
        )
        union all
        (
          select 3, 'GIVEN', parcel.given_latitude, parcel.given_longitude
          from run_parcels as planned join parcels as parcel on parcel.id = planned.parcel_id
          where planned.stop_id = stop.id and parcel.given_latitude is not null
          order by parcel.created_at desc limit 1
        )
      ) as known
      order by rank limit 1
    ) as found
    where stop.id = any(${stopIds}::uuid[])
  `)

export interface PostcodeRow extends Coordinates {
  country: string
  postcode: string
  place: string
}

export const findPostcodes = (db: Queryable, postcodes: string[]): Promise<PostcodeRow[]> =>
  db.query<PostcodeRow>(sql`
    select country, postcode, place, latitude, longitude from postcodes
    where postcode = any(${postcodes}::text[])
    order by country, place, latitude, longitude
  `)

/** Sets the coordinates of locked parcels. */
export async function locateParcels(
  transaction: Transaction,
  parcelIds: string[],
  { latitude, longitude }: Coordinates,
): Promise<void> {
  await transaction.query(sql`
    update parcels set latitude = ${latitude}, longitude = ${longitude},
      coordinates_source = 'BY_HAND'
    where id = any(${parcelIds}::uuid[])
  `)
}

/** Parcels to the address of a run's stop that a planner has located, on any run. */
export async function findLocatedByHand(
  db: Queryable,
  runId: string,
  stopId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select parcel.id
    from run_stops as stop join parcels as parcel
      on fold_text(parcel.to_address) = fold_text(stop.address)
    where stop.run_id = ${runId} and stop.id = ${stopId} and parcel.coordinates_source = 'BY_HAND'
  `)
  return rows.map(({ id }) => id)
}

/** Removes a planner's coordinates of locked parcels, so that the sender's or the postcode's count again. */
export async function removeLocation(transaction: Transaction, parcelIds: string[]): Promise<void> {
  await transaction.query(sql`
    update parcels set latitude = null, longitude = null, coordinates_source = null
    where id = any(${parcelIds}::uuid[])
  `)
}

/** Locks until the transaction ends, so that two imports do not insert a country twice. */
export const lockPostcodes = (transaction: Transaction): Promise<void> =>
  transaction.run('lock table postcodes in share row exclusive mode')

export async function deletePostcodes(transaction: Transaction, country: string): Promise<void> {
  await transaction.query(sql`delete from postcodes where country = ${country}`)
}

export async function insertPostcodes(
  transaction: Transaction,
  rows: readonly PostcodeRow[],
): Promise<void> {
  await transaction.query(sql`
    insert into postcodes (country, postcode, place, latitude, longitude)
    select * from unnest(
      ${rows.map(({ country }) => country)}::text[],
      ${rows.map(({ postcode }) => postcode)}::text[],
      ${rows.map(({ place }) => place)}::text[],
      ${rows.map(({ latitude }) => latitude)}::double precision[],
      ${rows.map(({ longitude }) => longitude)}::double precision[]
    )
  `)
}
