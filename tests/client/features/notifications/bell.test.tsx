import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PasswordSection } from '../../../../src/features/account/password-section.tsx'
import { NotificationBell } from '../../../../src/features/notifications/notification-bell.tsx'
import { setLive } from '../../../../src/stores/live.ts'
import { followParcels } from '../../../../src/stores/live-parcels.ts'
import { failure, never, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { standInStreams } from '../../support/event-source.ts'
import { meta, noteOwnHost, wireNotification } from '../../support/notifications.ts'
import type { Answers } from '../../support/open-page.tsx'
import { makePlaceForToasts, toasts } from '../../support/toasts.ts'
import { look } from '../../support/visibility.ts'
import { openOn, opener } from '../../support/open-page.tsx'

makePlaceForToasts()
beforeEach(noteOwnHost)

const counting = 'GET /api/notifications/unread-count'
const listing = 'GET /api/notifications'
const reading = 'POST /api/notifications/read'
const unread = (count: number, isCapped = false) => ok({ count, isCapped })
const two = [
  wireNotification(2, 'IN_TRANSIT'),
  wireNotification(1, 'APPROVED', { readAt: '2026-03-02T10:00:00.000Z' }),
]

const open = opener(<NotificationBell area="SENDER" />, '/sender/parcels')
const bell = () => screen.findByRole('button', { name: /^Notifications/ })
const rows = (shown = two) => ok(shown, meta(shown.length, 8))

/** Opens the panel of two notifications, one of them unread. */
async function openPanel(answers: Answers = {}) {
  const opened = open({ [counting]: () => unread(1), [listing]: () => rows(), ...answers })
  await opened.person.click(await bell())
  return { ...opened, shown: within(await panel()) }
}
const panel = () => screen.findByRole('dialog', { name: 'Notifications' })

it('A sender sees how many notifications they have not read', async () => {
  open({ [counting]: () => unread(3) })
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
})

it('A sender with more unread notifications than are counted sees that there are more', async () => {
  open({ [counting]: () => unread(99, true) })
  expect(await screen.findByRole('button', { name: 'Notifications, 99+ unread' })).toBeVisible()
})

it('A sender who changes the password sees the notification of it immediately', async () => {
  const { host, person } = openOn(
    { [counting]: () => unread(0), 'POST /api/user/me/password': () => ok(null) },
    <>
      <NotificationBell area="SENDER" />
      <PasswordSection email="sam@example.com" onSet={() => {}} />
    </>,
    '/sender/account',
  )
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  host.on(counting, () => unread(1))
  const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' })
  await person.type(field(/^Current password/), 'secret1')
  await person.type(field(/^New password/), 'secret2')
  await person.type(field(/^Confirm new password/), 'secret2')
  await person.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
})

it('A sender reads the newest notifications, and opens the parcel of one, which marks it as read', async () => {
  const { host, person, address, shown } = await openPanel({ [reading]: () => unread(0) })
  const items = await shown.findAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Unread: Your parcel is on its wayTRK-2/),
    expect.stringMatching(/^Your parcel was approvedTRK-1/),
  ])
  expect(host.asked.find(({ call }) => call === listing)?.query).toEqual({ page: '1', limit: '8' })

  host.on(counting, () => unread(0))
  await person.click(shown.getByRole('link', { name: /is on its way/ }))
  expect(address()).toBe('/sender/parcels/p-2')
  expect(host.asked.find(({ call }) => call === reading)?.body).toEqual({ ids: ['n-2'] })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
})

it('A sender marks all that they see as read', async () => {
  const { host, person, shown } = await openPanel({
    [counting]: () => unread(2),
    [reading]: () => unread(0),
  })
  await shown.findAllByRole('listitem')
  host.on(listing, () => rows([]))
  host.on(counting, () => unread(0))
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  expect(host.asked.find(({ call }) => call === reading)?.body).toEqual({
    before: '2026-03-02T09:00:02.000Z',
  })
})

it('A sender whose marking as read fails is told, and sees the notifications as unread again', async () => {
  const { host, person, shown } = await openPanel({ [reading]: () => failure(500, 'Broken') })
  await shown.findAllByRole('listitem')
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await toasts().findByText('Broken')).toBeVisible()
  expect(await screen.findByText('Unread:')).toBeInTheDocument()
  expect(host.calls()).toContain(reading)
})

it('A sender opens and closes the panel with the keyboard, and returns to the bell', async () => {
  const { person } = open({ [counting]: () => unread(1), [listing]: () => rows() })
  const button = await bell()
  button.focus()
  await person.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const shown = await panel()
  await waitFor(() => expect(shown).toHaveFocus())
  await person.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('A sender closes the panel with Escape while it is still loading', async () => {
  const { person } = await openPanel({ [listing]: never })
  const shown = await panel()
  await waitFor(() => expect(shown).toHaveFocus())
  await person.keyboard('{Tab}')
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus()
  expect(screen.queryByRole('tooltip')).toBeNull()
  await person.keyboard('{Escape}')
  await dialogClosed()
})

it('A sender without notifications is told, and a sender whose list fails tries again', async () => {
  const { host, person } = await openPanel({
    [counting]: () => unread(0),
    [listing]: () => failure(500, 'Broken'),
  })
  expect(await screen.findByText('Failed to load notifications.')).toBeVisible()
  host.on(listing, () => rows([]))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Nothing yet/)).toBeVisible()
})

it.each([
  ['a parcel changes', 'parcel', 'id-1', wireParcel({ status: 'APPROVED' })],
  ['something happens to the account', 'notification', '', {}],
])(
  'The unread count goes up automatically when %s, and is announced',
  async (_what, name, id, data) => {
    const streams = standInStreams()
    const { host } = open({ [counting]: () => unread(1), 'GET /api/user/me': () => ok(null) })
    await screen.findByRole('button', { name: 'Notifications, 1 unread' })
    const stop = followParcels('sam@example.com', setLive)
    await waitFor(() => expect(streams).toHaveLength(1))
    host.on(counting, () => unread(2))
    act(() => streams[0]?.say(name, id, data))
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
    expect(screen.getByText('2 unread notifications')).toBeInTheDocument()
    act(stop)
  },
)

it('The unread count is refetched when the user returns to the tab', async () => {
  const { host } = open({ [counting]: () => unread(2) })
  await screen.findByRole('button', { name: 'Notifications, 2 unread' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  look('hidden')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  host.on(counting, () => unread(0))
  look('visible')
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  vi.useRealTimers()
})

it('A user of a host without notifications has no bell, and the host is asked once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  standInStreams()
  const { host } = open()
  const stop = followParcels('sam@example.com', setLive)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(host.calls().filter((call) => call === counting)).toHaveLength(1)
  act(stop)
  vi.useRealTimers()
})
