import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { scanCameraMachine } from '../../machines/scan-camera.ts'
import type { CameraFailure } from '../../machines/scan-camera.ts'

/** A camera that does what the test says. */
function openCamera() {
  const torch: boolean[] = []
  const read: string[] = []
  let running = 0
  const runCamera = fromCallback<{ type: 'TORCH'; isOn: boolean }>(({ receive }) => {
    running += 1
    receive(({ isOn }) => torch.push(isOn))
    return () => {
      running -= 1
    }
  })
  const actor = createActor(scanCameraMachine.provide({ actors: { runCamera } })).start()
  actor.on('codeRead', ({ text }) => read.push(text))
  const begin = (hasTorch = true) => {
    actor.send({ type: 'BEGIN' })
    actor.send({ type: 'camera.opened', hasTorch })
    actor.send({ type: 'reader.loaded' })
  }
  return { actor, begin, torch, read, running: () => running, now: () => actor.getSnapshot() }
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
  actor.send({ type: 'camera.opened', hasTorch: false })
  expect([now().value, now().hasTag('picture')]).toEqual([{ on: 'loading' }, true])
})

it('An administrator switches the torch if there is one', () => {
  const { actor, begin, torch, now } = openCamera()
  begin(false)
  expect(now().can({ type: 'TOGGLE_TORCH' })).toBe(false)
  actor.send({ type: 'STOP' })
  begin(true)
  actor.send({ type: 'TOGGLE_TORCH' })
  actor.send({ type: 'TOGGLE_TORCH' })
  expect(torch).toEqual([true, false])
  actor.send({ type: 'TOGGLE_TORCH' })
  actor.send({ type: 'STOP' })
  expect(now().context).toEqual({ hasTorch: true, isTorchOn: true, reason: null })
  begin(true)
  expect(now().context).toEqual({ hasTorch: true, isTorchOn: false, reason: null })
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
