import type { ServerResponse } from 'node:http'
import type { Role } from '../../openapi.d.ts'

/** An answer that goes on until one side ends it. */
export interface EventStream {
  writeTo(response: ServerResponse): void
}

/** A signed-in person who follows. */
export interface Reader {
  id: string
  role: Role
  sessionFamilyId: string
  /** When the access token ends, and with it what it allows. */
  until: Date
}

/** Everybody who follows parcels on this node. */
export interface Live {
  followPerson(reader: Reader, lastEventId: string | undefined): Promise<EventStream>
  followParcel(
    parcelId: string,
    address: string,
    lastEventId: string | undefined,
  ): Promise<EventStream>
  /** Numbers what nobody follows, so that it does not pile up. */
  tidy(): Promise<void>
  /** Ends every stream, each with the advice to come back soon, elsewhere. */
  close(): void
}
