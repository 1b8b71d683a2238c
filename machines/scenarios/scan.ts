import type { ScanCameraEvent } from '../scan-camera.ts'
import type { ScanSessionEvent } from '../scan-session.ts'
import type { ScanOutcome } from '../scans.ts'
import { fiveSecondsPass, happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'

const parcel = { key: 'key-1', trackingId: 'TRK-1', readAt: '2026-03-01T10:00:00.000Z' }

const settled = (key: string, outcome: ScanOutcome) =>
  ({ type: 'scan.settled', key, outcome }) as const

export const scanSessionEvents: ScenarioEvents<ScanSessionEvent> = [
  happens('Come back to a session with a parcel', {
    type: 'RESTORE',
    session: {
      status: 'DISPATCHED',
      scans: [{ ...parcel, status: 'DISPATCHED', outcome: { state: 'waiting' } }],
    },
  }),
  {
    name: 'choose-dispatched',
    description: 'Choose DISPATCHED',
    event: { type: 'CHOOSE', status: 'DISPATCHED' },
  },
  happens('Start', { type: 'START' }),
  happens('Scan a parcel', { type: 'READ', ...parcel }),
  happens('Scan what is no tracking ID', {
    type: 'REFUSE',
    key: 'key-2',
    trackingId: 'TRKß1',
    readAt: parcel.readAt,
    reason: 'This scanner types ß instead of -',
  }),
  happens(
    'The parcel is accepted',
    settled(parcel.key, { state: 'accepted', toAddress: 'Hill 2' }),
  ),
  happens(
    'The parcel is refused',
    settled(parcel.key, {
      state: 'refused',
      reason: 'Parcel is blocked',
      isSettled: false,
    }),
  ),
  happens(
    'The parcel is delivered, which can be undone',
    settled(parcel.key, {
      state: 'accepted',
      toAddress: 'Hill 2',
      undo: { parcelId: 'parcel-1', until: '2026-03-01T10:00:12.000Z' },
    }),
  ),
  happens('Undo the delivery of the parcel', { type: 'UNDO', key: parcel.key }),
  happens(
    'The parcel is to be handed over',
    settled(parcel.key, { state: 'handover', parcelId: 'parcel-1' }),
  ),
  happens('The delivery of the parcel is recorded', {
    type: 'HANDOVER_ENDED',
    key: parcel.key,
    end: { state: 'recorded', toAddress: 'Hill 2' },
  }),
  happens('Put the parcel aside', {
    type: 'HANDOVER_ENDED',
    key: parcel.key,
    end: { state: 'putAside', reason: null },
  }),
  happens('Hand the parcel over after all', { type: 'HAND_OVER', key: parcel.key }),
  happens('The server cannot be reached', { type: 'scan.unreachable' }),
  happens('The line is back', { type: 'ONLINE' }),
  fiveSecondsPass('retryAfter.scanSession.scanning.offline', '5 seconds pass'),
  happens('Settle the parcel', { type: 'SETTLE', key: parcel.key }),
  happens('Finish', { type: 'FINISH' }),
  happens('Go on scanning', { type: 'RESUME' }),
  happens('Begin a new session', { type: 'DISCARD' }),
]

export const scanCameraEvents: ScenarioEvents<ScanCameraEvent> = [
  { name: 'use-the-camera', description: 'Use the camera', event: { type: 'BEGIN' } },
  happens('The camera is allowed, and can do everything', {
    type: 'camera.opened',
    hasTorch: true,
    zoom: { min: 1, max: 8, step: 0.1, now: 1 },
    lenses: [
      { id: 'wide', name: 'Back Ultra Wide Camera' },
      { id: 'back', name: 'Back Camera' },
    ],
    lens: 'back',
  }),
  happens('The camera is allowed, and is a plain one', {
    type: 'camera.opened',
    hasTorch: false,
    zoom: null,
    lenses: [],
    lens: null,
  }),
  happens('The camera is refused', { type: 'camera.failed', reason: 'refused' }),
  happens('The reader is loaded', { type: 'reader.loaded' }),
  happens('A code is read', { type: 'code.read', text: 'TRK-1' }),
  happens('Switch the torch', { type: 'TOGGLE_TORCH' }),
  happens('Zoom in', { type: 'ZOOM', to: 2 }),
  happens('Choose another lens', { type: 'CHOOSE_LENS', id: 'wide' }),
  happens('Stop the camera', { type: 'STOP' }),
]
