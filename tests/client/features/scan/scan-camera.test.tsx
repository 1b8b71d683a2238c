import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ScanCamera } from '../../../../src/features/scan/scan-camera.tsx'
import { openPage } from '../../support/open-page.tsx'

const label = ['TRK-AAAA-BBBB-CCCC-DDD1', 'https://waybill.example/track/TRK-AAAA-BBBB-CCCC-DDD1']

/** Stands in for a camera's track; the test decides what is read from its picture. */
class StandInTrack extends EventTarget {
  readonly stop = vi.fn<() => void>()
  readonly applyConstraints = vi.fn<(constraints: object) => Promise<void>>(() => Promise.resolve())
  readonly #can: MediaTrackCapabilities
  readonly #deviceId: string

  constructor(can: MediaTrackCapabilities, deviceId: string) {
    super()
    this.#can = can
    this.#deviceId = deviceId
  }

  getCapabilities() {
    return this.#can
  }

  getSettings() {
    return { deviceId: this.#deviceId, ...(this.#can.zoom && { zoom: this.#can.zoom.min }) }
  }
}

const camera = (deviceId: string, label: string) => ({ kind: 'videoinput', deviceId, label })
const microphone = { kind: 'audioinput', deviceId: 'microphone', label: 'Microphone' }

let inSight: string[] = []
beforeEach(() => {
  localStorage.clear()
  inSight = []
  class StandInReader {
    static getSupportedFormats = () => Promise.resolve(['code_128', 'qr_code', 'ean_13'])
    detect = () => Promise.resolve(inSight.map((rawValue) => ({ rawValue })))
  }
  vi.stubGlobal('BarcodeDetector', StandInReader)
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
})

interface StandInCamera {
  can?: MediaTrackCapabilities
  devices?: readonly object[]
  failure?: string
  /** Thrown if a lens is asked for by its ID. */
  lensError?: object
  asks?: Promise<void>
}

function open({
  can = {},
  devices = [],
  failure = '',
  lensError,
  asks = Promise.resolve(),
}: StandInCamera = {}) {
  const tracks = new Map<string, StandInTrack>()
  const trackOf = (lens: string) => {
    const track = tracks.get(lens) ?? new StandInTrack(can, lens)
    tracks.set(lens, track)
    return track
  }
  const track = trackOf('back')
  type Asked = { video: { deviceId?: { exact: string } } }
  const getUserMedia = vi.fn<(asked: Asked) => Promise<object>>(async ({ video: { deviceId } }) => {
    await asks
    if (failure !== '') throw new DOMException('', failure)
    if (deviceId && lensError) AbortSignal.abort(lensError).throwIfAborted()
    const opened = trackOf(deviceId?.exact ?? 'back')
    return { getTracks: () => [opened], getVideoTracks: () => [opened] }
  })
  const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.resolve(devices) }
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices }))
  const onRead = vi.fn<(text: string) => void>()
  const opened = openPage(<ScanCamera onRead={onRead} />, '/admin/scan')
  const begin = () => opened.person.click(screen.getByRole('button', { name: 'Use the camera' }))
  return { ...opened, track, getUserMedia, onRead, begin }
}

const picture = () => screen.getByLabelText('Picture of the camera')
const isReading = () => screen.findByText('Hold a code on the label inside the frame.')

it('An administrator sees the camera’s picture, and a label with two codes is read once', async () => {
  const { person, begin, onRead, track } = open()
  expect(picture()).not.toBeVisible()
  await begin()
  await isReading()
  expect(picture()).toBeVisible()
  inSight = label
  await waitFor(() => expect(onRead).toHaveBeenCalled())
  inSight = ['TRK-AAAA-BBBB-CCCC-DDD2', ...label]
  await waitFor(() => expect(onRead).toHaveBeenCalledTimes(2))
  expect(onRead.mock.calls).toEqual([[label[0]], ['TRK-AAAA-BBBB-CCCC-DDD2']])

  await person.click(screen.getByRole('button', { name: 'Stop the camera' }))
  expect(picture()).not.toBeVisible()
  expect(track.stop).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Use the camera' })).toHaveFocus()
})

it('An administrator is told to allow the camera, and can cancel before that', async () => {
  let allow = () => {}
  const asks = new Promise<void>((resolve) => (allow = resolve))
  const { person, begin, track } = open({ asks })
  await begin()
  expect(screen.getByText('Allow the camera, if the browser asks.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Stop the camera' }))
  allow()
  await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1))
  expect(picture()).not.toBeVisible()
})

it('An administrator turns on the torch of a camera that has one', async () => {
  const { person, begin, track } = open({ can: { torch: true } })
  await begin()
  await isReading()
  const torch = screen.getByRole('button', { name: 'Torch' })
  expect(torch).not.toBePressed()
  await person.click(torch)
  expect(torch).toBePressed()
  await person.click(torch)
  expect(track.applyConstraints.mock.calls).toEqual([
    [{ advanced: [{ torch: true }] }],
    [{ advanced: [{ torch: false }] }],
  ])
})

it('An administrator whose camera has no torch is not offered one', async () => {
  const { begin } = open()
  await begin()
  await isReading()
  expect(screen.queryByRole('button', { name: 'Torch' })).toBeNull()
})

it('An administrator zooms with the light on, and the camera gets both', async () => {
  const { person, begin, track } = open({
    can: { torch: true, zoom: { min: 1, max: 4, step: 0.5 } },
  })
  await begin()
  await isReading()
  await person.click(screen.getByRole('button', { name: 'Torch' }))
  const zoom = screen.getByRole('slider', { name: 'Zoom' })
  expect(zoom).toHaveValue('1')
  fireEvent.change(zoom, { target: { value: '2.5' } })
  expect(zoom).toHaveValue('2.5')
  expect(track.applyConstraints).toHaveBeenLastCalledWith({
    advanced: [{ torch: true, zoom: 2.5 }],
  })
})

it.each([
  ['tells no zoom', {}],
  ['tells a range of one value', { zoom: { min: 1, max: 1, step: 0 } }],
])('An administrator whose camera %s is not offered any', async (_what, can) => {
  const { begin } = open({ can })
  await begin()
  await isReading()
  expect(screen.queryByRole('slider', { name: 'Zoom' })).toBeNull()
})

const which = () => screen.getByRole('combobox', { name: 'Camera to use' })
/** Cameras that were asked for. */
const askedFor = ({ getUserMedia }: ReturnType<typeof open>) =>
  getUserMedia.mock.calls.map(([{ video }]) => video)
const rest = { width: { ideal: 1920 }, height: { ideal: 1080 }, zoom: true }

it('An administrator chooses one of several cameras, which is used from then on', async () => {
  const devices = [camera('wide', 'Back Ultra Wide Camera'), microphone, camera('back', '')]
  const opened = open({ devices })
  await opened.begin()
  await isReading()
  expect(which()).toHaveDisplayValue('Camera 2')
  await opened.person.selectOptions(which(), 'Back Ultra Wide Camera')
  await waitFor(() => expect(opened.getUserMedia).toHaveBeenCalledTimes(2))
  opened.leave()
  const later = open({ devices })
  await later.begin()
  await isReading()
  expect([askedFor(opened), askedFor(later)]).toEqual([
    [
      { facingMode: 'environment', ...rest },
      { deviceId: { exact: 'wide' }, ...rest },
    ],
    [{ deviceId: { exact: 'wide' }, ...rest }],
  ])
})

const remembered = () => localStorage.getItem('waybill-camera-lens')
const atTheBack = { facingMode: 'environment', ...rest }
const wide = { deviceId: { exact: 'wide' }, ...rest }
const lenses = [camera('wide', 'Wide'), camera('back', 'Back')]

const lensErrors: readonly [string, object][] = [
  ['an OverconstrainedError', new DOMException('', 'OverconstrainedError')],
  ['an OverconstrainedError of older WebKit', { name: 'OverconstrainedError' }],
  ['a NotReadableError', new DOMException('', 'NotReadableError')],
  ['a NotFoundError', new DOMException('', 'NotFoundError')],
  ['an AbortError', new DOMException('', 'AbortError')],
  ['an error of no known name', {}],
]

it.each(lensErrors)(
  'An administrator whose camera of last time fails with %s gets the one at the back',
  async (_what, lensError) => {
    localStorage.setItem('waybill-camera-lens', '"wide"')
    const opened = open({ lensError })
    await opened.begin()
    await isReading()
    expect(askedFor(opened)).toEqual([wide, atTheBack])
  },
)

it.each(lensErrors)(
  'A camera that fails with %s when it is chosen is not remembered, and another one opens',
  async (_what, lensError) => {
    const opened = open({ devices: lenses, lensError })
    await opened.begin()
    await isReading()
    await opened.person.selectOptions(which(), 'Wide')
    await waitFor(() => expect(which()).toHaveDisplayValue('Back'))
    await isReading()
    expect([askedFor(opened), remembered()]).toEqual([[atTheBack, wide, atTheBack], null])
  },
)

it.each([
  ['a NotAllowedError', new DOMException('', 'NotAllowedError')],
  ['a SecurityError', new DOMException('', 'SecurityError')],
  ['a NotAllowedError that is no Error', { name: 'NotAllowedError' }],
])('An administrator who gets %s is not asked for another camera', async (_what, lensError) => {
  localStorage.setItem('waybill-camera-lens', '"wide"')
  const opened = open({ lensError })
  await opened.begin()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The camera is not allowed/)
  expect(askedFor(opened)).toEqual([wide])
})

it('A camera is remembered once it has opened, if it was chosen', async () => {
  const { begin, person } = open({ devices: lenses })
  await begin()
  await isReading()
  await person.click(screen.getByRole('button', { name: 'Stop the camera' }))
  // The lens that was open is opened again by its ID, though it was not chosen.
  await begin()
  await isReading()
  expect(remembered()).toBeNull()
  await person.selectOptions(which(), 'Wide')
  await waitFor(() => expect(remembered()).toBe('"wide"'))
})

it.each([
  ['is the only one', [camera('back', 'Back Camera'), microphone]],
  ['is not told', [camera('', ''), camera('', '')]],
])('An administrator whose camera %s has none to choose', async (_what, devices) => {
  const { begin } = open({ devices })
  await begin()
  await isReading()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it.each([
  [
    'NotAllowedError',
    /^The camera is not allowed for this page\. Allow it in the browser’s settings/,
  ],
  ['NotFoundError', 'This device has no camera that the browser can use.'],
  ['NotReadableError', /^The camera did not start\. Another app may be using it/],
])('An administrator whose camera fails with a %s reads what to do', async (failure, text) => {
  const { begin } = open({ failure })
  await begin()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(picture()).not.toBeVisible()
  expect(screen.getByRole('button', { name: 'Use the camera' })).toHaveFocus()
})

it('An administrator on a page without HTTPS reads that the camera needs it', async () => {
  vi.stubGlobal('isSecureContext', false)
  const { begin, getUserMedia } = open()
  await begin()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The camera works only over HTTPS\./)
  expect(getUserMedia).not.toHaveBeenCalled()
})

it('An administrator whose camera is unplugged is told, and starts it again', async () => {
  const { begin, track } = open()
  await begin()
  await isReading()
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(screen.getByRole('alert')).toHaveTextContent(/^The camera has stopped/)
  await begin()
  await isReading()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('The camera is released when the page is left', async () => {
  const { begin, leave, track } = open()
  await begin()
  await isReading()
  leave()
  expect(track.stop).toHaveBeenCalledTimes(1)
})
