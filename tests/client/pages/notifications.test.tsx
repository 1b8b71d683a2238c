import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AccountEvent } from '../../../openapi.d.ts'
import { NotificationSettingsPage } from '../../../src/pages/notification-settings-page.tsx'
import { NotificationsPage } from '../../../src/pages/notifications-page.tsx'
import { failure, later, ok } from '../../support/host.ts'
import { meta, wireNotification, wireSettings } from '../support/notifications.ts'
import { openOn } from '../support/open-page.tsx'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'
import { hrefOf } from '../support/texts.ts'
import type { Host } from '../../support/host.ts'
import { bodiesOf } from '../support/asked.ts'
import { opener } from '../support/open-page.tsx'

makePlaceForToasts()

const listing = 'GET /api/notifications'
const reading = 'POST /api/notifications/read'
const open = opener(<NotificationsPage area="RECEIVER" />, '/receiver/notifications')

const rows = [
  wireNotification(2, 'DISPATCHED'),
  wireNotification(1, 'REQUESTED', { readAt: '2026-03-02T10:00:00.000Z' }),
]
/** Answers of a host with two notifications, one of them unread. */
const two = {
  [listing]: () => ok(rows, meta(2)),
  [reading]: () => ok({ count: 0, isCapped: false }),
}
const read = (host: Host) => host.asked.find(({ call }) => call === reading)?.body
const items = () =>
  within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')

it('A receiver reads all notifications, each with a link to its parcel', async () => {
  open(two)
  expect(await screen.findByRole('link', { name: /Your parcel was dispatched/ })).toHaveAttribute(
    'href',
    '/receiver/parcels/p-2',
  )
  expect(items().map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Unread: Your parcel was dispatchedTRK-2/),
    expect.stringMatching(/^A parcel for you was requestedTRK-1/),
  ])
  expect(hrefOf('Settings')).toBe('/receiver/notifications/settings')
})

it('A receiver reads how many stops the courier has first, and when the parcel may arrive', async () => {
  const today = (hours: number, minutes: number) =>
    new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString()
  const near = wireNotification(3, 'IN_TRANSIT')
  const arrival = { stopsBefore: 3, from: today(14, 10), to: today(14, 50) }
  open({
    [listing]: () => ok([{ ...near, parcel: { ...near.parcel, arrival } }], meta(1)),
  })
  expect(await screen.findByRole('link', { name: /3 stops before yours/ })).toHaveTextContent(
    'Expected between 14:10 and 14:50.',
  )
})

it('A receiver marks one notification as read, and the focus moves on in the list', async () => {
  const { host, person } = open(two)
  const button = await screen.findByRole('button', {
    name: 'Mark as read: Your parcel was dispatched, TRK-2',
  })
  host.on(listing, () =>
    ok(
      rows.map((row) => ({ ...row, readAt: '2026-03-02T10:00:00.000Z' })),
      meta(2),
    ),
  )
  await person.click(button)
  await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull())
  expect(read(host)).toEqual({ ids: ['n-2'] })
  expect(document.activeElement).not.toBe(document.body)
})

it('A receiver marks all notifications as read, up to the newest one on the page', async () => {
  const { host, person } = open(two)
  await screen.findByRole('link', { name: /dispatched/ })
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(host.calls()).toContain(reading))
  expect(read(host)).toEqual({
    before: '2026-03-02T09:00:02.000Z',
  })
})

it('A receiver filters by unread notifications, and the address keeps the filter', async () => {
  const { host, person, address } = open({
    [listing]: ({ query }) => (query['unread'] === 'true' ? ok([], meta(0)) : ok(rows, meta(2))),
  })
  await screen.findByRole('link', { name: /dispatched/ })
  await person.click(screen.getByRole('button', { name: 'Unread' }))
  expect(await screen.findByText('All caught up.')).toBeVisible()
  expect(address()).toBe('/receiver/notifications?show=unread')
  expect(host.asked.at(-1)?.query).toEqual({ page: '1', limit: '15', unread: 'true' })
  await person.click(screen.getByRole('button', { name: 'Show all notifications' }))
  expect(await screen.findByRole('link', { name: /dispatched/ })).toBeVisible()
})

it('A receiver turns the pages, and marks all as read from a later page', async () => {
  const { host, person, address } = open({
    [listing]: ({ query }) => ok(rows, meta(40, 15, Number(query['page']))),
    [reading]: () => ok({ count: 0, isCapped: false }),
  })
  await screen.findByRole('link', { name: /dispatched/ })
  await person.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(address()).toBe('/receiver/notifications?page=3')
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(host.calls()).toContain(reading))
  expect(read(host)).toEqual({})
})

it('A sender reads which webhook was disabled, and why', async () => {
  const webhook = { id: 'w-1', url: 'https://shop.example/hook', reason: 'FAILING' as const }
  const { parcel: _, ...told } = wireNotification(1, 'REQUESTED', { webhook })
  openOn(
    { [listing]: () => ok([told], meta(1)) },
    <NotificationsPage area="SENDER" />,
    '/sender/notifications',
  )
  expect(await screen.findByText('A webhook was disabled')).toBeVisible()
  expect(screen.getByText('https://shop.example/hook')).toBeVisible()
  expect(screen.getByText('It failed for too long.')).toBeVisible()
})

describe('A receiver who reads what happened to their account', () => {
  const told = (account: AccountEvent) => {
    const { parcel: _, ...notification } = wireNotification(1, 'REQUESTED', { account })
    return { [listing]: () => ok([notification], meta(1)), [reading]: two[reading] }
  }

  it('is told what to do, with a link to the account that marks it as read', async () => {
    const { host, person } = open(told({ kind: 'PASSWORD_CHANGED' }))
    const link = await screen.findByRole('link', { name: /Your password was changed/ })
    expect(link).toHaveAttribute('href', '/receiver/account')
    expect(link.textContent).toBe(
      'Unread: Your password was changedIf it was not you, ask for a new password on the login ' +
        'page right away. That ends all sessions. Then check that the passkeys and the company ' +
        'account on your account page are yours.02/03/2026, 09:00',
    )
    expect(
      screen.getByRole('button', {
        name: 'Mark as read: Your password was changed, 02/03/2026, 09:00',
      }),
    ).toBeVisible()
    await person.click(link)
    await waitFor(() => expect(read(host)).toEqual({ ids: ['n-1'] }))
  })

  it('sees the device and the network of a login', async () => {
    open(
      told({
        kind: 'NEW_DEVICE',
        device: { browser: 'Firefox', system: null, network: '203.0.113.*' },
      }),
    )
    expect(await screen.findByRole('link', { name: /New login/ })).toHaveTextContent(
      /Firefox, network 203\.0\.113\.\*/,
    )
    expect(
      screen.getByRole('button', {
        name: 'Mark as read: New login from a device that we do not know, Firefox, network 203.0.113.*',
      }),
    ).toBeVisible()
  })

  it('sees the name of an API key', async () => {
    open(told({ kind: 'API_KEY_CREATED', name: 'Webshop' }))
    expect(await screen.findByRole('link', { name: /An API key/ })).toHaveTextContent(
      /An API key was created.*Webshop.*revoke the key under Integrations/,
    )
  })
})

it('A receiver sees “No notifications yet”', async () => {
  open({ [listing]: () => ok([], meta(0)) })
  expect(await screen.findByText('No notifications yet.')).toBeVisible()
})

const settings = 'GET /api/notifications/settings'
const choosing = 'PATCH /api/notifications/settings'
const scheduling = 'PATCH /api/notifications/mail-schedule'
const openSettings = opener(
  <NotificationSettingsPage area="SENDER" />,
  '/sender/notifications/settings',
)
const box = (name: string) => screen.findByRole('checkbox', { name })

it('A sender chooses what to be notified of, which is saved immediately', async () => {
  const { host, person } = openSettings({
    [settings]: () => ok(wireSettings()),
    [choosing]: () => ok(wireSettings()),
  })
  expect(await screen.findByText('sam@example.com')).toBeVisible()
  const mail = await box('Email: Your parcel was approved')
  expect(mail).not.toBeChecked()
  await person.click(mail)
  expect(mail).toBeChecked()
  await person.click(await box('In Waybill: Your parcel was delivered'))
  expect(await box('In Waybill: Your parcel was delivered')).not.toBeChecked()
  await waitFor(() => expect(host.calls().filter((call) => call === choosing)).toHaveLength(2))
  expect(bodiesOf(host, choosing)).toEqual([
    { event: 'APPROVED', channel: 'EMAIL', isOn: true },
    { event: 'DELIVERED', channel: 'CENTER', isOn: false },
  ])
})

it('A sender chooses one email a day, and the hour when it is sent', async () => {
  const { host, person } = openSettings({
    [settings]: () => ok(wireSettings({ daily: { hour: 8, timeZone: 'Asia/Tokyo' } })),
    [scheduling]: () => ok(wireSettings()),
  })
  await person.selectOptions(await screen.findByRole('combobox', { name: 'At' }), '18:00')
  await person.click(screen.getByRole('button', { name: /^Use / }))
  const when = screen.getByRole('combobox', { name: 'When emails come' })
  await person.selectOptions(when, 'As it happens')
  expect(screen.queryByRole('combobox', { name: 'At' })).toBeNull()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await waitFor(() =>
    expect(bodiesOf(host, scheduling)).toEqual([
      { frequency: 'DAILY', hour: 18, timeZone: 'Asia/Tokyo' },
      { frequency: 'DAILY', hour: 18, timeZone },
      { frequency: 'AS_IT_HAPPENS' },
    ]),
  )
})

it('A sender of a host without daily emails cannot choose when emails are sent', async () => {
  const { daily: _daily, ...old } = wireSettings()
  openSettings({ [settings]: () => ok(old) })
  expect(await screen.findByText('sam@example.com')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('A sender opens the parcels of one notification, which marks it as read', async () => {
  const parcel = (number: number) => ({
    _id: `p-${number}`,
    trackingId: `TRK-${number}`,
    status: 'APPROVED' as const,
    from: { name: 'Sam Sender', address: 'Dock 1' },
    to: { name: 'Rita Receiver', address: 'Hill 7' },
  })
  const many = { parcel: parcel(1), parcels: [parcel(1), parcel(2)], count: 3 }
  const { host, person } = openOn(
    {
      [listing]: () => ok([wireNotification(1, 'APPROVED', many)], meta(1)),
      [reading]: () => ok({ count: 0, isCapped: false }),
    },
    <NotificationsPage area="SENDER" />,
    '/sender/notifications',
  )
  await person.click(await screen.findByText('3 parcels approved'))
  const link = screen.getByRole('link', { name: 'TRK-2' })
  expect(link).toHaveAttribute('href', expect.stringContaining('p-2'))
  expect(screen.getAllByText('To Rita Receiver, Hill 7')).toHaveLength(2)
  expect(screen.getByText('and 1 more')).toBeVisible()
  await waitFor(() => expect(read(host)).toEqual({ ids: ['n-1'] }))
})

it('A sender whose choice is not saved is told, and sees the setting that still applies', async () => {
  const answer = later()
  const { person } = openSettings({
    [settings]: () => ok(wireSettings()),
    [choosing]: answer.handler,
  })
  const mail = await box('Email: Your parcel was approved')
  await person.click(mail)
  expect(mail).toBeChecked()
  answer.answer(failure(503, 'Try again later'))
  expect(await toasts().findByText('Try again later')).toBeVisible()
  expect(mail).not.toBeChecked()
})

it('A sender is told that the installation sends no emails', async () => {
  openSettings({ [settings]: () => ok(wireSettings({ sendsEmail: false })) })
  expect(await screen.findByText(/^This server does not send emails yet\./)).toBeVisible()
  expect(screen.queryByText('sam@example.com')).toBeNull()
})
