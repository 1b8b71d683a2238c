import type { Role } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'
import { presentParcel } from '../parcels/presenter.ts'
import type { ParcelRow } from '../parcels/repository.ts'
import { presentTrackedParcel } from '../tracking/presenter.ts'

/** To a signed-in subscriber, the id of an event is the number of a change. */
export const parcelEvent = (number: number, row: ParcelRow, role: Role): string =>
  eventText(number, 'parcel', presentParcel(row, { role }))

/** To a visitor, it is how many log entries of the parcel were sent. */
export const trackedParcelEvent = (row: ParcelRow, privacy: Config['trackingPrivacy']): string =>
  eventText(row.logs.length, 'parcel', presentTrackedParcel(row, privacy))

export const readyEvent = (id: number): string => eventText(id, 'ready', {})

export const resetEvent = (id: number): string => eventText(id, 'reset', {})

const eventText = (id: number, name: string, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * A sign of life: a comment, which is never an event, and a `beat` for scripts, which do not see
 * comments. With an id, a subscriber that comes back later starts from there.
 */
export const heartbeat = (id?: number): string =>
  `: still here\n${id === undefined ? '' : `id: ${id}\n`}event: beat\ndata: {}\n\n`

/** After how many milliseconds to come back once the stream has ended. */
export const retryAfter = (milliseconds: number): string => `retry: ${Math.round(milliseconds)}\n\n`
