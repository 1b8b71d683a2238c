import { act, fireEvent, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Cards from '../../../../src/features/parcels/parcel-card.tsx'
import AdminParcelsPage from '../../../../src/pages/admin-parcels-page.tsx'
import { prepareDialogs } from '../../../../src/ui/dialog/dialog.tsx'
import { setLive } from '../../../../src/stores/live.ts'
import { followParcels } from '../../../../src/stores/live-parcels.ts'
import { setTheme } from '../../../../src/stores/theme.ts'
import { never, standInHost } from '../../../support/host.ts'
import type { Host } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { standInStreams } from '../../support/event-source.ts'
import { openPage } from '../../support/open-page.tsx'

/** The tracking ID of each card that was rendered, wholly or in part. */
const rendered = vi.hoisted(() => ({ ids: [] as string[] }))

vi.mock('../../../../src/features/parcels/parcel-card.tsx', async (original) => {
  const { ParcelCard } = await original<typeof Cards>()
  return {
    ParcelCard: (props: ComponentProps<typeof ParcelCard>) => (
      <Profiler id={props.parcel.trackingId} onRender={(id) => rendered.ids.push(id)}>
        <ParcelCard {...props} />
      </Profiler>
    ),
  }
})

const list = 'GET /api/parcel'
const number = (id: number) => wireParcel({ _id: `p-${id}`, trackingId: `TRK-${id}` })
const six = [1, 2, 3, 4, 5, 6].map(number)
const page = (data = six) =>
  Response.json(
    { success: true, message: 'Done', data, meta: { page: 1, limit: 6, total: 30 } },
    { headers: { 'live-updates': 'events' } },
  )

let host: Host
let atFirst: string[]
beforeEach(async () => {
  vi.useFakeTimers()
  await prepareDialogs()
  host = standInHost({ [list]: () => page() })
  openPage(<AdminParcelsPage />, '/admin/parcels')
  await pass(5_000)
  atFirst = rendered.ids
  rendered.ids = []
})
afterEach(() => {
  vi.useRealTimers()
  rendered.ids = []
})

const pass = (time: number) => act(async () => await vi.advanceTimersByTimeAsync(time))
const card = (id: string) => within(screen.getByRole('article', { name: id }))

it('Six cards are rendered once, even when the counts arrive', () => {
  expect(atFirst.toSorted()).toEqual(six.map(({ trackingId }) => trackingId))
})

it('A live change renders one of six cards again, and a refetch of the list none', async () => {
  const streams = standInStreams()
  const stop = followParcels('ada@example.com', setLive)
  await pass(1)
  act(() => streams[0]?.say('ready', 'id-1'))
  await pass(4_000)
  expect(host.calls().filter((call) => call === list)).toHaveLength(2)
  expect(rendered.ids).toEqual([])

  const now = wireParcel({
    ...number(3),
    status: 'APPROVED',
    updatedAt: '2026-03-03T10:00:00.000Z',
    statusLogs: [
      { status: 'REQUESTED', timestamp: '2026-03-01T10:00:00.000Z' },
      { status: 'APPROVED', timestamp: '2026-03-03T10:00:00.000Z' },
    ],
  })
  host.on(list, () => page(six.with(2, now)))
  act(() => streams[0]?.say('parcel', 'id-2', now))
  expect(card('TRK-3').getByText('Approved')).toBeVisible()
  await pass(5_000)
  stop()

  expect(host.calls().filter((call) => call === list)).toHaveLength(3)
  // Once for the parcel, then once for its two controls, whose flows react to it.
  expect(rendered.ids).toEqual(['TRK-3', 'TRK-3'])
})

it('A refetched list renders only cards that have changed or are new', async () => {
  const now = wireParcel({ ...number(2), toAddress: 'Hill 22' })
  host.on(list, () => page([number(7), ...six.slice(0, 5).with(1, now)]))
  const streams = standInStreams()
  const stop = followParcels('ada@example.com', setLive)
  await pass(1)
  act(() => streams[0]?.say('reset', 'id-1'))
  await pass(1_000)
  stop()

  expect(new Set(rendered.ids)).toEqual(new Set(['TRK-7', 'TRK-2']))
})

it('Opening the dialog of a card renders no other card', async () => {
  fireEvent.click(card('TRK-2').getByRole('button', { name: 'Update Status' }))
  await pass(1)

  expect(screen.getByRole('dialog', { name: 'Update Status' })).toBeVisible()
  expect(new Set(rendered.ids)).toEqual(new Set(['TRK-2']))
})

it('Selecting one parcel renders no other card', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select parcel TRK-4' }))
  await pass(1)

  expect(screen.getByText('1 selected')).toBeVisible()
  expect(rendered.ids).toEqual(['TRK-4'])
})

it('Typing a search renders no card until the answer arrives', async () => {
  host.on(list, never)
  const box = screen.getByRole('searchbox', { name: 'Search parcels' })
  for (const text of ['h', 'hi', 'hill']) fireEvent.change(box, { target: { value: text } })
  await pass(1_000)
  expect(host.asked.at(-1)?.query['q']).toBe('hill')
  expect(rendered.ids).toEqual([])

  host.on(list, () => page([number(9), number(1)]))
  fireEvent.change(box, { target: { value: 'hill 2' } })
  await pass(1_000)
  expect(new Set(rendered.ids)).toEqual(new Set(['TRK-9', 'TRK-1']))
})

it('Changing the theme renders no card', async () => {
  act(() => setTheme('dark'))
  await pass(1)
  act(() => setTheme('light'))
  await pass(1)

  expect(rendered.ids).toEqual([])
})
