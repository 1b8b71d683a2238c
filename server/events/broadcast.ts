import type { Config } from '../config/config.ts'
import { ownerColumn, type ParcelRow } from '../parcels/repository.ts'
import type { RunCourierRow } from '../runs/couriers-repository.ts'
import type { Arrival } from '../../openapi.d.ts'
import {
  arrivalEvent,
  notificationEvent,
  parcelEvent,
  runEvent,
  trackedEventId,
  trackedParcelEvent,
} from './event-format.ts'
import type { Change } from './repository.ts'
import {
  callerKey,
  type CallerSubscriber,
  type Subscribers,
  type VisitorSubscriber,
} from './subscribers.ts'

/** Parcels and runs that changed, in their current state. */
export interface ChangedRows {
  parcels: ParcelRow[]
  runs: RunCourierRow[]
  /** Arrivals of parcels on these runs that visitors follow; undefined if no courier is expected any more. */
  arrivals: ReadonlyMap<string, Arrival | undefined>
}

type Privacy = Config['trackingPrivacy']

/**
 * Sends the changed parcels and runs to every subscriber that may see them, and an event to owners of accounts
 * that have a new notification. Several changes of one parcel are one event, with the ID of the last: the parcel's
 * log has every entry.
 */
export function broadcast(
  changes: Change[],
  { parcels, runs, arrivals }: ChangedRows,
  { callers, visitors }: Subscribers,
  privacy: Privacy,
): void {
  const notified = new Set(changes.flatMap(({ userId }) => userId ?? []))
  if (notified.size > 0) {
    const owners = [...callers.all].filter(({ caller }) => notified.has(caller.id))
    sendToAll(owners, notificationEvent)
  }
  const rowsById = new Map(parcels.map((row) => [row.id, row]))
  const runsById = new Map(runs.map((run) => [run.id, run]))
  const admins = callers.get(callerKey({ role: 'ADMIN' }))
  const adminEvents: string[] = []
  for (const change of lastOfEachParcel(changes)) {
    if (change.isRun) {
      const event = runEvent(change)
      if (admins.size > 0) adminEvents.push(event)
      // A deleted run has no row; it was a draft, which its courier could not see.
      const courierId = runsById.get(change.parcelId)?.courier_id
      if (courierId !== undefined)
        sendToAll(callers.get(callerKey({ role: 'COURIER', id: courierId })), event)
    }
    const row = rowsById.get(change.parcelId)
    if (row === undefined) continue
    for (const visitor of visitors.get(row.id)) sendTracked(visitor, row, privacy)
    if (!isLatest(change, row)) continue
    if (admins.size > 0) adminEvents.push(parcelEvent(change, row, 'ADMIN'))
    for (const role of ['SENDER', 'RECEIVER'] as const) {
      const owners = callers.get(callerKey({ role, id: row[ownerColumn[role]] }))
      if (owners.size > 0) sendToAll(owners, parcelEvent(change, row, role))
    }
  }
  for (const [parcelId, arrival] of arrivals) {
    for (const { connection } of visitors.get(parcelId)) connection.send(arrivalEvent(arrival))
  }
  if (adminEvents.length > 0) sendToAll(admins, Buffer.from(adminEvents.join('')))
}

/**
 * False if the parcel was read with a later entry: that change is still to be sent, under its own ID, and
 * sending the parcel now as well would show it twice.
 */
export const isLatest = ({ entry }: Change, row: ParcelRow) => row.logs.length === entry

/**
 * Sends the parcel to a visitor only with entries that they have not seen. The ID that a visitor
 * reconnects with has to be exactly that of the current parcel, because a fail-over may have lost
 * the entries that they saw.
 */
export function sendTracked(visitor: VisitorSubscriber, row: ParcelRow, privacy: Privacy): void {
  if (row.logs.length <= visitor.sentEntries) return
  visitor.sentEntries = row.logs.length
  if (trackedEventId(row) === visitor.lastEventId) return
  visitor.connection.send(trackedParcelEvent(row, privacy))
}

function sendToAll(subscribers: Iterable<CallerSubscriber>, text: string | Buffer): void {
  for (const { connection } of subscribers) connection.send(text)
}

function lastOfEachParcel(changes: Change[]): Change[] {
  const last = new Map(changes.map(({ parcelId, number }) => [parcelId, number]))
  return changes.filter(({ parcelId, number }) => last.get(parcelId) === number)
}
