import type { ScanCameraEvent } from '../scan-camera.ts'
import type { ScanSessionEvent } from '../scan-session.ts'
import type { ScanOutcome } from '../scans.ts'
import type { ScenarioEvents } from './events.ts'

const parcel = { key: 'key-1', trackingId: 'TRK-1', readAt: '2026-03-01T10:00:00.000Z' }

const settled = (key: string, outcome: ScanOutcome) =>
  ({ type: 'scan.settled', key, outcome }) as const

export const scanSessionEvents: ScenarioEvents<ScanSessionEvent> = [
  {
    description: 'Come back to a session with a parcel',
    event: {
      type: 'RESTORE',
      kept: {
        status: 'DISPATCHED',
        scans: [{ ...parcel, status: 'DISPATCHED', outcome: { state: 'waiting' } }],
      },
    },
  },
  { description: 'Choose DISPATCHED', event: { type: 'CHOOSE', status: 'DISPATCHED' } },
  { description: 'Start', event: { type: 'START' } },
  { description: 'Scan a parcel', event: { type: 'READ', ...parcel } },
  {
    description: 'The parcel is accepted',
    event: settled(parcel.key, { state: 'accepted', toAddress: 'Hill 2' }),
  },
  {
    description: 'The parcel is refused',
    event: settled(parcel.key, {
      state: 'refused',
      reason: 'Parcel is blocked',
      isSettled: false,
    }),
  },
  {
    description: 'The parcel is delivered, which can be undone',
    event: settled(parcel.key, {
      state: 'accepted',
      toAddress: 'Hill 2',
      undo: { parcelId: 'parcel-1', until: '2026-03-01T10:00:12.000Z' },
    }),
  },
  { description: 'Undo the delivery of the parcel', event: { type: 'UNDO', key: parcel.key } },
  {
    description: 'The parcel is to be handed over',
    event: settled(parcel.key, { state: 'handover', parcelId: 'parcel-1' }),
  },
  {
    description: 'The delivery of the parcel is recorded',
    event: {
      type: 'HANDOVER_ENDED',
      key: parcel.key,
      end: { state: 'recorded', toAddress: 'Hill 2' },
    },
  },
  {
    description: 'Put the parcel aside',
    event: { type: 'HANDOVER_ENDED', key: parcel.key, end: { state: 'putAside', reason: null } },
  },
  {
    description: 'Hand the parcel over after all',
    event: { type: 'HAND_OVER', key: parcel.key },
  },
  { description: 'The server cannot be reached', event: { type: 'scan.unreachable' } },
  { description: 'The line is back', event: { type: 'ONLINE' } },
  {
    description: '5 seconds pass',
    event: { type: 'xstate.after.retryAfter.scanSession.scanning.offline' },
  },
  { description: 'Settle the parcel', event: { type: 'SETTLE', key: parcel.key } },
  { description: 'Finish', event: { type: 'FINISH' } },
  { description: 'Go on scanning', event: { type: 'RESUME' } },
  { description: 'Begin a new session', event: { type: 'DISCARD' } },
]

export const scanCameraEvents: ScenarioEvents<ScanCameraEvent> = [
  { description: 'Use the camera', event: { type: 'BEGIN' } },
  {
    description: 'The camera is allowed, and has a torch',
    event: { type: 'camera.opened', hasTorch: true },
  },
  {
    description: 'The camera is allowed, and has no torch',
    event: { type: 'camera.opened', hasTorch: false },
  },
  { description: 'The camera is refused', event: { type: 'camera.failed', reason: 'refused' } },
  { description: 'The reader is loaded', event: { type: 'reader.loaded' } },
  { description: 'A code is read', event: { type: 'code.read', text: 'TRK-1' } },
  { description: 'Switch the torch', event: { type: 'TOGGLE_TORCH' } },
  { description: 'Stop the camera', event: { type: 'STOP' } },
]
