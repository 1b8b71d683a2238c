import type { Arrival, Role } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'
import { presentParcel } from '../parcels/presenter.ts'
import type { ParcelRow } from '../parcels/repository.ts'
import { presentTrackedParcel } from '../tracking/presenter.ts'
import type { Change, Cursor } from './repository.ts'

/** To a signed-in subscriber, the id of an event is the change up to which all were sent. */
export const eventId = ({ number, token }: Cursor): string => `${number}-${token}`

/** Null for an id of an earlier version. A refusal would stop a browser for good. */
export function parseEventId(id: string): Cursor | null {
  const [, number, token] = /^(\d{1,15})-([\da-f]{8})$/.exec(id) ?? []
  return number === undefined || token === undefined ? null : { number: Number(number), token }
}

/** To a visitor, it is the last log entry that was sent: how many there are, and its time. */
export const trackedEventId = ({ logs, updated_at }: ParcelRow): string =>
  `${logs.length}-${updated_at.getTime()}`

/**
 * True if a visitor was sent a log entry that the parcel does not have: a fail-over or a restore has lost it.
 * An id of an earlier version does not tell.
 */
export function hasLostEntry({ logs }: ParcelRow, lastEventId: string): boolean {
  const [, count, time] = /^(\d{1,6})-(\d{1,15})$/.exec(lastEventId) ?? []
  if (count === undefined || time === undefined) return false
  const last = logs[Number(count) - 1]
  return last === undefined || new Date(last.created_at).getTime() !== Number(time)
}

export const parcelEvent = (cursor: Cursor, row: ParcelRow, role: Role): string =>
  eventText(eventId(cursor), 'parcel', presentParcel(row, { role }))

/** Names the run, for who may fetch it: an order of hundreds of stops is sent to the one who shows it. */
export const runEvent = (change: Change): string =>
  eventText(eventId(change), 'run', { _id: change.parcelId })

/**
 * The notification center has something new that is about no parcel. Without an id, and before what has one: a
 * subscriber that is cut off in between is sent it again.
 */
export const notificationEvent = 'event: notification\ndata: {}\n\n'

/** Without an id: the place from which a visitor goes on is that of the parcel's log. */
export const arrivalEvent = (arrival: Arrival | undefined): string =>
  `event: arrival\ndata: ${JSON.stringify(arrival ?? null)}\n\n`

export const trackedParcelEvent = (row: ParcelRow, privacy: Config['trackingPrivacy']): string =>
  eventText(trackedEventId(row), 'parcel', presentTrackedParcel(row, privacy))

/** Says how often, in milliseconds, the heartbeat comes. */
export const readyEvent = (id: string, beat: number): string => eventText(id, 'ready', { beat })

export const resetEvent = (id: string): string => eventText(id, 'reset', {})

const eventText = (id: string, name: string, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * A sign of life: a comment, which is never an event, and a `beat` for scripts, which do not see
 * comments. With an id, a subscriber that comes back later starts from there.
 */
export const heartbeat = (id?: string): string =>
  `: still here\n${id === undefined ? '' : `id: ${id}\n`}event: beat\ndata: {}\n\n`

/** After how many milliseconds to come back once the stream has ended. */
export const retryAfter = (milliseconds: number): string => `retry: ${Math.round(milliseconds)}\n\n`
