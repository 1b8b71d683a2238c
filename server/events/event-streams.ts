import type { SessionCaller } from '../http/openapi/caller.ts'
import type { EventStream } from '../http/event-stream.ts'

interface StreamsState {
  /** Open streams of signed-in callers and of visitors. */
  callers: number
  visitors: number
  /** Milliseconds since the changes were last read; null while no stream needs them. */
  pollAge: number | null
}

/** The subscribers of this node. */
export interface EventStreams {
  /** Streams everything that the caller may see, until the access token expires. */
  subscribe(caller: SessionCaller, lastEventId: string | undefined): Promise<EventStream>
  /** Streams one parcel, as the public may see it. */
  subscribeToParcel(
    parcelId: string,
    address: string,
    lastEventId: string | undefined,
  ): Promise<EventStream>
  /** Numbers the changes that no subscriber waits for, so that they do not pile up. */
  numberChanges(): Promise<void>
  state(): StreamsState
  /** Ends every stream; the clients reconnect soon, to another node. */
  close(): void
}

export interface EventService {
  events: EventStreams
}
