import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { SessionUser } from '../../machines/session.ts'
import type { Role } from '../../openapi.d.ts'
import { paths, roles } from '../lib/paths.ts'

/** Pages for all visitors with header and footer, screens of their own, and each role's area. */
export type Area = 'public' | 'standalone' | Role

export const isRestricted = (area: Area) => area !== 'public' && area !== 'standalone'

export interface AppRoute {
  path: string
  title: string
  area: Area
  page: ComponentType
  /** Loads the page's code ahead. */
  load: () => Promise<unknown>
}

/** Every screen of the client. */
export const routes: readonly AppRoute[] = [
  screen(paths.home(), '', 'public', () => import('../pages/home-page.tsx')),
  screen(paths.about(), 'About', 'public', () => import('../pages/about-page.tsx')),
  screen(paths.contact(), 'Contact', 'public', () => import('../pages/contact-page.tsx')),
  screen(
    `${paths.track()}/:trackingId?`,
    'Track a parcel',
    'public',
    () => import('../pages/track-page.tsx'),
  ),
  screen(
    paths.unsubscribe(':token?'),
    'Stop emails',
    'public',
    () => import('../pages/unsubscribe-page.tsx'),
  ),
  screen(paths.machines(), 'Machines', 'public', () => import('../pages/machines-page.tsx')),
  screen(paths.login(), 'Login', 'standalone', () => import('../pages/login-page.tsx')),
  screen(paths.register(), 'Register', 'standalone', () => import('../pages/register-page.tsx')),
  screen(
    paths.forgotPassword(),
    'Forgot password',
    'standalone',
    () => import('../pages/forgot-password-page.tsx'),
  ),
  screen(
    paths.resetPassword(),
    'Set a new password',
    'standalone',
    () => import('../pages/reset-password-page.tsx'),
  ),
  screen(
    paths.verifyEmail(),
    'Confirm your address',
    'standalone',
    () => import('../pages/verify-email-page.tsx'),
  ),
  screen(
    paths.unauthorized(),
    'No access',
    'standalone',
    () => import('../pages/unauthorized-page.tsx'),
  ),
  screen(
    paths.adminUsers(),
    'Manage Users',
    'ADMIN',
    () => import('../pages/admin-users-page.tsx'),
  ),
  screen(
    paths.adminParcels(),
    'All Parcels',
    'ADMIN',
    () => import('../pages/admin-parcels-page.tsx'),
  ),
  screen(
    paths.adminInsights(),
    'Insights',
    'ADMIN',
    () => import('../pages/admin-insights-page.tsx'),
  ),
  screen(paths.adminRuns(), 'Runs', 'ADMIN', () => import('../pages/admin-runs-page.tsx')),
  screen(
    `${paths.adminRuns()}/:runId`,
    'Run',
    'ADMIN',
    () => import('../pages/admin-run-page.tsx'),
  ),
  screen(
    `${paths.adminRuns()}/:runId/manifest`,
    'Manifest',
    'ADMIN',
    () => import('../pages/admin-run-manifest-page.tsx'),
  ),
  screen(paths.adminScan(), 'Scan', 'ADMIN', () => import('../pages/admin-scan-page.tsx')),
  screen(paths.labels('ADMIN'), 'Labels', 'ADMIN', loadLabels),
  screen(
    paths.adminManifest(),
    'Manifest',
    'ADMIN',
    () => import('../pages/admin-manifest-page.tsx'),
  ),
  screen(paths.adminSystem(), 'System', 'ADMIN', () => import('../pages/admin-system-page.tsx')),
  screen(
    paths.senderParcels(),
    'My Parcels',
    'SENDER',
    () => import('../pages/sender-parcels-page.tsx'),
  ),
  screen(paths.labels('SENDER'), 'Labels', 'SENDER', loadLabels),
  screen(
    paths.senderAddresses(),
    'Addresses',
    'SENDER',
    () => import('../pages/sender-addresses-page.tsx'),
  ),
  screen(
    paths.senderIntegrations(),
    'Integrations',
    'SENDER',
    () => import('../pages/sender-integrations-page.tsx'),
  ),
  screen(
    paths.receiverDashboard(),
    'Receiver Dashboard',
    'RECEIVER',
    () => import('../pages/receiver-dashboard-page.tsx'),
  ),
  screen(paths.courier(), 'Your run', 'COURIER', () => import('../pages/courier-page.tsx')),
  ...roles.filter((role) => role !== 'COURIER').flatMap(notificationScreens),
  ...roles.map(accountScreen),
  screen(
    `${paths.admin()}/parcels/:parcelId`,
    'Parcel',
    'ADMIN',
    () => import('../pages/admin-parcel-page.tsx'),
  ),
  screen(
    `${paths.admin()}/parcels/:parcelId/label`,
    'Shipping label',
    'ADMIN',
    () => import('../pages/admin-label-page.tsx'),
  ),
  // Before the page of a parcel: no parcel has this word for its id.
  screen(
    paths.senderImport(),
    'Import parcels',
    'SENDER',
    () => import('../pages/sender-parcels-import-page.tsx'),
  ),
  screen(
    `${paths.sender()}/parcels/:parcelId`,
    'Parcel',
    'SENDER',
    () => import('../pages/sender-parcel-page.tsx'),
  ),
  screen(
    `${paths.sender()}/parcels/:parcelId/label`,
    'Shipping label',
    'SENDER',
    () => import('../pages/sender-label-page.tsx'),
  ),
  screen(
    `${paths.receiver()}/parcels/:parcelId`,
    'Parcel',
    'RECEIVER',
    () => import('../pages/receiver-parcel-page.tsx'),
  ),
]

export const notFound: AppRoute = screen(
  '*',
  'Page not found',
  'public',
  () => import('../pages/not-found-page.tsx'),
)

/** Title of what a user sees in the place of every screen of an area, and at its address. */
export function titleInPlaceOf(user: SessionUser | null): string | undefined {
  if (user?.isBlocked) return 'Account blocked · Waybill'
  return user?.mustSetUpTwoFactor && 'Two-factor authentication · Waybill'
}

/** An area's own address leads to its first screen. */
export const redirects: Readonly<Record<string, string>> = {
  [paths.admin()]: paths.adminUsers(),
  [paths.sender()]: paths.senderParcels(),
  [paths.receiver()]: paths.receiverDashboard(),
}

/** Alike for each role, but for the parcels that they lead to. */
function notificationScreens(area: Role): AppRoute[] {
  const load = () => import('../pages/notification-pages.tsx')
  return [
    screen(paths.notifications(area), 'Notifications', area, async () => ({
      default: (await load()).OwnNotificationsPage,
    })),
    screen(paths.notificationSettings(area), 'Notification settings', area, async () => ({
      default: (await load()).OwnNotificationSettingsPage,
    })),
  ]
}

function loadLabels() {
  return import('../pages/labels-page.tsx')
}

function accountScreen(area: Role): AppRoute {
  return screen(
    paths.account(area),
    'Your account',
    area,
    () => import('../pages/account-page.tsx'),
  )
}

function screen(
  path: string,
  title: string,
  area: Area,
  load: () => Promise<{ default: ComponentType }>,
): AppRoute {
  return {
    path,
    title: title === '' ? 'Waybill' : `${title} · Waybill`,
    area,
    page: lazy(load),
    load,
  }
}
