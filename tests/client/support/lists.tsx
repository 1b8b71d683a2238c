import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { PasskeysSection } from '../../../src/features/account/passkeys/passkeys-section.tsx'
import { TwoFactorSection } from '../../../src/features/account/two-factor/two-factor-section.tsx'
import AdminInsightsPage from '../../../src/pages/admin-insights-page.tsx'
import AdminSystemPage from '../../../src/pages/admin-system-page.tsx'
import { NotificationSettingsPage } from '../../../src/pages/notification-settings-page.tsx'
import { NotificationsPage } from '../../../src/pages/notifications-page.tsx'
import type { CallUnderTest } from './actions/action.ts'
import { wireApiKey } from './api-keys.ts'
import { wirePasskey } from './passkeys.ts'
import { wireSession } from './sessions.ts'
import { wireTwoFactor } from './two-factor.ts'
import { json, ok } from '../../support/host.ts'
import { wireAddress, wireDelivery, wireParcel, wireUser, wireWebhook } from '../../support/wire.ts'
import { meta, wireNotification, wireSettings } from './notifications.ts'
import * as pages from './pages.tsx'
import { unplanned, wireRun, wireRunSummary } from './runs.ts'

/** Content of a page that a call answers. */
interface ListUnderTest extends CallUnderTest {
  /** The text on a plain host, which does not have the call and answers with its start page. */
  isExtra?: true
  /** The text while the call is in flight. */
  loading?: string
  /** The text on a host that does not have the call. */
  absent?: string
  /** The part of the page that shows the failure; the rest stays unchanged. */
  place?: () => HTMLElement
  text: string
  success: () => Response
  found: () => Promise<HTMLElement>
}

const row = wireParcel({ status: 'IN_TRANSIT' })
const section = (name: string) => () => screen.getByRole('region', { name })

export const lists: ListUnderTest[] = [
  {
    title: 'An administrator who lists all parcels',
    call: 'GET /api/parcel',
    ...pages.allParcels,
    loading: 'Loading parcels…',
    text: 'Failed to load parcels.',
    success: () => ok([row]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'A user who reads whether two-factor authentication is on',
    call: 'GET /api/user/me/two-factor',
    page: <TwoFactorSection onTurnedOff={() => {}} />,
    path: '/sender/account',
    isExtra: true,
    text: 'Failed to load two-factor authentication.',
    success: () => ok(wireTwoFactor({ isOn: true, recoveryCodesLeft: 8 })),
    found: () => screen.findByText('8 recovery codes left'),
  },
  {
    title: 'A user who looks at their passkeys',
    call: 'GET /api/user/me/passkeys',
    page: <PasskeysSection />,
    path: '/sender/account',
    isExtra: true,
    loading: 'Loading passkeys…',
    text: 'Failed to load passkeys.',
    success: () => ok([wirePasskey()]),
    found: () => screen.findByRole('table', { name: 'Passkeys' }),
  },
  {
    title: 'A receiver who looks at their phone number',
    call: 'GET /api/user/me/phone',
    ...pages.myPhone,
    isExtra: true,
    text: 'Failed to load your phone number.',
    success: () => ok({ phone: '+49 40 5550123' }),
    found: () => screen.findByDisplayValue('+49 40 5550123'),
  },
  {
    title: 'A user who reads where they are signed in',
    call: 'GET /api/user/me/sessions',
    ...pages.mySessions,
    isExtra: true,
    loading: 'Loading sessions…',
    text: 'Failed to load sessions.',
    success: () => ok([wireSession()]),
    found: () => screen.findByRole('table', { name: 'Sessions' }),
  },
  {
    title: 'An administrator who lists users',
    call: 'GET /api/user',
    ...pages.allUsers,
    loading: 'Loading users…',
    text: 'Failed to load users.',
    success: () => ok([wireUser()]),
    found: () => screen.findByRole('table'),
  },
  {
    title: 'A sender who lists their parcels',
    call: 'GET /api/parcel/me',
    ...pages.myParcels,
    loading: 'Loading parcels…',
    text: 'Failed to load parcels.',
    success: () => ok([row]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'A sender who reads the address book',
    call: 'GET /api/addresses',
    ...pages.myAddresses,
    isExtra: true,
    text: 'Failed to load addresses.',
    success: () => ok([wireAddress()]),
    found: () => screen.findByRole('table'),
  },
  {
    title: 'A receiver who lists incoming parcels',
    call: 'GET /api/parcel/incoming',
    ...pages.dashboard,
    host: { 'GET /api/parcel/history': () => ok([]) },
    place: section('Incoming Parcels'),
    loading: 'Loading Incoming Parcels…',
    text: 'Failed to load parcels.',
    success: () => ok([row]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'A receiver who lists the delivery history',
    call: 'GET /api/parcel/history',
    ...pages.dashboard,
    host: { 'GET /api/parcel/incoming': () => ok([]) },
    place: section('Delivery History'),
    text: 'Failed to load parcels.',
    success: () => ok([wireParcel({ status: 'DELIVERED' })]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'A sender who searches for a receiver',
    call: 'GET /api/user/receivers',
    ...pages.myParcels,
    host: { 'GET /api/parcel/me': () => ok([row]) },
    prepare: async (person) => {
      await person.click(await screen.findByRole('button', { name: 'Create Parcel' }))
      await screen.findByRole('dialog')
    },
    place: () => screen.getByRole('dialog'),
    text: 'The list could not be loaded.',
    success: () => ok([{ _id: 'r-1', name: 'Rita', email: 'rita@example.com' }]),
    found: async () => {
      await waitFor(() => expect(screen.queryByText('The list could not be loaded.')).toBeNull())
      return screen.getByRole('combobox', { name: /Receiver/ })
    },
  },
  {
    title: 'A sender who opens the page of one parcel',
    call: 'GET /api/parcel/p-1',
    ...pages.myParcel,
    // The lists are searched if the host does not have the call.
    host: { 'GET /api/parcel/me': () => json({}, 503) },
    loading: 'Loading the parcel…',
    text: 'Failed to load the parcel.',
    success: () => ok(row),
    found: () => screen.findByRole('heading', { level: 1, name: row.trackingId }),
  },
  {
    title: 'A planner who lists the runs of a day',
    call: 'GET /api/runs',
    ...pages.runsOfDay,
    isExtra: true,
    place: section('Runs'),
    loading: 'Loading the runs…',
    absent: 'No runs here.',
    text: 'Failed to load the runs.',
    success: () => ok([wireRunSummary()]),
    found: () => screen.findByRole('article', { name: 'City' }),
  },
  {
    title: 'A planner who lists unplanned parcels',
    call: 'GET /api/runs/unplanned',
    ...pages.runsOfDay,
    isExtra: true,
    place: section('Parcels without a run'),
    loading: 'Loading the parcels…',
    absent: 'No parcels here.',
    text: 'Failed to load the parcels.',
    success: () => ok([unplanned('a', '1 Mill Lane')]),
    found: () => screen.findByText('1 Mill Lane'),
  },
  {
    title: 'A planner who opens a run',
    call: 'GET /api/runs/r-1',
    ...pages.oneRun,
    isExtra: true,
    loading: 'Loading the run…',
    absent: 'There is no such run.',
    text: 'Failed to load the run.',
    success: () => ok(wireRun()),
    found: () => screen.findByRole('heading', { level: 1, name: 'City' }),
  },
  {
    title: 'An administrator who reads insights',
    call: 'GET /api/parcel/insights',
    page: <AdminInsightsPage />,
    path: '/admin/insights',
    isExtra: true,
    loading: 'Loading insights…',
    absent: 'This server offers none.',
    text: 'Failed to load insights.',
    success: () =>
      ok({
        from: '2026-03-01',
        to: '2026-03-02',
        days: [
          { date: '2026-03-01', created: 3, delivered: 1, medianHours: 30 },
          { date: '2026-03-02', created: 0, delivered: 1, medianHours: 50 },
        ],
        statuses: [{ status: 'REQUESTED', count: 1 }],
        medianHours: 40,
        created: 3,
        delivered: 2,
      }),
    found: () => screen.findByText('Created and delivered per day'),
  },
  {
    title: 'A sender who lists their API keys',
    call: 'GET /api/keys',
    ...pages.apiKeys,
    isExtra: true,
    absent: 'No API keys here.',
    text: 'Failed to load API keys.',
    success: () => ok([wireApiKey()]),
    found: () => screen.findByRole('table', { name: 'API keys' }),
  },
  {
    title: 'An administrator who looks at the system',
    call: 'GET /api/system',
    page: <AdminSystemPage />,
    path: '/admin/system',
    isExtra: true,
    loading: 'Loading the system…',
    absent: 'This server does not report it.',
    text: 'Failed to load the system.',
    success: () =>
      ok({
        checkedAt: '2026-03-02T09:00:00.000Z',
        version: '0.1.0',
        nodes: [],
        database: { version: '18.4', role: 'LEADER', replicas: null },
        queue: { waiting: 0, oldestSeconds: null, failedLastDay: 0 },
        identityProvider: null,
        jobs: [],
        lastBackup: null,
        warnings: [],
      }),
    found: () => screen.findByText('Leader'),
  },
  {
    title: 'A sender who lists notifications',
    call: 'GET /api/notifications',
    page: <NotificationsPage area="SENDER" />,
    path: '/sender/notifications',
    isExtra: true,
    loading: 'Loading notifications…',
    absent: 'This server sends none.',
    text: 'Failed to load notifications.',
    success: () => ok([wireNotification(1, 'DELIVERED')], meta(1)),
    found: () => screen.findByText('Your parcel was delivered'),
  },
  {
    title: 'A sender who opens the notification settings',
    call: 'GET /api/notifications/settings',
    page: <NotificationSettingsPage area="SENDER" />,
    path: '/sender/notifications/settings',
    isExtra: true,
    text: 'Failed to load settings.',
    success: () => ok(wireSettings()),
    found: () => screen.findByRole('table'),
  },
  {
    title: 'A sender who lists their endpoints',
    call: 'GET /api/webhooks',
    ...pages.integrations,
    isExtra: true,
    place: section('Webhooks'),
    loading: 'Loading endpoints…',
    absent: 'This server sends none.',
    text: 'Failed to load endpoints.',
    success: () => ok([wireWebhook()]),
    found: () => screen.findByRole('article'),
  },
  {
    title: 'A sender who reads the deliveries of an endpoint',
    call: 'GET /api/webhooks/w-1/deliveries',
    ...pages.integrations,
    host: { 'GET /api/webhooks': () => ok([wireWebhook()]) },
    prepare: async (person) =>
      person.click(await screen.findByRole('button', { name: 'Deliveries' })),
    place: () => screen.getByRole('article'),
    text: 'Failed to load deliveries.',
    success: () => ok([wireDelivery()], { page: 1, limit: 5, total: 1 }),
    found: () => screen.findByRole('button', { name: 'Send again' }),
  },
]
