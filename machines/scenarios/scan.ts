import type { ScanCameraEvent } from '../scan-camera.ts'
import type { ScanOutcome, ScanSessionEvent } from '../scan-session.ts'
import type { ScenarioEvents } from './events.ts'

const first = { key: 'key-1', trackingId: 'TRK-1', readAt: '2026-03-01T10:00:00.000Z' }
const second = { key: 'key-2', trackingId: 'TRK-2', readAt: '2026-03-01T10:00:01.000Z' }

const settled = (key: string, outcome: ScanOutcome) =>
  ({ type: 'scan.settled', key, outcome }) as const

export const scanSessionEvents: ScenarioEvents<ScanSessionEvent> = [
  {
    description: 'Come back to a session with the first parcel',
    event: {
      type: 'RESTORE',
      kept: { status: 'DISPATCHED', scans: [{ ...first, outcome: { state: 'waiting' } }] },
    },
  },
  { description: 'Choose DISPATCHED', event: { type: 'CHOOSE', status: 'DISPATCHED' } },
  { description: 'Start', event: { type: 'START' } },
  { description: 'Scan the first parcel', event: { type: 'READ', ...first } },
  { description: 'Scan the second parcel', event: { type: 'READ', ...second } },
  {
    description: 'The first parcel is accepted',
    event: settled(first.key, { state: 'accepted', toAddress: 'Hill 2' }),
  },
  {
    description: 'The second parcel is refused',
    event: settled(second.key, {
      state: 'refused',
      reason: 'Parcel is blocked',
      isSettled: false,
    }),
  },
  { description: 'The server cannot be reached', event: { type: 'scan.unreachable' } },
  { description: 'The line is back', event: { type: 'ONLINE' } },
  {
    description: '5 seconds pass',
    event: { type: 'xstate.after.retryAfter.scanSession.scanning.offline' },
  },
  { description: 'Settle the second parcel', event: { type: 'SETTLE', key: second.key } },
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
