import { assign, fromPromise, setup } from 'xstate'
import { slowAfter } from './slow.ts'
import { httpStatusOf } from '../domain/http-status.ts'
import { normalTrackingId } from '../domain/tracking-id.ts'

export type TrackingEvent =
  | { type: 'TRACK'; trackingId: string }
  | { type: 'CLEAR' }
  | { type: 'RETRY' }

export type TrackingFailure = 'empty' | 'noParcels' | 'notFound' | 'unreachable'

export interface TrackedByTrackingId {
  trackingId: string
}

interface TrackingContext<P extends TrackedByTrackingId> {
  /** Tracking ID as it was typed. */
  trackingId: string
  parcel: P | null
  /** Reason why there is no parcel to show; null unless the last try failed. */
  reason: TrackingFailure | null
  error: unknown
}

/** Flow of the public tracking page, with a minimal parcel type, for the diagrams and the tests. */
export const trackingMachine = trackingMachineFor<TrackedByTrackingId>()

/**
 * Flow of a tracking page that shows more of the parcel. A server answers with the one parcel or its
 * whole list, so the parcel is looked up in the answer in either case.
 */
export function trackingMachineFor<P extends TrackedByTrackingId>() {
  return setup({
    types: {
      context: {} as TrackingContext<P>,
      events: {} as TrackingEvent,
      tags: {} as 'busy' | 'slow',
    },
    actors: {
      trackParcel: fromPromise<readonly P[], { trackingId: string }>(() =>
        Promise.reject(new Error('trackParcel was not provided')),
      ),
    },
    actions: {
      rememberTyped: assign((_, params: { trackingId: string }) => ({
        trackingId: params.trackingId,
      })),
      rememberParcel: assign(({ context }, params: { parcels: readonly P[] }) => ({
        parcel: parcelWith(context.trackingId, params.parcels) ?? null,
      })),
      forgetOutcome: assign({ parcel: null, reason: null, error: null }),
      forgetTyped: assign({ trackingId: '' }),
      rememberReason: assign((_, params: { reason: TrackingFailure }) => ({
        reason: params.reason,
      })),
      rememberError: assign((_, params: { error: unknown }) => ({ error: params.error })),
      announceFound: () => {},
      announceFailure: (_args, _params: { reason: TrackingFailure; error: unknown }) => {},
    },
    guards: {
      'a tracking ID was typed': (_, params: { trackingId: string }) =>
        normalTrackingId(params.trackingId) !== '',
      'the parcel is among them': ({ context }, params: { parcels: readonly P[] }) =>
        parcelWith(context.trackingId, params.parcels) !== undefined,
      'there are no parcels': (_, params: { parcels: readonly P[] }) => params.parcels.length === 0,
      'there is no such parcel': (_, params: { error: unknown }) =>
        httpStatusOf(params.error) === 404,
    },
    delays: { slow: slowAfter },
  }).createMachine({
    id: 'tracking',
    context: { trackingId: '', parcel: null, reason: null, error: null },
    on: {
      TRACK: [
        {
          target: '.lookingUp',
          guard: {
            type: 'a tracking ID was typed',
            params: ({ event }) => ({ trackingId: event.trackingId }),
          },
          actions: {
            type: 'rememberTyped',
            params: ({ event }) => ({ trackingId: event.trackingId }),
          },
        },
        {
          target: '.failed',
          actions: [
            'forgetOutcome',
            { type: 'rememberTyped', params: ({ event }) => ({ trackingId: event.trackingId }) },
            { type: 'rememberReason', params: { reason: 'empty' } },
          ],
        },
      ],
      CLEAR: { target: '.idle', actions: ['forgetOutcome', 'forgetTyped'] },
    },
    initial: 'idle',
    states: {
      idle: {},
      lookingUp: {
        tags: 'busy',
        entry: 'forgetOutcome',
        invoke: {
          id: 'trackParcel',
          src: 'trackParcel',
          input: ({ context }) => ({ trackingId: context.trackingId.trim() }),
          onDone: [
            {
              target: 'found',
              guard: {
                type: 'the parcel is among them',
                params: ({ event }) => ({ parcels: event.output }),
              },
              actions: [
                { type: 'rememberParcel', params: ({ event }) => ({ parcels: event.output }) },
                'announceFound',
              ],
            },
            {
              target: 'failed',
              guard: {
                type: 'there are no parcels',
                params: ({ event }) => ({ parcels: event.output }),
              },
              actions: { type: 'rememberReason', params: { reason: 'noParcels' } },
            },
            {
              target: 'failed',
              actions: { type: 'rememberReason', params: { reason: 'notFound' } },
            },
          ],
          onError: [
            {
              target: 'failed',
              guard: {
                type: 'there is no such parcel',
                params: ({ event }) => ({ error: event.error }),
              },
              actions: { type: 'rememberReason', params: { reason: 'notFound' } },
            },
            {
              target: 'failed',
              actions: [
                { type: 'rememberReason', params: { reason: 'unreachable' } },
                { type: 'rememberError', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
        initial: 'prompt',
        states: {
          prompt: { after: { slow: 'slow' } },
          slow: { tags: 'slow' },
        },
      },
      found: {},
      failed: {
        entry: {
          type: 'announceFailure',
          params: ({ context }) => ({ reason: context.reason ?? 'notFound', error: context.error }),
        },
        on: {
          RETRY: {
            target: 'lookingUp',
            guard: {
              type: 'a tracking ID was typed',
              params: ({ context }) => ({ trackingId: context.trackingId }),
            },
          },
        },
      },
    },
  })
}

/** Finds the parcel with the tracking ID, in any spelling. */
export function parcelWith<P extends TrackedByTrackingId>(
  trackingId: string,
  parcels: readonly P[],
): P | undefined {
  const wanted = normalTrackingId(trackingId)
  return parcels.find((parcel) => normalTrackingId(parcel.trackingId) === wanted)
}
