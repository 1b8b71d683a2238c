import { paths } from '../../lib/paths.ts'
import { notFound, routes } from '../routes.tsx'
import type { AppRoute } from '../routes.tsx'

/** The pages that everybody may see, and where their code stands. */
export const publicPages: readonly { address: string; file: string; source: string }[] = [
  { address: paths.home(), file: 'home.html', source: 'src/pages/home-page.tsx' },
  { address: paths.about(), file: 'about.html', source: 'src/pages/about-page.tsx' },
  { address: paths.contact(), file: 'contact.html', source: 'src/pages/contact-page.tsx' },
  { address: paths.track(), file: 'track.html', source: 'src/pages/track-page.tsx' },
  { address: paths.login(), file: 'login.html', source: 'src/pages/login-page.tsx' },
  { address: paths.register(), file: 'register.html', source: 'src/pages/register-page.tsx' },
]

/** The screens that people come back to. */
export const dashboards: typeof publicPages = [
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
    address: paths.receiverDashboard(),
    file: 'receiver-dashboard.html',
    source: 'src/pages/receiver-dashboard-page.tsx',
  },
]

/** The screen behind the links that people are sent. */
export const sharedScreen = {
  path: `${paths.track()}/:trackingId?`,
  file: 'tracked.html',
  source: 'src/pages/track-page.tsx',
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
  return `^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+?)?').replaceAll(/\/:\w+/g, '/[^/]+?')}/?$`
}
