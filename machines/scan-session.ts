import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { ScannedStatus } from '../openapi.d.ts'

/** `refused`: the server said no, for this reason; it stays in the list until it is settled. */
export type ScanOutcome =
  | { state: 'waiting' }
  | { state: 'accepted'; toAddress: string }
  | { state: 'refused'; reason: string; isSettled: boolean }

export interface Scan {
  /** The idempotency key under which it is sent, however often. */
  key: string
  trackingId: string
  /** ISO 8601, by the clock of the device. */
  readAt: string
  outcome: ScanOutcome
}

/** What survives a reload: a session that was begun. */
export interface KeptScans {
  status: ScannedStatus
  /** One for each parcel, the newest first. */
  scans: readonly Scan[]
}

export interface ScanSessionContext {
  /** What the parcels are scanned as; null until there is one. */
  status: ScannedStatus | null
  scans: readonly Scan[]
  /** The parcel that was read last, and whether it had been read before. */
  last: { trackingId: string; isRepeat: boolean } | null
}

type Reading = Pick<Scan, 'key' | 'trackingId' | 'readAt'>

export interface ScanSettled {
  type: 'scan.settled'
  key: string
  outcome: ScanOutcome
}

export type ScanSessionEvent =
  | { type: 'RESTORE'; kept: KeptScans }
  | { type: 'CHOOSE'; status: ScannedStatus }
  | { type: 'START' }
  | ({ type: 'READ' } & Reading)
  | { type: 'SETTLE'; key: string }
  | { type: 'ONLINE' }
  | { type: 'FINISH' }
  | { type: 'RESUME' }
  | { type: 'DISCARD' }
  | ScanSettled
  | { type: 'scan.unreachable' }

export interface ScanCalls {
  status: ScannedStatus
  scans: readonly Reading[]
}

/**
 * One status for the parcels that are scanned one after the other. No scan waits for the one before
 * it; what could not be sent is kept, and sent under the same key once the server is reached again.
 * A parcel that was refused may be scanned again, any other one not.
 */
export const scanSessionMachine = setup({
  types: {
    context: {} as ScanSessionContext,
    events: {} as ScanSessionEvent,
    tags: {} as 'scanning',
  },
  actors: {
    sendScans: fromCallback<{ type: 'SEND'; scan: Reading }, ScanCalls>(() => {
      throw new Error('sendScans was not provided')
    }),
  },
  actions: {
    restore: assign((_, { kept }: { kept: KeptScans }) => ({ ...kept, last: null })),
    choose: assign((_, { status }: { status: ScannedStatus }) => ({ status })),
    add: assign(({ context }, { key, trackingId, readAt }: Reading) => ({
      scans: [
        { key, trackingId, readAt, outcome: { state: 'waiting' as const } },
        ...context.scans.filter((scan) => scan.trackingId !== trackingId),
      ],
      last: { trackingId, isRepeat: false },
    })),
    showRepeat: assign((_, { trackingId }: Reading) => ({ last: { trackingId, isRepeat: true } })),
    send: sendTo('sendScans', (_, { key, trackingId, readAt }: Reading) => ({
      type: 'SEND',
      scan: { key, trackingId, readAt },
    })),
    record: assign(({ context }, { key, outcome }: Omit<ScanSettled, 'type'>) => ({
      scans: context.scans.map((scan) => (scan.key === key ? { ...scan, outcome } : scan)),
    })),
    settle: assign(({ context }, { key }: { key: string }) => ({
      scans: context.scans.map((scan) =>
        scan.key === key && scan.outcome.state === 'refused'
          ? { ...scan, outcome: { ...scan.outcome, isSettled: true } }
          : scan,
      ),
    })),
    forget: assign({ status: null, scans: [], last: null }),
  },
  guards: {
    'a status is chosen': ({ context }) => context.status !== null,
    'the parcel is new here': ({ context }, { trackingId }: Reading) =>
      context.scans.every((scan) => scan.trackingId !== trackingId || isRefused(scan)),
    'nothing waits': ({ context }) => waitingIn(context.scans).length === 0,
  },
  delays: { retryAfter: 5_000 },
}).createMachine({
  id: 'scanSession',
  context: { status: null, scans: [], last: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        RESTORE: {
          target: 'scanning',
          actions: { type: 'restore', params: ({ event }) => event },
        },
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        START: { target: 'scanning', guard: 'a status is chosen' },
      },
    },
    scanning: {
      tags: 'scanning',
      initial: 'connected',
      on: {
        READ: { actions: { type: 'showRepeat', params: ({ event }) => event } },
        SETTLE: { actions: { type: 'settle', params: ({ event }) => event } },
        FINISH: { target: 'finished', guard: 'nothing waits' },
      },
      states: {
        connected: {
          invoke: {
            id: 'sendScans',
            src: 'sendScans',
            input: ({ context }) => ({
              status: statusOf(context),
              // In the order in which they were read.
              scans: waitingIn(context.scans).toReversed(),
            }),
          },
          on: {
            READ: {
              guard: { type: 'the parcel is new here', params: ({ event }) => event },
              actions: [
                { type: 'add', params: ({ event }) => event },
                { type: 'send', params: ({ event }) => event },
              ],
            },
            'scan.settled': { actions: { type: 'record', params: ({ event }) => event } },
            'scan.unreachable': 'offline',
          },
        },
        offline: {
          after: { retryAfter: 'connected' },
          on: {
            READ: {
              guard: { type: 'the parcel is new here', params: ({ event }) => event },
              actions: { type: 'add', params: ({ event }) => event },
            },
            ONLINE: 'connected',
          },
        },
      },
    },
    finished: {
      on: {
        RESUME: 'scanning',
        DISCARD: { target: 'choosing', actions: 'forget' },
      },
    },
  },
})

export const isRefused = ({ outcome }: Scan): boolean => outcome.state === 'refused'

export const waitingIn = (scans: readonly Scan[]): Scan[] =>
  scans.filter(({ outcome }) => outcome.state === 'waiting')

function statusOf({ status }: ScanSessionContext): ScannedStatus {
  if (status === null) throw new Error('Scanning without a chosen status')
  return status
}
