// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import TrackPage from '../../../../src/pages/track-page.tsx'
import { failure, ok, standInHost } from '../../../support/host.ts'
import type { Asked } from '../../../support/host.ts'
import { visit } from '../../support/visit.tsx'
import { calls, tracked } from '../../support/tracking.ts'

const noon = new Date('2026-03-02T12:00:00')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon })
})
afterEach(() => {
  look('visible')
  vi.useRealTimers()
})

const open = (ids: string) => visit(`/track/${ids}`, <TrackPage />, '/track/:trackingId?')
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

describe('Somebody leaves a list of parcels open', () => {
  it('and reads where they have got to 30 seconds later; what has ended is not asked for', async () => {
    const statuses: Record<string, string> = { 'TRK-A': 'REQUESTED', 'TRK-B': 'DELIVERED' }
    const host = hostWith(statuses)
    open('TRK-A,TRK-B')
    expect(await screen.findByText('1 requested · 1 delivered')).toBeVisible()
    expect(updated()).toBe('Updated at 02/03/2026, 12:00')

    statuses['TRK-A'] = 'DELIVERED'
    host.asked.length = 0
    await pass(29)
    expect(host.asked).toEqual([])
    await pass(2)
    expect(await screen.findByText('2 delivered')).toBeVisible()
    expect(host.asked.map(({ query }) => query['trackingId'])).toEqual(['TRK-A'])
    expect(updated()).toBeNull()

    host.asked.length = 0
    await pass(120)
    expect(host.asked).toEqual([])
  })

  it('and reads when they were last asked for, though nothing has changed', async () => {
    hostWith({ 'TRK-A': 'REQUESTED', 'TRK-B': 'APPROVED' })
    open('TRK-A,TRK-B')
    expect(await screen.findByText('1 requested · 1 approved')).toBeVisible()
    await pass(95)
    expect(updated()).toBe('Updated at 02/03/2026, 12:01')
  })

  it('out of sight: nothing is asked for until they look again, and then at once', async () => {
    const statuses: Record<string, string> = { 'TRK-A': 'APPROVED', 'TRK-B': 'DISPATCHED' }
    const host = hostWith(statuses)
    open('TRK-A,TRK-B')
    expect(await screen.findByText('1 approved · 1 on the way')).toBeVisible()
    host.asked.length = 0
    look('hidden')
    await pass(300)
    expect(host.asked).toEqual([])

    statuses['TRK-A'] = 'CANCELED'
    look('visible')
    await pass(1)
    expect(await screen.findByText('1 canceled · 1 on the way')).toBeVisible()
  })

  it('while the host is away for a while: they keep what they have', async () => {
    const host = hostWith({ 'TRK-A': 'APPROVED', 'TRK-B': 'UNBLOCKED' })
    open('TRK-A,TRK-B')
    expect(await screen.findByText('1 approved · 1 free to move on')).toBeVisible()
    host.on(calls, () => failure(503, 'Busy for a moment'))
    await pass(61)
    expect(screen.getByText('1 approved · 1 free to move on')).toBeVisible()
    expect(updated()).toBe('Updated at 02/03/2026, 12:00')
    expect(screen.queryByText('Busy for a moment')).toBeNull()
  })

  it('of twenty: each is asked for once a minute only', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `TRK-${index}`)
    const host = hostWith(Object.fromEntries(ids.map((id) => [id, 'IN_TRANSIT'])))
    open(ids.join(','))
    expect(await screen.findByText('20 on the way')).toBeVisible()
    host.asked.length = 0
    await pass(31)
    expect(host.asked).toHaveLength(20)
    await pass(55)
    expect(host.asked).toHaveLength(20)
    await pass(6)
    expect(host.asked).toHaveLength(40)
  })
})

/** Where each parcel stands may change while the page is open. */
function hostWith(statuses: Record<string, string>) {
  const answer = ({ query }: Asked) => {
    const trackingId = query['trackingId'] ?? ''
    const status = statuses[trackingId] ?? 'REQUESTED'
    const updatedAt = `2026-03-02T0${Object.keys(order).indexOf(status)}:00:00.000Z`
    const isCanceled = status === 'CANCELED'
    return ok([tracked({ trackingId, status, isCanceled, updatedAt })])
  }
  return standInHost({ [calls]: answer })
}

const order = {
  REQUESTED: 0,
  APPROVED: 1,
  DISPATCHED: 2,
  IN_TRANSIT: 3,
  UNBLOCKED: 4,
  DELIVERED: 5,
  CANCELED: 6,
}

const updated = () =>
  within(screen.getByRole('region', { name: /parcels$/ })).queryByText(/^Updated at/)
    ?.textContent ?? null

function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
