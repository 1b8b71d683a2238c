import { afterEach, describe, expect, it, vi } from 'vitest'
import { recordDelivery } from '../../../src/api/deliveries.ts'
import { logoutUser } from '../../../src/api/session.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { lost } from '../support/answers.ts'
import { standInLocks } from '../support/locks.ts'

const logout = 'POST /api/auth/logout'
const deliver = 'POST /api/parcel/deliveries/p-1'
const handover = () => recordDelivery('p-1', { receivedBy: 'Rita' }, 'key-of-handover')

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

describe.each([
  ['without locks', () => undefined],
  ['with locks', standInLocks],
])('In a browser %s, a logout', (_which, locks) => {
  it.each([
    ['was recorded', () => ok(wireParcel())],
    ['was refused', () => failure(409, 'Parcel is blocked')],
    ['got no answer', lost],
  ])('waits until a handover %s', async (_end, end) => {
    Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true })
    const held = later()
    const answer = async () => {
      await held.handler()
      return end()
    }
    const host = standInHost({ [deliver]: answer, [logout]: () => ok(null) })
    const saved = handover().then(
      () => 'answered',
      () => 'answered',
    )
    const left = logoutUser().then(() => host.calls())
    await vi.waitFor(() => expect(host.calls()).toEqual([deliver]))
    expect(await Promise.race([left, Promise.resolve('waiting')])).toBe('waiting')
    held.answer(ok(null))
    expect(await saved).toBe('answered')
    expect(await left).toEqual([deliver, logout])
  })

  it('is sent once, and at once, if the page is left while a handover is under way', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true })
    const held = later()
    const host = standInHost({ [deliver]: held.handler, [logout]: () => ok(null) })
    const saved = handover()
    const left = logoutUser()
    await vi.waitFor(() => expect(host.calls()).toEqual([deliver]))
    window.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect(host.calls()).toEqual([deliver, logout]))
    held.answer(ok(wireParcel()))
    await Promise.all([saved, left])
    expect(host.calls()).toEqual([deliver, logout])
  })

  it('begins immediately if no change is under way', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true })
    const host = standInHost({ [logout]: () => ok(null) })
    await logoutUser()
    expect(host.calls()).toEqual([logout])
  })
})
