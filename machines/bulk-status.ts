import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { DeliveryStatus } from '../openapi.d.ts'

/** Result for one parcel. `refused`: the server refused it; `left`: stopped before its turn. */
export type BulkOutcome =
  | { state: 'done' }
  | { state: 'left' }
  | { state: 'refused'; error: unknown }
  | { state: 'failed'; error: unknown }

export interface BulkParcel {
  id: string
  trackingId: string
}

export type BulkStatusEvent =
  | { type: 'OPEN'; parcels: readonly BulkParcel[] }
  | { type: 'CHOOSE'; status: DeliveryStatus }
  | { type: 'START' }
  | { type: 'STOP' }
  | { type: 'RETRY' }
  | { type: 'CLOSE' }
  | ParcelSettled

export interface ParcelSettled {
  type: 'parcel.settled'
  parcelId: string
  outcome: BulkOutcome
}

export interface BulkStatusContext {
  parcels: readonly BulkParcel[]
  /** The status to set; null until there is one. */
  chosen: DeliveryStatus | null
  /** Outcomes by parcel ID; parcels without one are waiting or being changed. */
  outcomes: Readonly<Record<string, BulkOutcome>>
}

export type BulkCalls = { parcelIds: readonly string[]; status: DeliveryStatus }

/**
 * Sets one status for many parcels. The invoked actor reports every parcel exactly once, even those
 * that a stop leaves out; a request that was sent is never canceled.
 */
export const bulkStatusMachine = setup({
  types: {
    context: {} as BulkStatusContext,
    events: {} as BulkStatusEvent,
    tags: {} as 'dialog' | 'busy',
  },
  actors: {
    updateParcelStatuses: fromCallback<{ type: 'STOP' }, BulkCalls>(() => {
      throw new Error('updateParcelStatuses was not provided')
    }),
  },
  actions: {
    begin: assign((_, params: { parcels: readonly BulkParcel[] }) => ({
      parcels: params.parcels,
      chosen: null,
      outcomes: {},
    })),
    choose: assign((_, params: { status: DeliveryStatus }) => ({ chosen: params.status })),
    record: assign(({ context }, { parcelId, outcome }: Omit<ParcelSettled, 'type'>) => ({
      outcomes: { ...context.outcomes, [parcelId]: outcome },
    })),
    keepWhatIsSettled: assign(({ context }) => ({
      outcomes: Object.fromEntries(
        Object.entries(context.outcomes).filter(([, outcome]) => !canBeTriedAgain(outcome)),
      ),
    })),
    callNoMore: sendTo('updateParcelStatuses', { type: 'STOP' }),
  },
  guards: {
    'there are parcels': (_args, { parcels }: { parcels: readonly BulkParcel[] }) =>
      parcels.length > 0,
    'a status is chosen': ({ context }) => context.chosen !== null,
    'it is the last one': ({ context }, { parcelId }: { parcelId: string }) =>
      unsettled(context).every((id) => id === parcelId),
    'some can be tried again': ({ context }) =>
      Object.values(context.outcomes).some((outcome) => canBeTriedAgain(outcome)),
  },
}).createMachine({
  id: 'bulkStatus',
  context: { parcels: [], chosen: null, outcomes: {} },
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPEN: {
          target: 'choosing',
          guard: { type: 'there are parcels', params: ({ event }) => event },
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      tags: 'dialog',
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        START: { target: 'working', guard: 'a status is chosen' },
        CLOSE: 'closed',
      },
    },
    working: {
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'updateParcelStatuses',
        src: 'updateParcelStatuses',
        input: ({ context }) => ({ parcelIds: unsettled(context), status: chosenOf(context) }),
      },
      on: {
        'parcel.settled': [
          {
            target: 'over',
            guard: { type: 'it is the last one', params: ({ event }) => event },
            actions: { type: 'record', params: ({ event }) => event },
          },
          { actions: { type: 'record', params: ({ event }) => event } },
        ],
      },
      initial: 'going',
      states: {
        going: { on: { STOP: { target: 'stopping', actions: 'callNoMore' } } },
        stopping: {},
      },
    },
    over: {
      tags: 'dialog',
      on: {
        RETRY: {
          target: 'working',
          guard: 'some can be tried again',
          actions: 'keepWhatIsSettled',
        },
        CLOSE: 'closed',
      },
    },
  },
})

/** A refused parcel would be refused again; a failed call, or one that was left out, can succeed. */
export const canBeTriedAgain = ({ state }: BulkOutcome): boolean =>
  state === 'failed' || state === 'left'

function unsettled({ parcels, outcomes }: BulkStatusContext): string[] {
  return parcels.map(({ id }) => id).filter((id) => outcomes[id] === undefined)
}

function chosenOf({ chosen }: BulkStatusContext): DeliveryStatus {
  if (chosen === null) throw new Error('Starting without a chosen status')
  return chosen
}
