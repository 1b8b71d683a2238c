import { fromCallback } from 'xstate'
import { scanCameraMachine } from '../../../machines/scan-camera.ts'
import type { CameraFailure, ScanCameraEvent } from '../../../machines/scan-camera.ts'
import { loadCodeReader } from './code-reader.ts'
import type { CodeReader } from './code-reader.ts'
import { createCodesInSight } from './codes-in-sight.ts'
import { trackingIdIn } from './scanned-text.ts'

declare global {
  /** Part of the Image Capture API, which some browsers lack. */
  interface MediaTrackConstraintSet {
    torch?: boolean
  }
  interface MediaTrackCapabilities {
    torch?: boolean
  }
}

/** Camera machine with the video element that shows the picture, from which codes are read. */
export function createScanCamera() {
  let screen: HTMLVideoElement | null = null
  const runCamera = fromCallback<TorchSwitch>(({ sendBack, receive }) => {
    const stopping = new AbortController()
    const send = (event: ScanCameraEvent) => sendBack(event)
    const stopped = stopping.signal
    run({ screen: () => screen, send, onSwitch: receive, stopped }).catch((error: unknown) => {
      if (!stopped.aborted) send({ type: 'camera.failed', reason: failureOf(error) })
    })
    return () => stopping.abort()
  })
  return {
    machine: scanCameraMachine.provide({ actors: { runCamera } }),
    setScreen: (video: HTMLVideoElement | null) => {
      screen = video
    },
  }
}

type TorchSwitch = { type: 'TORCH'; isOn: boolean }

interface Camera {
  screen: () => HTMLVideoElement | null
  send: (event: ScanCameraEvent) => void
  onSwitch: (listener: (torch: TorchSwitch) => void) => void
  stopped: AbortSignal
}

async function run({ screen, send, onSwitch, stopped }: Camera): Promise<void> {
  const picture = await openCamera(stopped)
  const [track] = picture.getVideoTracks()
  const video = screen()
  if (stopped.aborted) return
  if (track === undefined || video === null) throw new CameraError('missing')
  stopped.addEventListener('abort', () => {
    video.srcObject = null
  })
  track.addEventListener('ended', () => send({ type: 'camera.failed', reason: 'lost' }))
  onSwitch(({ isOn }) => void setTorch(track, isOn))
  video.srcObject = picture
  send({ type: 'camera.opened', hasTorch: hasTorch(track) })
  const reader = await loadReader()
  send({ type: 'reader.loaded' })
  await readUntil(stopped, reader, video, (text) => send({ type: 'code.read', text }))
}

async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  if (!window.isSecureContext) throw new CameraError('insecure')
  if (!('mediaDevices' in navigator)) throw new CameraError('missing')
  const picture = await navigator.mediaDevices.getUserMedia({
    audio: false,
    // At this resolution, the narrowest bar of a label that fills the picture is some pixels wide.
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
  const close = () => {
    for (const track of picture.getTracks()) track.stop()
  }
  // The camera may have been stopped while the browser asked for the permission.
  if (signal.aborted) close()
  else signal.addEventListener('abort', close)
  return picture
}

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

// Firefox does not have `getCapabilities` on every system.
const hasTorch = (track: MediaStreamTrack) =>
  'getCapabilities' in track && track.getCapabilities().torch === true

/** Ignores a failure, since the picture shows whether the light is on. */
async function setTorch(track: MediaStreamTrack, isOn: boolean): Promise<void> {
  await track.applyConstraints({ advanced: [{ torch: isOn }] }).catch(() => {})
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
  return (error instanceof DOMException && failures[error.name]) || 'inUse'
}

/** Reasons by the name of getUserMedia's error; any other means that the camera did not start. */
const failures: Partial<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}
