import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { ScannedStatus } from '../openapi.d.ts'
import { callOf, isOpenAgain, isUnfinished, outcomeOf, undosIn, waitingIn } from './scans.ts'
import type { HandoverEnd, Scan, ScanCalls, ScanOutcome, ScanSession, SendEvent } from './scans.ts'

export interface ScanSessionContext {
  /** Status that the next parcels are scanned as; null until one is chosen. */
  status: ScannedStatus | null
  scans: readonly Scan[]
  /** Parcel that was scanned or handed over last, and whether it had been scanned before. */
  last: { trackingId: string; isRepeat: boolean } | null
}

type Reading = Pick<Scan, 'key' | 'trackingId' | 'readAt'>

export interface ScanSettled {
  type: 'scan.settled'
  key: string
  outcome: ScanOutcome
}

export type ScanSessionEvent =
  | { type: 'RESTORE'; session: ScanSession }
  | { type: 'CHOOSE'; status: ScannedStatus }
  | { type: 'START' }
  | ({ type: 'READ' } & Reading)
  | ({ type: 'REFUSE'; reason: string } & Reading)
  | { type: 'SETTLE'; key: string }
  | { type: 'HAND_OVER'; key: string }
  | { type: 'HANDOVER_ENDED'; key: string; end: HandoverEnd }
  | { type: 'UNDO'; key: string }
  | { type: 'ONLINE' }
  | { type: 'FINISH' }
  | { type: 'RESUME' }
  | { type: 'DISCARD' }
  | ScanSettled
  | { type: 'scan.unreachable' }

interface WithKey {
  key: string
}

/**
 * Parcels are scanned one after the other, as the status that is chosen at the time. No scan waits
 * for the previous one; scans that could not be sent are kept, and sent with the same key once the
 * server can be reached again. Only a parcel that was refused, put aside or undone can be scanned
 * again as the same status. What cannot be a tracking ID is refused without a request. Parcels that
 * need a proof are handed over in the order in which they were scanned.
 */
export const scanSessionMachine = setup({
  types: {
    context: {} as ScanSessionContext,
    events: {} as ScanSessionEvent,
    tags: {} as 'scanning',
  },
  actors: {
    sendScans: fromCallback<SendEvent, ScanCalls>(() => {
      throw new Error('sendScans was not provided')
    }),
  },
  actions: {
    restore: assign((_, { session }: { session: ScanSession }) => ({ ...session, last: null })),
    choose: assign((_, { status }: { status: ScannedStatus }) => ({ status })),
    add: assign(({ context }, reading: Reading) =>
      withScan(context, reading, { state: 'waiting' }),
    ),
    addRefused: assign(({ context }, { reason, ...reading }: Reading & { reason: string }) =>
      withScan(context, reading, { state: 'refused', reason, isSettled: false }),
    ),
    showRepeat: assign((_, { trackingId }: Reading) => ({ last: { trackingId, isRepeat: true } })),
    send: sendTo('sendScans', ({ context }, reading: Reading): SendEvent => ({
      type: 'SEND',
      scan: callOf({ ...reading, status: statusOf(context) }),
    })),
    record: assign(({ context }, { key, outcome }: Omit<ScanSettled, 'type'>) => ({
      scans: withOutcome(context, key, () => outcome),
    })),
    settle: assign(({ context }, { key }: WithKey) => ({
      scans: withOutcome(context, key, (outcome) =>
        outcome.state === 'refused' || outcome.state === 'putAside'
          ? { ...outcome, isSettled: true }
          : outcome,
      ),
    })),
    openHandover: assign(({ context }, { key }: WithKey) => ({
      scans: withOutcome(context, key, (outcome) =>
        outcome.state === 'putAside' ? { state: 'handover', parcelId: outcome.parcelId } : outcome,
      ),
    })),
    endHandover: assign(({ context }, { key, end }: WithKey & { end: HandoverEnd }) => ({
      scans: withOutcome(context, key, (outcome) =>
        outcome.state === 'handover' ? outcomeOf(end, outcome.parcelId) : outcome,
      ),
      last: lastOf(context, key),
    })),
    beginUndo: assign(({ context }, { key }: WithKey) => ({
      scans: withOutcome(context, key, (outcome) =>
        outcome.state === 'accepted' && outcome.undo
          ? { state: 'undoing', parcelId: outcome.undo.parcelId, toAddress: outcome.toAddress }
          : outcome,
      ),
      last: lastOf(context, key),
    })),
    sendUndo: sendTo('sendScans', ({ context }, { key }: WithKey): SendEvent => {
      const [undo] = undosIn(context.scans.filter((scan) => scan.key === key))
      if (undo === undefined) throw new Error('Nothing is being undone')
      return { type: 'UNDO', undo }
    }),
    forget: assign({ status: null, scans: [], last: null }),
  },
  guards: {
    'a status is chosen': ({ context }) => context.status !== null,
    'the parcel is new here': ({ context }, { trackingId }: Reading) =>
      context.scans.every(
        (scan) =>
          scan.trackingId !== trackingId || scan.status !== context.status || isOpenAgain(scan),
      ),
    'the delivery can be undone': ({ context }, { key }: WithKey) =>
      context.scans.some(
        (scan) => scan.key === key && scan.outcome.state === 'accepted' && scan.outcome.undo,
      ),
    'nothing waits': ({ context }) => !context.scans.some(isUnfinished),
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
        REFUSE: { actions: { type: 'addRefused', params: ({ event }) => event } },
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        SETTLE: { actions: { type: 'settle', params: ({ event }) => event } },
        HAND_OVER: { actions: { type: 'openHandover', params: ({ event }) => event } },
        HANDOVER_ENDED: { actions: { type: 'endHandover', params: ({ event }) => event } },
        FINISH: { target: 'finished', guard: 'nothing waits' },
      },
      states: {
        connected: {
          invoke: {
            id: 'sendScans',
            src: 'sendScans',
            input: ({ context }) => ({
              // Oldest first, in the order in which they were scanned.
              scans: waitingIn(context.scans).toReversed().map(callOf),
              undos: undosIn(context.scans),
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
            UNDO: {
              guard: { type: 'the delivery can be undone', params: ({ event }) => event },
              actions: [
                { type: 'beginUndo', params: ({ event }) => event },
                { type: 'sendUndo', params: ({ event }) => event },
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
            UNDO: {
              guard: { type: 'the delivery can be undone', params: ({ event }) => event },
              actions: { type: 'beginUndo', params: ({ event }) => event },
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

/** The newest scan replaces one of the same parcel that can be scanned again. */
const withScan = (
  context: ScanSessionContext,
  { key, trackingId, readAt }: Reading,
  outcome: ScanOutcome,
): Pick<ScanSessionContext, 'scans' | 'last'> => ({
  scans: [
    { key, trackingId, status: statusOf(context), readAt, outcome },
    ...context.scans.filter((scan) => scan.trackingId !== trackingId || !isOpenAgain(scan)),
  ],
  last: { trackingId, isRepeat: false },
})

const withOutcome = (
  { scans }: ScanSessionContext,
  key: string,
  change: (outcome: ScanOutcome) => ScanOutcome,
): Scan[] =>
  scans.map((scan) => (scan.key === key ? { ...scan, outcome: change(scan.outcome) } : scan))

function lastOf({ scans, last }: ScanSessionContext, key: string): ScanSessionContext['last'] {
  const scan = scans.find((one) => one.key === key)
  return scan ? { trackingId: scan.trackingId, isRepeat: false } : last
}

function statusOf({ status }: ScanSessionContext): ScannedStatus {
  if (status === null) throw new Error('Scanning without a chosen status')
  return status
}
