import { trackingIdAlphabet } from '../../../machines/tracking-id.ts'
import type { paths as calls } from '../../../openapi.d.ts'
import { parcelsPerPage } from '../../features/parcels/parcel-list.tsx'
import { paths } from '../../lib/paths.ts'
import { notFound, routes } from '../routes.tsx'
import type { AppRoute } from '../routes.tsx'

/** A page that is made by the build. */
export interface MadePage {
  address: string
  file: string
  /** Where its code stands. */
  source: string
}

/** The pages that everybody may see. */
export const publicPages: readonly MadePage[] = [
  { address: paths.home(), file: 'home.html', source: 'src/pages/home-page.tsx' },
  { address: paths.about(), file: 'about.html', source: 'src/pages/about-page.tsx' },
  { address: paths.contact(), file: 'contact.html', source: 'src/pages/contact-page.tsx' },
  { address: paths.track(), file: 'track.html', source: 'src/pages/track-page.tsx' },
  { address: paths.login(), file: 'login.html', source: 'src/pages/login-page.tsx' },
  { address: paths.register(), file: 'register.html', source: 'src/pages/register-page.tsx' },
]

/** A call that a page's scripts begin with. */
export interface Ask {
  address: string
  needsSession: boolean
}

const whoAmI = callTo('/api/user/me')
const firstPage = { page: 1, limit: parcelsPerPage }

/**
 * The screens that people come back to, and what each asks the server for when it is opened as it
 * stands here, without a query.
 */
export const dashboards: readonly (MadePage & { asks: Ask[] })[] = [
  {
    address: paths.adminUsers(),
    file: 'admin-users.html',
    source: 'src/pages/admin-users-page.tsx',
    asks: [whoAmI, callTo('/api/user', { page: 1, limit: 10, sort: 'name' })],
  },
  {
    address: paths.adminParcels(),
    file: 'admin-parcels.html',
    source: 'src/pages/admin-parcels-page.tsx',
    asks: [whoAmI, callTo('/api/parcel', firstPage), callTo('/api/parcel/counts')],
  },
  {
    address: paths.adminInsights(),
    file: 'admin-insights.html',
    source: 'src/pages/admin-insights-page.tsx',
    asks: [whoAmI],
  },
  {
    address: paths.senderParcels(),
    file: 'sender-parcels.html',
    source: 'src/pages/sender-parcels-page.tsx',
    asks: [whoAmI, callTo('/api/parcel/me', firstPage)],
  },
  {
    address: paths.senderImport(),
    file: 'sender-import.html',
    source: 'src/pages/sender-import-page.tsx',
    asks: [whoAmI],
  },
  {
    address: paths.receiverDashboard(),
    file: 'receiver-dashboard.html',
    source: 'src/pages/receiver-dashboard-page.tsx',
    asks: [
      whoAmI,
      callTo('/api/parcel/incoming', firstPage),
      callTo('/api/parcel/history', firstPage),
    ],
  },
]

/**
 * The screen behind the links that people are sent. One with a single tracking ID is rendered in
 * advance, with another ID in its place.
 */
export const sharedScreen = {
  path: `${paths.track()}/:trackingId?`,
  file: 'tracked.html',
  aheadFile: 'tracked-one.html',
  aheadPattern: `^${paths.track()}/(?<trackingId>TRK(?:-[${trackingIdAlphabet}]{4}){4})$`,
  standIn: 'TRK-ZZZZ-ZZZZ-ZZZZ-ZZZZ',
  // Who comes with a tracking ID looks it up at once.
  sources: ['src/pages/track-page.tsx', 'src/features/tracking/tracking-flow.tsx'],
  // With the value from the address.
  asks: [
    { ...callTo('/api/parcel/track', { trackingId: '{trackingId}' }), needsSession: false },
  ] satisfies Ask[],
}

/** What stands around every dashboard. */
export const areaSources = ['src/app/area-shell.tsx', 'src/features/session/session-actor.ts']

/** What stands for every address that is no screen's. */
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

function callTo(path: keyof calls, query: Record<string, string | number> = {}): Ask {
  const words = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return { address: words.length > 0 ? `${path}?${words.join('&')}` : path, needsSession: true }
}
