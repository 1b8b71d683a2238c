import { trackingIdAlphabet } from '../../../domain/tracking-id.ts'
import type { paths as calls } from '../../../openapi.d.ts'
import { paths } from '../../lib/paths.ts'
import { notFound, routes } from '../routes.tsx'
import type { AppRoute } from '../routes.tsx'

/** A page that the build writes. */
export interface PrerenderedPage {
  address: string
  file: string
  /** Path of its module. */
  source: string
}

/** The public pages. */
export const publicPages: readonly PrerenderedPage[] = [
  { address: paths.home(), file: 'home.html', source: 'src/pages/home-page.tsx' },
  { address: paths.about(), file: 'about.html', source: 'src/pages/about-page.tsx' },
  { address: paths.contact(), file: 'contact.html', source: 'src/pages/contact-page.tsx' },
  { address: paths.track(), file: 'track.html', source: 'src/pages/track-page.tsx' },
  { address: paths.login(), file: 'login.html', source: 'src/pages/login-page.tsx' },
  { address: paths.register(), file: 'register.html', source: 'src/pages/register-page.tsx' },
]

/**
 * A call that a page's scripts begin with, whatever comes. A browser keeps the answer until it is
 * asked for: one that is not used at once could be taken by the next person at this browser.
 */
export interface PageRequest {
  address: keyof calls | `${keyof calls}?${string}`
  needsSession: boolean
}

/** The screens that people come back to. */
export const dashboards: readonly PrerenderedPage[] = [
  {
    address: paths.adminUsers(),
    file: 'admin-users.html',
    source: 'src/pages/admin-users-page.tsx',
  },
  {
    address: paths.adminParcels(),
    file: 'admin-parcels.html',
    source: 'src/pages/admin-parcels-page.tsx',
  },
  {
    address: paths.adminInsights(),
    file: 'admin-insights.html',
    source: 'src/pages/admin-insights-page.tsx',
  },
  {
    address: paths.adminSystem(),
    file: 'admin-system.html',
    source: 'src/pages/admin-system-page.tsx',
  },
  {
    address: paths.senderParcels(),
    file: 'sender-parcels.html',
    source: 'src/pages/sender-parcels-page.tsx',
  },
  {
    address: paths.senderImport(),
    file: 'sender-import.html',
    source: 'src/pages/sender-import-page.tsx',
  },
  {
    address: paths.senderAddresses(),
    file: 'sender-addresses.html',
    source: 'src/pages/sender-addresses-page.tsx',
  },
  {
    address: paths.senderIntegrations(),
    file: 'sender-integrations.html',
    source: 'src/pages/sender-integrations-page.tsx',
  },
  {
    address: paths.receiverDashboard(),
    file: 'receiver-dashboard.html',
    source: 'src/pages/receiver-dashboard-page.tsx',
  },
]

/**
 * The screen behind the links that people are sent. One with a single tracking ID is rendered in
 * advance, with another ID in its place.
 */
export const sharedScreen = {
  path: `${paths.track()}/:trackingId?`,
  file: 'tracked.html',
  prerenderedFile: 'tracked-one.html',
  prerenderedPattern: `^${paths.track()}/(?<trackingId>TRK(?:-[${trackingIdAlphabet}]{4}){4})$`,
  placeholder: 'TRK-ZZZZ-ZZZZ-ZZZZ-ZZZZ',
  // Visitors with a tracking ID look it up at once.
  sources: ['src/pages/track-page.tsx', 'src/features/tracking/tracking-flow.tsx'],
  // With the value from the address.
  requests: [
    { address: '/api/parcel/track?trackingId={trackingId}', needsSession: false },
  ] satisfies PageRequest[],
}

/** The screen whose document, and no other, may run WebAssembly: it reads codes with the camera. */
export const scanScreen = {
  path: paths.adminScan(),
  file: 'admin-scan.html',
  source: 'src/pages/admin-scan-page.tsx',
}

/** Frame around every dashboard, which asks who is there. */
export const areaShell = {
  sources: ['src/app/area-shell.tsx', 'src/features/session/session-actor.ts'],
  requests: [{ address: '/api/user/me?optional=true', needsSession: true }] satisfies PageRequest[],
}

/** Page for every address that is no screen's. */
export const notFoundPage = {
  address: '/not-found',
  file: 'not-found.html',
  source: 'src/pages/not-found-page.tsx',
}

export function screenAt(address: string): AppRoute {
  return routes.find(({ path }) => new RegExp(patternOf(path), 'i').test(address)) ?? notFound
}

/** A route's path as the router reads it, for the server, which has no router. */
export function patternOf(path: string): string {
  const named = path
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+?))?')
    .replaceAll(/\/:(\w+)/g, '/(?<$1>[^/]+?)')
  return `^${named}/?$`
}
