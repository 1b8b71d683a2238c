import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ScanCamera } from '../../../../src/features/scan/scan-camera.tsx'
import { openPage } from '../../support/open-page.tsx'

const label = ['TRK-AAAA-BBBB-CCCC-DDD1', 'https://waybill.example/track/TRK-AAAA-BBBB-CCCC-DDD1']

/** Stands in for a camera's track; the test decides what is read from its picture. */
class StandInTrack extends EventTarget {
  readonly stop = vi.fn<() => void>()
  readonly applyConstraints = vi.fn<(constraints: object) => Promise<void>>(() => Promise.resolve())
  readonly #hasTorch: boolean

  constructor(hasTorch: boolean) {
    super()
    this.#hasTorch = hasTorch
  }

  getCapabilities() {
    return this.#hasTorch ? { torch: true } : {}
  }
}

let inSight: string[] = []
beforeEach(() => {
  inSight = []
  class StandInReader {
    static getSupportedFormats = () => Promise.resolve(['code_128', 'qr_code', 'ean_13'])
    detect = () => Promise.resolve(inSight.map((rawValue) => ({ rawValue })))
  }
  vi.stubGlobal('BarcodeDetector', StandInReader)
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
})

function open({ hasTorch = false, failure = '', asks = Promise.resolve() } = {}) {
  const track = new StandInTrack(hasTorch)
  const getUserMedia = vi.fn<() => Promise<object>>(async () => {
    await asks
    if (failure !== '') throw new DOMException('', failure)
    return { getTracks: () => [track], getVideoTracks: () => [track] }
  })
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }))
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
  const { person, begin, track } = open({ hasTorch: true })
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
