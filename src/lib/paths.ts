import { ownPath } from '../../domain/own-path.ts'
import { roles } from '../../domain/roles.ts'
import type { Role } from '../../openapi.d.ts'

/** Roles that can print labels of many parcels. */
export type PrintingRole = Extract<Role, 'ADMIN' | 'SENDER'>

/** Every address of the client. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: () => '/contact',
  track: (trackingId?: string) =>
    trackingId ? `/track/${encodeURIComponent(trackingId).replaceAll('%2C', ',')}` : '/track',
  login: (returnTo?: string) =>
    returnTo && returnTo !== '/' ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  /** The token is in the fragment, which browsers send to no server and no other site. */
  resetPassword: (token?: string) =>
    token === undefined ? '/reset-password' : `/reset-password#${token}`,
  /** The emailed link also has its token in the fragment. */
  verifyEmail: () => '/verify-email',
  unauthorized: (area?: Role) =>
    area ? `/unauthorized?area=${area.toLowerCase()}` : '/unauthorized',
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminParcels: () => '/admin/parcels',
  adminScan: () => '/admin/scan',
  adminManifest: (parcelIds: readonly string[] = []) => `/admin/manifest${idsQuery(parcelIds)}`,
  adminRuns: (day?: string) => (day === undefined ? '/admin/runs' : `/admin/runs?day=${day}`),
  adminRun: (runId: string) => `/admin/runs/${encodeURIComponent(runId)}`,
  adminRunManifest: (runId: string) => `/admin/runs/${encodeURIComponent(runId)}/manifest`,
  adminInsights: () => '/admin/insights',
  adminSystem: () => '/admin/system',
  sender: () => '/sender',
  /** Lists only the parcels with these IDs, if there are any. */
  senderParcels: (parcelIds: readonly string[] = []) => `/sender/parcels${idsQuery(parcelIds)}`,
  senderImport: () => '/sender/parcels/import',
  senderAddresses: () => '/sender/addresses',
  senderIntegrations: () => '/sender/integrations',
  receiver: () => '/receiver',
  receiverDashboard: () => '/receiver/dashboard',
  /** The courier's area is one screen, with the courier's run. */
  courier: () => '/courier',
  parcel: parcelPath,
  label: (role: Role, parcelId: string) => `${parcelPath(role, parcelId)}/label`,
  labels: (role: PrintingRole, parcelIds: readonly string[] = []) =>
    `${areas[role]}/labels${idsQuery(parcelIds)}`,
  notifications: (role: Role) => `${areas[role]}/notifications`,
  notificationSettings: (role: Role) => `${areas[role]}/notifications/settings`,
  account: (role: Role) => `${areas[role]}/account`,
  machines: () => '/machines',
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
} as const

/** True for a path in a user's area; ignores case, as the router does. */
export function isInArea(path: string): boolean {
  const [, first = ''] = path.split('/')
  return Object.values(areas).includes(`/${first.toLowerCase()}`)
}

/** Start of a role's area; a user with an unknown role has only the public pages. */
export function areaOf(role: Role | null): string {
  return role === null ? paths.home() : areas[role]
}

const areas: Record<Role, string> = {
  ADMIN: paths.admin(),
  SENDER: paths.sender(),
  RECEIVER: paths.receiver(),
  COURIER: paths.courier(),
}

const idsQuery = (parcelIds: readonly string[]) =>
  parcelIds.length === 0 ? '' : `?ids=${parcelIds.map(encodeURIComponent).join(',')}`

function parcelPath(role: Role, parcelId: string): string {
  return `${areas[role]}/parcels/${encodeURIComponent(parcelId)}`
}

/** Public pages, which are prerendered, and each cached offline. */
export const publicAddresses = () => [
  paths.home(),
  paths.about(),
  paths.contact(),
  paths.track(),
  paths.login(),
  paths.register(),
]

/** The role whose area was refused, from the query of /unauthorized. */
export function askedAreaIn(search: string): Role | null {
  const asked = new URLSearchParams(search).get('area')?.toUpperCase()
  return roles.find((role) => role === asked) ?? null
}

/** Address to go to after signing in, from the query of /login. */
export function returnToIn(search: string): string {
  return ownPath(new URLSearchParams(search).get('returnTo')) ?? paths.home()
}

export const hasReturnTo = (search: string) => new URLSearchParams(search).has('returnTo')
