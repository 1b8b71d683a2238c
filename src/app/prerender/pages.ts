import { roles } from '../../../domain/roles.ts'
import { trackingIdAlphabet } from '../../../domain/tracking-id.ts'
import type { paths as calls } from '../../../openapi.d.ts'
import { areaOf, paths, publicAddresses } from '../../lib/paths.ts'
import { areaRoutes } from '../area-routes.tsx'
import { notFound, publicRoutes } from '../routes.tsx'
import type { AppRoute } from '../routes.tsx'

/** A page that the build writes. */
export interface PrerenderedPage {
  address: string
  file: string
  /** Path of its module. */
  source: string
}

/** The public pages. */
export const publicPages = publicAddresses().map(pageAt)

/**
 * A call that a page's scripts always make immediately, so that it can be preloaded. The browser keeps a
 * preloaded answer until it is used: an unused one could be shown to the next user of this browser.
 */
export interface PageRequest {
  address: keyof calls | `${keyof calls}?${string}`
  needsSession: boolean
}

/** All screens of the client. */
export const routes: readonly AppRoute[] = [...publicRoutes, ...areaRoutes]

/** Screens that users return to, whose code is preloaded. */
export const dashboards = [
  paths.adminUsers(),
  paths.adminParcels(),
  paths.adminInsights(),
  paths.adminSystem(),
  paths.senderParcels(),
  paths.senderImport(),
  paths.senderAddresses(),
  paths.senderIntegrations(),
  paths.receiverDashboard(),
].map(pageAt)

/**
 * The screen behind tracking links. Its page for a single tracking ID is prerendered, with a placeholder for
 * the ID.
 */
export const sharedScreen = {
  path: `${paths.track()}/:trackingId?`,
  file: 'tracked.html',
  prerenderedFile: 'tracked-one.html',
  prerenderedPattern: `^${paths.track()}/(?<trackingId>TRK(?:-[${trackingIdAlphabet}]{4}){4})$`,
  placeholder: 'TRK-ZZZZ-ZZZZ-ZZZZ-ZZZZ',
  // The page of a single tracking ID looks it up immediately.
  sources: ['src/pages/track-page.tsx', 'src/features/tracking/tracking-flow.tsx'],
  // Contains the tracking ID from the address.
  requests: [
    { address: '/api/parcel/track?trackingId={trackingId}', needsSession: false },
  ] satisfies PageRequest[],
}

/** The only screen whose document is allowed to run WebAssembly, which reads codes with the camera. */
export const scanScreen = pageAt(paths.adminScan())

/** Frame around every dashboard, which looks up the current user. */
export const areaShell = {
  sources: [
    'src/app/area-screens.tsx',
    'src/app/area-shell.tsx',
    'src/features/session/session-actor.ts',
  ],
  requests: [{ address: '/api/user/me?optional=true', needsSession: true }] satisfies PageRequest[],
}

/** Page for every unknown address. */
export const notFoundPage = pageAt('/not-found')

/** Page of an address, which determines its file and its module. */
function pageAt(address: string): PrerenderedPage {
  const name = address === paths.home() ? 'home' : address.slice(1).replaceAll('/', '-')
  return { address, file: `${name}.html`, source: `src/pages/${name}-page.tsx` }
}

export function screenAt(address: string): AppRoute {
  return routes.find(({ path }) => new RegExp(patternOf(path), 'i').test(address)) ?? notFound
}

/** Addresses in users' areas, which the browser renders, even if the screen does not exist. */
export const patternOfAreas = `^(?:${roles.map(areaOf).join('|')})(?:/|$)`

/** Converts a route's path to a regular expression for the server, which has no router. */
export function patternOf(path: string): string {
  const named = path
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+?))?')
    .replaceAll(/\/:(\w+)/g, '/(?<$1>[^/]+?)')
  return `^${named}/?$`
}
