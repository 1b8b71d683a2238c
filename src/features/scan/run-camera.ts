import { fromCallback } from 'xstate'
import { scanCameraMachine } from '../../../machines/scan-camera.ts'
import type {
  CameraFailure,
  CameraOrder,
  CameraToRun,
  OpenCamera,
  ScanCameraEvent,
  Zoom,
} from '../../../machines/scan-camera.ts'
import { chosenLens, rememberLens } from './chosen-lens.ts'
import { loadCodeReader } from './code-reader.ts'
import type { CodeReader } from './code-reader.ts'
import { createCodesInSight } from './codes-in-sight.ts'
import { trackingIdIn } from './scanned-text.ts'

declare global {
  /** Part of the Image Capture API, which some browsers lack. */
  interface MediaTrackConstraintSet {
    torch?: boolean
    zoom?: number | true
  }
  interface MediaTrackCapabilities {
    torch?: boolean
    zoom?: { min: number; max: number; step: number }
  }
  interface MediaTrackSettings {
    zoom?: number
  }
}

/** Camera machine with the video element that shows the picture, from which codes are read. */
export function createScanCamera() {
  let screen: HTMLVideoElement | null = null
  const runCamera = fromCallback<CameraOrder, CameraToRun>(
    ({ input: { lens, isLensNew }, sendBack, receive }) => {
      const stopping = new AbortController()
      const send = (event: ScanCameraEvent) => sendBack(event)
      const stopped = stopping.signal
      const which = { lens: lens ?? chosenLens(), isLensNew }
      run({ ...which, screen: () => screen, send, onOrder: receive, stopped }).catch(
        (error: unknown) => {
          if (!stopped.aborted) send({ type: 'camera.failed', reason: failureOf(error) })
        },
      )
      return () => stopping.abort()
    },
  )
  return {
    machine: scanCameraMachine.provide({ actors: { runCamera } }),
    setScreen: (video: HTMLVideoElement | null) => {
      screen = video
    },
  }
}

interface Camera extends CameraToRun {
  screen: () => HTMLVideoElement | null
  send: (event: ScanCameraEvent) => void
  onOrder: (listener: (order: CameraOrder) => void) => void
  stopped: AbortSignal
}

async function run({ lens, isLensNew, screen, send, onOrder, stopped }: Camera): Promise<void> {
  const picture = await openCamera(lens, stopped)
  const [track] = picture.getVideoTracks()
  const video = screen()
  if (stopped.aborted) return
  if (track === undefined || video === null) throw new CameraError('missing')
  stopped.addEventListener('abort', () => {
    video.srcObject = null
  })
  track.addEventListener('ended', () => send({ type: 'camera.failed', reason: 'lost' }))
  onOrder(obeyWith(track))
  video.srcObject = picture
  const open = await whatIsOpen(track)
  if (stopped.aborted) return
  // Remembers no lens before it has opened: one that never starts would be tried first each time.
  if (isLensNew && lens !== null && open.lens === lens) rememberLens(lens)
  send({ type: 'camera.opened', ...open })
  const reader = await loadReader()
  send({ type: 'reader.loaded' })
  await readUntil(stopped, reader, video, (text) => send({ type: 'code.read', text }))
}

async function openCamera(lens: string | null, signal: AbortSignal): Promise<MediaStream> {
  if (!window.isSecureContext) throw new CameraError('insecure')
  if (!('mediaDevices' in navigator)) throw new CameraError('missing')
  const picture = await pictureOf(lens === null ? atTheBack : { deviceId: { exact: lens } }).catch(
    (error: unknown) => {
      // The lens is gone, or does not start, as one that another app uses; another one may.
      if (lens === null || signal.aborted || failureOf(error) === 'refused') throw error
      return pictureOf(atTheBack)
    },
  )
  const close = () => {
    for (const track of picture.getTracks()) track.stop()
  }
  // The camera may have been stopped while the browser asked for the permission.
  if (signal.aborted) close()
  else signal.addEventListener('abort', close)
  return picture
}

const atTheBack: MediaTrackConstraints = { facingMode: 'environment' }

const pictureOf = (which: MediaTrackConstraints) =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    // At this resolution, the narrowest bar of a label that fills the picture is some pixels wide.
    // Chromium tells how far a camera zooms only to pages that ask for it with the permission.
    video: { ...which, width: { ideal: 1920 }, height: { ideal: 1080 }, zoom: true },
  })

function loadReader(): Promise<CodeReader> {
  return loadCodeReader().catch(() => {
    throw new CameraError('unreadable')
  })
}

async function readUntil(
  stopped: AbortSignal,
  reader: CodeReader,
  video: HTMLVideoElement,
  onRead: (text: string) => void,
): Promise<void> {
  const codes = createCodesInSight()
  while (!stopped.aborted) {
    const begun = performance.now()
    const found = await codesIn(video, reader)
    const now = performance.now()
    const trackingIds = found.flatMap(({ rawValue }) => trackingIdIn(rawValue) ?? [])
    for (const trackingId of codes.newIn(new Set(trackingIds), now)) onRead(trackingId)
    // Pauses for as long as the reading took, so that a slow phone can still render the page.
    await pause(Math.max(shortestPause, now - begun))
  }
}

/** Empty before the first picture, and while no picture is available. */
async function codesIn(video: HTMLVideoElement, reader: CodeReader) {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return []
  return reader.detect(video).catch(() => {
    throw new CameraError('unreadable')
  })
}

const shortestPause = 100
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function whatIsOpen(track: MediaStreamTrack): Promise<OpenCamera> {
  // Firefox does not have `getCapabilities` on every system.
  const can = 'getCapabilities' in track ? track.getCapabilities() : {}
  const now = track.getSettings()
  return {
    hasTorch: can.torch === true,
    zoom: zoomIn(can.zoom, now.zoom),
    lenses: await lensesOfDevice(),
    lens: now.deviceId ?? null,
  }
}

/** Null if the camera cannot magnify; one that cannot may still tell a range, of one value. */
function zoomIn(can: MediaTrackCapabilities['zoom'], now: number | undefined): Zoom | null {
  if (can === undefined || now === undefined || can.max <= can.min) return null
  return { min: can.min, max: can.max, step: can.step, now }
}

/** Cameras of the device; browsers tell them once one is allowed. */
async function lensesOfDevice() {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
}

/** Gives the camera each order with the earlier ones, since it forgets what is not repeated. */
function obeyWith(track: MediaStreamTrack): (order: CameraOrder) => void {
  let settings: MediaTrackConstraintSet = {}
  return (order) => {
    settings = {
      ...settings,
      ...(order.type === 'TORCH' ? { torch: order.isOn } : { zoom: order.to }),
    }
    // Ignores a failure, since the picture shows what the camera does.
    track.applyConstraints({ advanced: [settings] }).catch(() => {})
  }
}

class CameraError extends Error {
  readonly reason: CameraFailure

  constructor(reason: CameraFailure) {
    super(`The camera failed: ${reason}`)
    this.reason = reason
  }
}

function failureOf(error: unknown): CameraFailure {
  if (error instanceof CameraError) return error.reason
  return failures[nameOf(error)] ?? 'inUse'
}

/** Name of any object that has one: the OverconstrainedError of older WebKits is no Error. */
function nameOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('name' in error)) return ''
  return typeof error.name === 'string' ? error.name : ''
}

/** Reasons by the name of getUserMedia's error; any other means that the camera did not start. */
const failures: Partial<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}
