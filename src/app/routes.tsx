import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { SessionUser } from '../../machines/session.ts'
import type { Role } from '../../openapi.d.ts'
import { paths } from '../lib/paths.ts'

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

/** Screens for all visitors. Those of users' areas stand in `area-routes.tsx`: visitors need none of them. */
export const publicRoutes: readonly AppRoute[] = [
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

/** A screen whose code is loaded once it is opened. */
export function screen(
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
