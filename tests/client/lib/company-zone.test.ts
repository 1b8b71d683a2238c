import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localTimeZoneName } from '../../../domain/format.ts'

/** A page that has just been opened; what was stored before is still there. */
const openPage = async () => {
  vi.resetModules()
  const zone = await import('../../../src/lib/company-zone.ts')
  const told = await import('../../../src/lib/told-time-zone.ts')
  return { ...zone, ...told, ...(await import('../../../src/lib/days.ts')) }
}
const telling = (zone?: string) =>
  new Response(null, { headers: zone === undefined ? {} : { 'time-zone': zone } })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T00:30:00Z') })
})
afterEach(() => void vi.useRealTimers())

describe('The company’s day', () => {
  it.each([
    ['America/Los_Angeles', '2026-03-04'],
    ['UTC', '2026-03-05'],
    ['Pacific/Kiritimati', '2026-03-05'],
  ])('in %s is %s, wherever the visitor is', async (zone, today) => {
    const page = await openPage()
    page.noteTimeZone(telling(zone))
    expect([page.companyTimeZone(), page.companyToday()]).toEqual([zone, today])
  })

  it('is still known after a reload without a connection', async () => {
    const before = await openPage()
    before.noteTimeZone(telling('America/Los_Angeles'))
    const after = await openPage()
    expect([after.companyTimeZone(), after.companyToday()]).toEqual([
      'America/Los_Angeles',
      '2026-03-04',
    ])
  })

  it('is the visitor’s own if the host names no time zone, or one that the browser lacks', async () => {
    const page = await openPage()
    page.noteTimeZone(telling())
    expect([page.companyTimeZone(), page.isHostInUtc()]).toEqual([localTimeZoneName(), false])
    page.noteTimeZone(telling('Mars/Olympus'))
    expect([page.companyTimeZone(), page.isHostInUtc()]).toEqual([localTimeZoneName(), false])
  })

  it('follows the host to another time zone, and knows UTC by each of its names', async () => {
    const page = await openPage()
    page.noteTimeZone(telling('Etc/UTC'))
    expect(page.isHostInUtc()).toBe(true)
    page.noteTimeZone(telling('Asia/Tokyo'))
    expect([page.companyTimeZone(), page.isHostInUtc()]).toEqual(['Asia/Tokyo', false])
  })

  it('is what a search by days means', async () => {
    const page = await openPage()
    page.noteTimeZone(telling('America/Los_Angeles'))
    expect(page.instantsOf({ from: '2026-03-04', to: '2026-03-08' })).toEqual({
      createdFrom: '2026-03-04T08:00:00.000Z',
      // Clocks went forward that morning.
      createdBefore: '2026-03-09T07:00:00.000Z',
    })
  })
})
