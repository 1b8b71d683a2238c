import sql from 'sql-template-tag'
import type { DeliveryStatus, Run, RunState } from '../../../openapi.d.ts'
import type { Api, Person, Users } from './api.ts'
import { placeParcel } from './placed-parcels.ts'

/** Day of the tests' clock. */
export const today = '2026-03-02'
export const tomorrow = '2026-03-03'

/** Shortcuts for the requests of an administrator who plans runs. */
export function planning(api: Api, { admin, sender, receiver }: Users) {
  const planner = () => api.as(admin)

  async function draftFor(courier: Person, parcelIds: string[] = [], day = today): Promise<Run> {
    const { body } = await planner().createRun({ day, courierId: courier.id })
    if (parcelIds.length === 0) return body.data
    return (await planner().addRunParcels(body.data._id, { ...seen(body.data), parcelIds })).body
      .data
  }

  return {
    planner,
    draftFor,
    parcelTo: (toAddress: string, delivery: DeliveryStatus = 'DISPATCHED') =>
      placeParcel(api, sender, receiver, { state: { delivery, isBlocked: false }, toAddress }),
    givenOut: async (courier: Person, parcelIds: string[], day = today): Promise<Run> => {
      const run = await draftFor(courier, parcelIds, day)
      return (await planner().giveOutRun(run._id, seen(run))).body.data
    },
    /** The run as an administrator sees it now. */
    runNow: async ({ _id }: Pick<Run, '_id'>): Promise<Run> =>
      (await planner().getRun(_id)).body.data,
  }
}

/** Refusal of a change that names a parcel or a stop which is done, unknown or on another run. */
export const doneOrGone = {
  message:
    'Part of this is done, or no longer on this run, so nothing was changed. Please look at the run, then choose again.',
  messageCode: 'somethingIsDoneOrGone',
}

/** Version of the run that a change is based on, for a request. */
export const seen = ({ version }: Pick<Run, 'version'>) => ({ version })

export const addressesOf = ({ stops }: Run) => stops.map(({ address }) => address)
export const parcelsOf = ({ stops }: Run) =>
  stops.flatMap(({ parcels }) => parcels.map(({ _id }) => _id))

/** Result of a parcel in the answer; undefined if it has none. */
export const resultOf = ({ stops }: Run, parcelId: string) =>
  stops.flatMap(({ parcels }) => parcels).find(({ _id }) => _id === parcelId)?.result

export interface StoredRun {
  id: string
  day: string
  courier_id: string
  name: string | null
  state: RunState
  version: number
  changes: number
  /** Addresses in the order of the stops. */
  stops: string[]
  parcels: StoredRunParcel[]
}

interface StoredRunParcel {
  parcel_id: string
  address: string
  is_open: boolean
  entry_number: number | null
}

/** Rows of a run; undefined if it was deleted. */
export async function storedRun(
  { db }: Pick<Api, 'db'>,
  id: string,
): Promise<StoredRun | undefined> {
  const [run] = await db.query<Omit<StoredRun, 'stops' | 'parcels'>>(sql`
    select id, day::text as day, courier_id, name, state, version, changes from runs where id = ${id}
  `)
  const stops = await db.query<{ address: string }>(sql`
    select address from run_stops where run_id = ${id} order by position
  `)
  const parcels = await db.query<StoredRunParcel>(sql`
    select parcel_id, address, is_open, entry_number
    from run_parcels join run_stops on run_stops.id = run_parcels.stop_id
    where run_parcels.run_id = ${id} order by position, parcel_id
  `)
  return run && { ...run, stops: stops.map(({ address }) => address), parcels }
}
