import type { Role } from '../../openapi.d.ts'
import type { SessionCaller } from '../http/openapi/caller.ts'
import type { Connection } from './connection.ts'

interface Subscriber {
  connection: Connection
  /** When the stream ends, so that the client has to subscribe again. */
  endsAt: Date
}

/** Subscribed to every parcel that the caller may see. */
export interface CallerSubscriber extends Subscriber {
  caller: SessionCaller
}

/** Subscribed to one parcel, as the public may see it. */
export interface VisitorSubscriber extends Subscriber {
  parcelId: string
  /** ID of the last event that the visitor was sent before they reconnected. */
  lastEventId: string | undefined
  /** Number of log entries in the parcel as it was last sent on this stream. */
  sentEntries: number
}

export type Subscribers = ReturnType<typeof createSubscribers>

/** The subscribers of this node, indexed by what they may see. */
export const createSubscribers = () => ({
  callers: createIndex(({ caller }: CallerSubscriber) => callerKey(caller)),
  visitors: createIndex(({ parcelId }: VisitorSubscriber) => parcelId),
})

/** Administrators all see the same parcels, so they share a key. */
export const callerKey = ({ role, id }: { role: Role; id?: string }): string =>
  role === 'ADMIN' ? role : `${role} ${id}`

function createIndex<Value>(toKey: (value: Value) => string) {
  const all = new Set<Value>()
  const byKey = new Map<string, Set<Value>>()
  const none: ReadonlySet<Value> = new Set()
  return {
    all: all as ReadonlySet<Value>,
    get: (key: string): ReadonlySet<Value> => byKey.get(key) ?? none,
    add(value: Value): void {
      all.add(value)
      const same = byKey.get(toKey(value))
      if (same === undefined) byKey.set(toKey(value), new Set([value]))
      else same.add(value)
    },
    remove(value: Value): void {
      all.delete(value)
      const same = byKey.get(toKey(value))
      same?.delete(value)
      if (same?.size === 0) byKey.delete(toKey(value))
    },
  }
}
