import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteTimeZone } from '../../../../src/lib/told-time-zone.ts'
import AdminRunsPage from '../../../../src/pages/admin-runs-page.tsx'
import { json, ok } from '../../../support/host.ts'
import { bodiesOf } from '../../support/asked.ts'
import { opener } from '../../support/open-page.tsx'
import { boardHost } from '../../support/runs.ts'

const open = opener(<AdminRunsPage />, '/admin/runs')
const hostIsIn = (zone: string) =>
  noteTimeZone(new Response(null, { headers: { 'time-zone': zone } }))
const timeZone = (zone: string, source: string) => ({ timeZone: zone, source })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T00:30:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('A planner of a company in Los Angeles', () => {
  it('sees today’s board and plans for today at half past four in the afternoon', async () => {
    hostIsIn('America/Los_Angeles')
    const { host, press } = open(boardHost([], []))
    expect(await screen.findByText('Today, 4 Mar 2026')).toBeVisible()
    expect(host.asked.find(({ call }) => call === 'GET /api/runs')?.query).toEqual({
      day: '2026-03-04',
    })
    await press('New run')
    const day = within(await screen.findByRole('dialog')).getByLabelText(/^Day/)
    expect([day.getAttribute('value'), day.getAttribute('min')]).toEqual([
      '2026-03-04',
      '2026-03-04',
    ])
    expect(host.calls()).not.toContain('GET /api/time-zone')
  })
})

describe('A planner whose host is in UTC', () => {
  it('is asked where the company is, and sees its day at once', async () => {
    hostIsIn('UTC')
    const { host, person, press } = open({
      ...boardHost([], []),
      'GET /api/time-zone': () => ok(timeZone('UTC', 'COMPUTER')),
      'PUT /api/time-zone': () =>
        new Response(
          JSON.stringify({
            success: true,
            message: 'Time zone chosen',
            data: timeZone('America/Los_Angeles', 'CHOICE'),
          }),
          {
            headers: { 'content-type': 'application/json', 'time-zone': 'America/Los_Angeles' },
          },
        ),
    })
    expect(await screen.findByText('Today, 5 Mar 2026')).toBeVisible()
    const choice = await screen.findByRole('combobox', { name: 'Your time zone' })
    await person.selectOptions(choice, 'America/Los Angeles')
    host.on('GET /api/time-zone', () => ok(timeZone('America/Los_Angeles', 'CHOICE')))
    await press('Use this time zone')
    expect(await screen.findByText('Today, 4 Mar 2026')).toBeVisible()
    expect(
      await screen.findByText('Days now begin at midnight in America/Los Angeles'),
    ).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Your time zone' })).toBeNull()
    expect(bodiesOf(host, 'PUT /api/time-zone')).toEqual([{ timeZone: 'America/Los_Angeles' }])
  })

  it('keeps the choice if it cannot be saved', async () => {
    hostIsIn('UTC')
    const { person, press } = open({
      ...boardHost([], []),
      'GET /api/time-zone': () => ok(timeZone('UTC', 'COMPUTER')),
      'PUT /api/time-zone': () => json({ success: false, message: 'Not now' }, 503),
    })
    const choice = await screen.findByRole('combobox', { name: 'Your time zone' })
    await person.selectOptions(choice, 'Asia/Tokyo')
    await press('Use this time zone')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(choice).toHaveValue('Asia/Tokyo')
  })

  it.each(['CHOICE', 'SETTING'])('is not asked if UTC is a %s', async (source) => {
    hostIsIn('UTC')
    const { host } = open({
      ...boardHost([], []),
      'GET /api/time-zone': () => ok(timeZone('UTC', source)),
    })
    expect(await screen.findByText('No runs on this day.')).toBeVisible()
    expect(host.calls()).toContain('GET /api/time-zone')
    expect(screen.queryByRole('combobox', { name: 'Your time zone' })).toBeNull()
  })
})
