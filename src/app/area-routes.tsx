import type { Role } from '../../openapi.d.ts'
import { roles } from '../../domain/roles.ts'
import { paths } from '../lib/paths.ts'
import { screen } from './routes.tsx'
import type { AppRoute } from './routes.tsx'

/** Screens of users' areas. */
export const areaRoutes: readonly AppRoute[] = [
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
