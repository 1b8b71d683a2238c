import type { Arrival, Role } from '../../openapi.d.ts'
import type { Config } from '../config/config.ts'
import { presentParcel } from '../parcels/presenter.ts'
import type { ParcelRow } from '../parcels/repository.ts'
import { presentTrackedParcel } from '../parcels/tracking/presenter.ts'
import type { Change, Cursor } from './repository.ts'

/** ID of an event to a signed-in subscriber: the change up to which all were sent. */
export const eventId = ({ number, token }: Cursor): string => `${number}-${token}`

/** Null for an ID of an earlier version; after an error a browser would not reconnect. */
export function parseEventId(id: string): Cursor | null {
  const [, number, token] = /^(\d{1,15})-([\da-f]{8})$/.exec(id) ?? []
  return number === undefined || token === undefined ? null : { number: Number(number), token }
}

/** ID of an event to a visitor: the number of log entries that were sent, and the time of the last. */
export const trackedEventId = ({ logs, updated_at }: ParcelRow): string =>
  `${logs.length}-${updated_at.getTime()}`

/**
 * True if a visitor was sent a log entry that the parcel does not have: a fail-over or a restore
 * has lost it. False for an ID of an earlier version, which does not say.
 */
export function hasLostEntry({ logs }: ParcelRow, lastEventId: string): boolean {
  const [, count, time] = /^(\d{1,6})-(\d{1,15})$/.exec(lastEventId) ?? []
  if (count === undefined || time === undefined) return false
  const last = logs[Number(count) - 1]
  return last === undefined || new Date(last.created_at).getTime() !== Number(time)
}

export const parcelEvent = (cursor: Cursor, row: ParcelRow, role: Role): string =>
  eventText(eventId(cursor), 'parcel', presentParcel(row, { role }))

/** Names only the run, which may have hundreds of stops: a client that shows it fetches it. */
export const runEvent = (change: Change): string =>
  eventText(eventId(change), 'run', { _id: change.parcelId })

/**
 * Tells that the notification center has something new that is not about a parcel. It has no ID and
 * is sent before events that have one, so that a subscriber who is disconnected in between is sent
 * it again.
 */
export const notificationEvent = 'event: notification\ndata: {}\n\n'

/** Has no ID, because a visitor who reconnects resumes after the last log entry that was sent. */
export const arrivalEvent = (arrival: Arrival | undefined): string =>
  `event: arrival\ndata: ${JSON.stringify(arrival ?? null)}\n\n`

export const trackedParcelEvent = (row: ParcelRow, privacy: Config['trackingPrivacy']): string =>
  eventText(trackedEventId(row), 'parcel', presentTrackedParcel(row, privacy))

/** Tells the milliseconds between heartbeats. */
export const readyEvent = (id: string, beat: number): string => eventText(id, 'ready', { beat })

export const resetEvent = (id: string): string => eventText(id, 'reset', {})

const eventText = (id: string, name: string, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Shows that the connection works: by a comment, and by a `beat` event for scripts, which do not see
 * comments. With an ID, a subscriber that reconnects resumes from there.
 */
export const heartbeat = (id?: string): string =>
  `: still here\n${id === undefined ? '' : `id: ${id}\n`}event: beat\ndata: {}\n\n`

/** Milliseconds after which the client reconnects once the stream has ended. */
export const retryAfter = (milliseconds: number): string => `retry: ${Math.round(milliseconds)}\n\n`
