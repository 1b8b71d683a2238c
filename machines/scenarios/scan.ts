import * as t from '#texts/machinesSteps.ts'
import type { ScanCameraEvent } from '../scan-camera.ts'
import type { ScanSessionEvent } from '../scan-session.ts'
import type { ScanOutcome } from '../scans.ts'
import { fiveSecondsPass, happens } from './events.ts'
import type { ScenarioEvents } from './events.ts'

const parcel = { key: 'key-1', trackingId: 'TRK-1', readAt: '2026-03-01T10:00:00.000Z' }

const settled = (key: string, outcome: ScanOutcome) =>
  ({ type: 'scan.settled', key, outcome }) as const

export const scanSessionEvents: ScenarioEvents<ScanSessionEvent> = [
  happens('comeBackToASessionWithAParcel', {
    type: 'RESTORE',
    kept: {
      status: 'DISPATCHED',
      scans: [{ ...parcel, status: 'DISPATCHED', outcome: { state: 'waiting' } }],
    },
  }),
  {
    name: 'choose-dispatched',
    description: t.choose({ value: 'DISPATCHED' }),
    event: { type: 'CHOOSE', status: 'DISPATCHED' },
  },
  happens('start', { type: 'START' }),
  happens('scanAParcel', { type: 'READ', ...parcel }),
  happens('theParcelIsAccepted', settled(parcel.key, { state: 'accepted', toAddress: 'Hill 2' })),
  happens(
    'theParcelIsRefused',
    settled(parcel.key, {
      state: 'refused',
      reason: 'Parcel is blocked',
      isSettled: false,
    }),
  ),
  happens(
    'theParcelIsDeliveredWhichCanBeUndone',
    settled(parcel.key, {
      state: 'accepted',
      toAddress: 'Hill 2',
      undo: { parcelId: 'parcel-1', until: '2026-03-01T10:00:12.000Z' },
    }),
  ),
  happens('undoTheDeliveryOfTheParcel', { type: 'UNDO', key: parcel.key }),
  happens(
    'theParcelIsToBeHandedOver',
    settled(parcel.key, { state: 'handover', parcelId: 'parcel-1' }),
  ),
  happens('theDeliveryOfTheParcelIsRecorded', {
    type: 'HANDOVER_ENDED',
    key: parcel.key,
    end: { state: 'recorded', toAddress: 'Hill 2' },
  }),
  happens('putTheParcelAside', {
    type: 'HANDOVER_ENDED',
    key: parcel.key,
    end: { state: 'putAside', reason: null },
  }),
  happens('handTheParcelOverAfterAll', { type: 'HAND_OVER', key: parcel.key }),
  happens('theServerCannotBeReached', { type: 'scan.unreachable' }),
  happens('theLineIsBack', { type: 'ONLINE' }),
  fiveSecondsPass('retryAfter.scanSession.scanning.offline', 'secondsPass'),
  happens('settleTheParcel', { type: 'SETTLE', key: parcel.key }),
  happens('finish', { type: 'FINISH' }),
  happens('goOnScanning', { type: 'RESUME' }),
  happens('beginANewSession', { type: 'DISCARD' }),
]

export const scanCameraEvents: ScenarioEvents<ScanCameraEvent> = [
  { name: 'use-the-camera', description: t.personUsesTheCamera, event: { type: 'BEGIN' } },
  happens('theCameraIsAllowedAndHasATorch', { type: 'camera.opened', hasTorch: true }),
  happens('theCameraIsAllowedAndHasNoTorch', { type: 'camera.opened', hasTorch: false }),
  happens('theCameraIsRefused', { type: 'camera.failed', reason: 'refused' }),
  happens('theReaderIsLoaded', { type: 'reader.loaded' }),
  happens('aCodeIsRead', { type: 'code.read', text: 'TRK-1' }),
  happens('switchTheTorch', { type: 'TOGGLE_TORCH' }),
  happens('stopTheCamera', { type: 'STOP' }),
]
