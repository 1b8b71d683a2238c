import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Insights } from '../../../openapi.d.ts'
import AdminInsightsPage from '../../../src/pages/admin-insights-page.tsx'
import { noteTimeZone } from '../../../src/lib/told-time-zone.ts'
import { later, ok } from '../../support/host.ts'
import { opener } from '../support/open-page.tsx'
import { factsIn } from '../support/texts.ts'

const call = 'GET /api/parcel/insights'
const open = opener(<AdminInsightsPage />, '/admin/insights')

afterEach(() => void vi.useRealTimers())

const some: Insights = {
  from: '2026-03-01',
  to: '2026-03-03',
  timeZone: 'Europe/Berlin',
  days: [
    { date: '2026-03-01', created: 3, delivered: 1, medianHours: 20.5 },
    { date: '2026-03-02', created: 1200, delivered: 0, medianHours: null },
    { date: '2026-03-03', created: 2, delivered: 2, medianHours: 60 },
  ],
  statuses: [
    { status: 'REQUESTED', count: 40 },
    { status: 'DELIVERED', count: 1200 },
    { status: 'BLOCKED', count: 0 },
  ],
  medianHours: 60,
  created: 1205,
  delivered: 3,
}
const none: Insights = {
  ...some,
  days: some.days.map(({ date }) => ({ date, created: 0, delivered: 0, medianHours: null })),
  medianHours: null,
  created: 0,
  delivered: 0,
}

it('An administrator reads the figures of the last 30 days, and what each chart says', async () => {
  const { host } = open({ [call]: () => ok(some) })

  await waitFor(() =>
    expect(factsIn()).toEqual([
      ['Created', '1,205'],
      ['Delivered', '3'],
      ['Median time from request to delivery', '2.5 days'],
    ]),
  )
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'Created and delivered per day. 1,205 created and 3 delivered in 3 days. Most were created on 2 Mar: 1,200.',
    'Median time to delivery per day. Half of the deliveries took 2.5 days or less. The slowest day was 3 Mar: 2.5 days.',
    'Where parcels stand now. 1,240 in all, whenever they were created: 40 Requested, 1,200 Delivered.',
  ])
  const { from = '', to = '' } = host.asked[0]?.query ?? {}
  expect(to).toBe(new Date().toISOString().slice(0, 10))
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29)
})

it.each([
  [
    'Created and delivered per day',
    ['Day', 'Created', 'Delivered'],
    [
      ['1 Mar 2026', '3', '1'],
      ['2 Mar 2026', '1,200', '0'],
      ['3 Mar 2026', '2', '2'],
    ],
  ],
  [
    'Median time to delivery per day',
    ['Day', 'Median time'],
    [
      ['1 Mar 2026', '20.5 hours'],
      ['2 Mar 2026', '—'],
      ['3 Mar 2026', '2.5 days'],
    ],
  ],
  [
    'Where parcels stand now',
    ['Status', 'Parcels'],
    [
      ['Requested', '40'],
      ['Delivered', '1,200'],
      ['Blocked', '0'],
    ],
  ],
])('An administrator reads "%s" as a table', async (title, head, rows) => {
  const { person } = open({ [call]: () => ok(some) })

  await person.click(await screen.findByRole('button', { name: `Show as table: ${title}` }))
  const table = within(screen.getByRole('table', { name: title }))
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(head)
  const cells = table.getAllByRole('row').slice(1)
  expect(cells.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual(rows)
  expect(screen.getAllByRole('img')).toHaveLength(2)
})

it('An administrator chooses the last 7 days; the old figures stay until the new ones have loaded', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T23:59:00Z') })
  const { host, person, address } = open({ [call]: () => ok(some) })
  await screen.findByText('1,205')
  const slow = later()
  host.on(call, slow.handler)

  await person.click(screen.getByRole('button', { name: 'Last 7 days' }))
  expect(address()).toBe('/admin/insights?days=7')
  await waitFor(() =>
    expect(host.asked.filter((asked) => asked.call === call).map(({ query }) => query)).toEqual([
      { from: '2026-02-04', to: '2026-03-05' },
      { from: '2026-02-27', to: '2026-03-05' },
    ]),
  )
  expect(screen.getByText('1,205')).toBeVisible()
  slow.answer(ok({ ...some, created: 77 }))
  expect(await screen.findByText('77')).toBeVisible()
})

it('An administrator chooses custom days, and the address keeps them', async () => {
  const { host, address } = open({ [call]: () => ok(some) })
  await screen.findByText('1,205')

  fireEvent.change(screen.getByLabelText('From (UTC)'), { target: { value: '2026-01-02' } })
  fireEvent.change(screen.getByLabelText('To (UTC)'), { target: { value: '2026-02-03' } })
  expect(address()).toBe('/admin/insights?from=2026-01-02&to=2026-02-03')
  await waitFor(() =>
    expect(host.asked.at(-1)?.query).toEqual({ from: '2026-01-02', to: '2026-02-03' }),
  )
})

it.each([
  [
    'from=2026-03-09&to=2026-03-02',
    /^The first day is after the last\. Shown are the last 30 days\.$/,
  ],
  ['from=2024-03-09&to=2026-03-02', /^At most 366 days at once\. Shown are the last 30 days\.$/],
])('An administrator who opens ?%s reads what is wrong', async (query, words) => {
  open({ [call]: () => ok(some) }, `/admin/insights?${query}`)

  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByText('1,205')).toBeVisible()
  expect(screen.getByLabelText('To (UTC)')).toHaveValue('2026-03-02')
})

it('An administrator is told if no parcels were created in these days, and sees the status of other parcels', async () => {
  open({ [call]: () => ok(none) })

  expect(await screen.findByText('No parcels in these days.')).toBeVisible()
  expect(screen.getByRole('img', { name: /^Where parcels stand now/ })).toBeVisible()
})

const figuresCall = 'GET /api/runs/figures'
const figures = (day: string, id: string, name: string, delivered: number) => ({
  day,
  courier: { _id: id, name },
  runs: 1,
  stops: 10,
  parcels: 12,
  delivered,
  attempted: 1,
  open: 11 - delivered,
  minutes: 55,
})

it('An administrator reads the results of runs, by courier, by day and by both', async () => {
  const { person } = open({
    [call]: () => ok(some),
    [figuresCall]: () =>
      ok([
        figures('2026-03-01', 'dora', 'Dora Diaz', 9),
        figures('2026-03-01', 'cem', 'Cem Aksoy', 11),
        figures('2026-03-02', 'cem', 'Cem Aksoy', 8),
      ]),
  })
  expect(await figureRows()).toEqual([
    ['Cem Aksoy', '2', '20', '24', '19', '2', '3', '5.5'],
    ['Dora Diaz', '1', '10', '12', '9', '1', '2', '5.5'],
  ])
  await person.click(screen.getByRole('button', { name: 'By day' }))
  expect(await figureRows()).toEqual([
    ['1 Mar 2026', '2', '20', '24', '20', '2', '2', '5.5'],
    ['2 Mar 2026', '1', '10', '12', '8', '1', '3', '5.5'],
  ])
  await person.click(screen.getByRole('button', { name: 'By courier and day' }))
  expect((await figureRows()).map((cells) => cells.slice(0, 2))).toEqual([
    ['1 Mar 2026', 'Dora Diaz'],
    ['1 Mar 2026', 'Cem Aksoy'],
    ['2 Mar 2026', 'Cem Aksoy'],
  ])
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^http.*\/api\/runs\/export\?from=[\d-]{10}&to=[\d-]{10}$/),
  )
  await person.click(screen.getByRole('button', { name: 'File format: plain CSV' }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'For Excel' }))
  expect(screen.getByRole('link', { name: 'Export for Excel' })).toHaveAttribute(
    'href',
    expect.stringMatching(/&format=EXCEL$/),
  )
})

it('An administrator sees no courier figures on a host without runs', async () => {
  open({ [call]: () => ok(some) })
  expect(await screen.findByText('1,205')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Couriers' })).toBeNull()
})

/** The cells of each row, without the column names that a phone shows. */
async function figureRows(): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name: 'Figures of couriers' })
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }, column) => textContent.replace(heads[column] ?? '', '')),
    )
}

// The last one, as a host that has named a time zone is remembered.
it('An administrator reads whose days are shown while those of a new time zone are counted', async () => {
  const inZone = (name: string) =>
    noteTimeZone(new Response(null, { headers: { 'time-zone': name } }))
  inZone('Asia/Tokyo')
  open({ [call]: () => ok(some) })
  const note =
    'Days are still those of Europe/Berlin. Those of the new time zone are being counted.'
  expect(await screen.findByText(note)).toBeVisible()
  act(() => inZone('Europe/Berlin'))
  expect(screen.queryByText(note)).toBeNull()
})
