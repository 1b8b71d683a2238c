import * as common from '#texts/common.ts'
import * as t from '#texts/app.ts'
import type { Role } from '../../openapi.d.ts'
import { roles } from '../../domain/roles.ts'
import { paths } from '../lib/paths.ts'
import { screen } from './routes.tsx'
import type { AppRoute } from './routes.tsx'

/** Screens of users' areas. */
export const areaRoutes: readonly AppRoute[] = [
  screen(
    paths.adminUsers(),
    common.manageUsers,
    'ADMIN',
    () => import('../pages/admin-users-page.tsx'),
  ),
  screen(
    paths.adminParcels(),
    common.allParcels,
    'ADMIN',
    () => import('../pages/admin-parcels-page.tsx'),
  ),
  screen(
    paths.adminInsights(),
    common.insights,
    'ADMIN',
    () => import('../pages/admin-insights-page.tsx'),
  ),
  screen(paths.adminRuns(), common.runs, 'ADMIN', () => import('../pages/admin-runs-page.tsx')),
  screen(
    `${paths.adminRuns()}/:runId`,
    common.run,
    'ADMIN',
    () => import('../pages/admin-run-page.tsx'),
  ),
  screen(
    `${paths.adminRuns()}/:runId/manifest`,
    common.manifest,
    'ADMIN',
    () => import('../pages/admin-run-manifest-page.tsx'),
  ),
  screen(paths.adminScan(), t.scan, 'ADMIN', () => import('../pages/admin-scan-page.tsx')),
  screen(paths.labels('ADMIN'), t.labels, 'ADMIN', loadLabels),
  screen(
    paths.adminManifest(),
    common.manifest,
    'ADMIN',
    () => import('../pages/admin-manifest-page.tsx'),
  ),
  screen(
    paths.adminSystem(),
    common.system,
    'ADMIN',
    () => import('../pages/admin-system-page.tsx'),
  ),
  screen(
    paths.senderParcels(),
    common.myParcels,
    'SENDER',
    () => import('../pages/sender-parcels-page.tsx'),
  ),
  screen(paths.labels('SENDER'), t.labels, 'SENDER', loadLabels),
  screen(
    paths.senderAddresses(),
    common.addresses,
    'SENDER',
    () => import('../pages/sender-addresses-page.tsx'),
  ),
  screen(
    paths.senderIntegrations(),
    common.integrations,
    'SENDER',
    () => import('../pages/sender-integrations-page.tsx'),
  ),
  screen(
    paths.receiverDashboard(),
    t.receiverDashboard,
    'RECEIVER',
    () => import('../pages/receiver-dashboard-page.tsx'),
  ),
  screen(paths.courier(), t.yourRun, 'COURIER', () => import('../pages/courier-page.tsx')),
  ...roles.filter((role) => role !== 'COURIER').flatMap(notificationScreens),
  ...roles.map(accountScreen),
  screen(
    `${paths.admin()}/parcels/:parcelId`,
    t.parcel,
    'ADMIN',
    () => import('../pages/admin-parcel-page.tsx'),
  ),
  screen(
    `${paths.admin()}/parcels/:parcelId/label`,
    common.shippingLabel,
    'ADMIN',
    () => import('../pages/admin-label-page.tsx'),
  ),
  // Comes before the page of a parcel, since no parcel has this ID.
  screen(
    paths.senderImport(),
    t.importParcels,
    'SENDER',
    () => import('../pages/sender-parcels-import-page.tsx'),
  ),
  screen(
    `${paths.sender()}/parcels/:parcelId`,
    t.parcel,
    'SENDER',
    () => import('../pages/sender-parcel-page.tsx'),
  ),
  screen(
    `${paths.sender()}/parcels/:parcelId/label`,
    common.shippingLabel,
    'SENDER',
    () => import('../pages/sender-label-page.tsx'),
  ),
  screen(
    `${paths.receiver()}/parcels/:parcelId`,
    t.parcel,
    'RECEIVER',
    () => import('../pages/receiver-parcel-page.tsx'),
  ),
]

/** Notification screens of a role, which differ only in the links to parcels. */
function notificationScreens(area: Role): AppRoute[] {
  const load = () => import('../pages/notification-pages.tsx')
  return [
    screen(paths.notifications(area), common.notifications, area, async () => ({
      default: (await load()).OwnNotificationsPage,
    })),
    screen(paths.notificationSettings(area), t.notificationSettings, area, async () => ({
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
    common.yourAccount,
    area,
    () => import('../pages/account-page.tsx'),
  )
}
