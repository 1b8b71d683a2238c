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
 * A call that a page's scripts begin with, whatever comes. A browser keeps the answer until it is
 * asked for: one that is not used at once could be taken by the next person at this browser.
 */
export interface PageRequest {
  address: keyof calls | `${keyof calls}?${string}`
  needsSession: boolean
}

/** Every screen of the client. */
export const routes: readonly AppRoute[] = [...publicRoutes, ...areaRoutes]

/** The screens that people come back to. */
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
export const scanScreen = pageAt(paths.adminScan())

/** Frame around every dashboard, which asks who is there. */
export const areaShell = {
  sources: [
    'src/app/area-screens.tsx',
    'src/app/area-shell.tsx',
    'src/features/session/session-actor.ts',
  ],
  requests: [{ address: '/api/user/me?optional=true', needsSession: true }] satisfies PageRequest[],
}

/** Page for every address that is no screen's. */
export const notFoundPage = pageAt('/not-found')

/** Named after its address, as its module is. */
function pageAt(address: string): PrerenderedPage {
  const name = address === paths.home() ? 'home' : address.slice(1).replaceAll('/', '-')
  return { address, file: `${name}.html`, source: `src/pages/${name}-page.tsx` }
}

export function screenAt(address: string): AppRoute {
  return routes.find(({ path }) => new RegExp(patternOf(path), 'i').test(address)) ?? notFound
}

/** Addresses of users' areas: the browser draws what is there, also that nothing is. */
export const patternOfAreas = `^(?:${roles.map(areaOf).join('|')})(?:/|$)`

/** A route's path as the router reads it, for the server, which has no router. */
export function patternOf(path: string): string {
  const named = path
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+?))?')
    .replaceAll(/\/:(\w+)/g, '/(?<$1>[^/]+?)')
  return `^${named}/?$`
}
