import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, ok, standInHost } from '../../../support/host.ts'
import type { Asked } from '../../../support/host.ts'
import { trackedParcel, trackOperation, openTracking } from '../../support/tracking.tsx'
import { look } from '../../support/visibility.ts'

const noon = new Date('2026-03-02T12:00:00')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: noon })
})
afterEach(() => {
  look('visible')
  vi.useRealTimers()
})

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

describe('A visitor who leaves a list of parcels open', () => {
  it('sees changes after 30 seconds; finished parcels are not looked up', async () => {
    const statuses: Record<string, string> = { 'TRK-A': 'REQUESTED', 'TRK-B': 'DELIVERED' }
    const host = hostWith(statuses)
    openTracking('/track/TRK-A,TRK-B')
    expect(await screen.findByText('1 requested · 1 delivered')).toBeVisible()
    expect(updated()).toBe('Updated at 02/03/2026, 12:00')

    statuses['TRK-A'] = 'DELIVERED'
    host.asked.length = 0
    await advance(29)
    expect(host.asked).toEqual([])
    await advance(2)
    expect(await screen.findByText('2 delivered')).toBeVisible()
    expect(host.asked.map(({ query }) => query['trackingId'])).toEqual(['TRK-A'])
    expect(updated()).toBeNull()

    host.asked.length = 0
    await advance(120)
    expect(host.asked).toEqual([])
  })

  it('reads the time of the last lookup, even if nothing has changed', async () => {
    hostWith({ 'TRK-A': 'REQUESTED', 'TRK-B': 'APPROVED' })
    openTracking('/track/TRK-A,TRK-B')
    expect(await screen.findByText('1 requested · 1 approved')).toBeVisible()
    await advance(95)
    expect(updated()).toBe('Updated at 02/03/2026, 12:01')
  })

  it('causes no lookups while the tab is hidden, and a lookup immediately when it is visible again', async () => {
    const statuses: Record<string, string> = { 'TRK-A': 'APPROVED', 'TRK-B': 'DISPATCHED' }
    const host = hostWith(statuses)
    openTracking('/track/TRK-A,TRK-B')
    expect(await screen.findByText('1 approved · 1 on the way')).toBeVisible()
    host.asked.length = 0
    look('hidden')
    await advance(300)
    expect(host.asked).toEqual([])

    statuses['TRK-A'] = 'CANCELED'
    look('visible')
    await advance(1)
    expect(await screen.findByText('1 canceled · 1 on the way')).toBeVisible()
  })

  it('keeps the list’s content while the host is down for a while', async () => {
    const host = hostWith({ 'TRK-A': 'APPROVED', 'TRK-B': 'UNBLOCKED' })
    openTracking('/track/TRK-A,TRK-B')
    expect(await screen.findByText('1 approved · 1 unblocked')).toBeVisible()
    host.on(trackOperation, () => failure(503, 'Busy for a moment'))
    await advance(61)
    expect(screen.getByText('1 approved · 1 unblocked')).toBeVisible()
    expect(updated()).toBe('Updated at 02/03/2026, 12:00')
    expect(screen.queryByText('Busy for a moment')).toBeNull()
  })

  it('sees an older state if the host has lost the newest change', async () => {
    const statuses: Record<string, string> = { 'TRK-A': 'IN_TRANSIT', 'TRK-B': 'APPROVED' }
    hostWith(statuses)
    openTracking('/track/TRK-A,TRK-B')
    expect(await screen.findByText('1 on the way · 1 approved')).toBeVisible()
    statuses['TRK-A'] = 'APPROVED'
    await advance(31)
    expect(await screen.findByText('2 approved')).toBeVisible()
  })

  it('causes only one lookup a minute for each of twenty parcels', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `TRK-${index}`)
    const host = hostWith(Object.fromEntries(ids.map((id) => [id, 'IN_TRANSIT'])))
    openTracking(`/track/${ids.join(',')}`)
    expect(await screen.findByText('20 on the way')).toBeVisible()
    host.asked.length = 0
    await advance(31)
    expect(host.asked).toHaveLength(20)
    await advance(55)
    expect(host.asked).toHaveLength(20)
    await advance(6)
    expect(host.asked).toHaveLength(40)
  })
})

/** The test can change `statuses` while the page is open. */
function hostWith(statuses: Record<string, string>) {
  const answer = ({ query }: Asked) => {
    const trackingId = query['trackingId'] ?? ''
    const status = statuses[trackingId] ?? 'REQUESTED'
    const updatedAt = `2026-03-02T0${Object.keys(order).indexOf(status)}:00:00.000Z`
    const isCanceled = status === 'CANCELED'
    return ok([trackedParcel({ trackingId, status, isCanceled, updatedAt })])
  }
  return standInHost({ [trackOperation]: answer })
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
  within(screen.getByRole('region', { name: /parcels$/ })).queryByText(/^Updated at/)?.parentElement
    ?.textContent ?? null
