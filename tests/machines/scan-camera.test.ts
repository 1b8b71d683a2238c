import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { scanCameraMachine } from '../../machines/scan-camera.ts'
import type {
  CameraFailure,
  CameraOrder,
  CameraToRun,
  OpenCamera,
} from '../../machines/scan-camera.ts'

const plain: OpenCamera = { hasTorch: false, zoom: null, lenses: [], lens: null }
const rich: OpenCamera = {
  hasTorch: true,
  zoom: { min: 1, max: 8, step: 0.1, now: 1 },
  lenses: [
    { id: 'wide', name: 'Back Ultra Wide Camera' },
    { id: 'back', name: 'Back Camera' },
  ],
  lens: 'back',
}

/** A camera that does what the test says. */
function openCamera() {
  const orders: CameraOrder[] = []
  const opened: CameraToRun[] = []
  const read: string[] = []
  let running = 0
  const runCamera = fromCallback<CameraOrder, CameraToRun>(({ input, receive }) => {
    running += 1
    opened.push(input)
    receive((order) => orders.push(order))
    return () => {
      running -= 1
    }
  })
  const actor = createActor(scanCameraMachine.provide({ actors: { runCamera } })).start()
  actor.on('codeRead', ({ text }) => read.push(text))
  const begin = (camera = rich) => {
    actor.send({ type: 'BEGIN' })
    actor.send({ type: 'camera.opened', ...camera })
    actor.send({ type: 'reader.loaded' })
  }
  const now = () => actor.getSnapshot()
  return { actor, begin, orders, opened, read, running: () => running, now }
}

it('An administrator begins, reads and stops', () => {
  const { actor, begin, read, running, now } = openCamera()
  begin()
  expect([now().value, running()]).toEqual([{ on: 'reading' }, 1])
  actor.send({ type: 'code.read', text: 'TRK-1' })
  actor.send({ type: 'STOP' })
  actor.send({ type: 'code.read', text: 'TRK-2' })
  expect(read).toEqual(['TRK-1'])
  expect([now().value, running()]).toEqual(['off', 0])
})

it('An administrator sees the picture before the code reader is loaded', () => {
  const { actor, now } = openCamera()
  actor.send({ type: 'BEGIN' })
  expect([now().value, now().hasTag('picture')]).toEqual([{ on: 'asking' }, false])
  actor.send({ type: 'camera.opened', ...plain })
  expect([now().value, now().hasTag('picture')]).toEqual([{ on: 'loading' }, true])
})

it('An administrator switches the torch if there is one', () => {
  const { actor, begin, orders, now } = openCamera()
  begin(plain)
  expect(now().can({ type: 'TOGGLE_TORCH' })).toBe(false)
  actor.send({ type: 'STOP' })
  begin(rich)
  actor.send({ type: 'TOGGLE_TORCH' })
  actor.send({ type: 'TOGGLE_TORCH' })
  expect(orders).toEqual([
    { type: 'TORCH', isOn: true },
    { type: 'TORCH', isOn: false },
  ])
  actor.send({ type: 'TOGGLE_TORCH' })
  actor.send({ type: 'STOP' })
  const known = { ...rich, isLensNew: false, reason: null }
  expect(now().context).toEqual({ ...known, isTorchOn: true })
  begin(rich)
  expect(now().context).toEqual({ ...known, isTorchOn: false })
})

it('An administrator zooms as far as the camera can', () => {
  const { actor, begin, orders, now } = openCamera()
  begin(plain)
  expect(now().can({ type: 'ZOOM', to: 2 })).toBe(false)
  actor.send({ type: 'STOP' })
  begin(rich)
  for (const to of [0.9, 1, 8, 8.1]) actor.send({ type: 'ZOOM', to })
  expect(orders).toEqual([
    { type: 'ZOOM', to: 1 },
    { type: 'ZOOM', to: 8 },
  ])
  expect(now().context.zoom).toEqual({ min: 1, max: 8, step: 0.1, now: 8 })
  actor.send({ type: 'STOP' })
  actor.send({ type: 'BEGIN' })
  expect(now().context.zoom).toBeNull()
})

it('An administrator chooses another lens, which stays chosen', () => {
  const { actor, begin, opened, running, now } = openCamera()
  begin(rich)
  actor.send({ type: 'CHOOSE_LENS', id: 'unplugged' })
  const atFirst = { lens: null, isLensNew: false }
  expect([opened, now().value]).toEqual([[atFirst], { on: 'reading' }])
  actor.send({ type: 'TOGGLE_TORCH' })
  actor.send({ type: 'CHOOSE_LENS', id: 'wide' })
  const chosen = { lens: 'wide', isLensNew: true }
  expect([opened, running(), now().value]).toEqual([[atFirst, chosen], 1, { on: 'asking' }])
  // The choice is still shown while the camera opens again, and its light is off.
  expect(now().context).toEqual({
    ...plain,
    lenses: rich.lenses,
    ...chosen,
    isTorchOn: false,
    reason: null,
  })
  actor.send({ type: 'STOP' })
  actor.send({ type: 'BEGIN' })
  expect(opened).toEqual([atFirst, chosen, chosen])
  // Once it has opened, the choice is no longer new.
  actor.send({ type: 'camera.opened', ...rich, lens: 'wide' })
  actor.send({ type: 'STOP' })
  actor.send({ type: 'BEGIN' })
  expect(opened.at(-1)).toEqual({ lens: 'wide', isLensNew: false })
})

it.each<CameraFailure>(['insecure', 'refused', 'missing', 'inUse', 'lost', 'unreadable'])(
  'An administrator whose camera fails (%s) reads why, and can try again',
  (reason) => {
    const { actor, begin, running, now } = openCamera()
    begin()
    actor.send({ type: 'camera.failed', reason })
    expect([now().value, now().context.reason, running()]).toEqual(['failed', reason, 0])
    begin()
    expect([now().value, now().context.reason, running()]).toEqual([{ on: 'reading' }, null, 1])
  },
)
