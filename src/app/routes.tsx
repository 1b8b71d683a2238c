import { lazy } from 'react'
import type { ComponentType } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/app.ts'
import type { SessionUser } from '../../machines/session.ts'
import type { Role } from '../../openapi.d.ts'
import { titleWith } from '../lib/document-title.ts'
import { paths } from '../lib/paths.ts'

/** Public pages with header and footer, standalone screens, and each role's area. */
export type Area = 'public' | 'standalone' | Role

export const isRestricted = (area: Area) => area !== 'public' && area !== 'standalone'

export interface AppRoute {
  path: string
  title: string
  area: Area
  page: ComponentType
  /** Preloads the page's code. */
  load: () => Promise<unknown>
}

/** Screens for all visitors. Those of users' areas are in `area-routes.tsx`, which visitors never need. */
export const publicRoutes: readonly AppRoute[] = [
  screen(paths.home(), '', 'public', () => import('../pages/home-page.tsx')),
  screen(paths.about(), t.about, 'public', () => import('../pages/about-page.tsx')),
  screen(paths.contact(), common.contact, 'public', () => import('../pages/contact-page.tsx')),
  screen(
    `${paths.track()}/:trackingId?`,
    t.trackAParcel,
    'public',
    () => import('../pages/track-page.tsx'),
  ),
  screen(
    paths.unsubscribe(':token?'),
    t.stopEmails,
    'public',
    () => import('../pages/unsubscribe-page.tsx'),
  ),
  screen(paths.machines(), t.machines, 'public', () => import('../pages/machines-page.tsx')),
  screen(paths.login(), t.login, 'standalone', () => import('../pages/login-page.tsx')),
  screen(paths.register(), t.register, 'standalone', () => import('../pages/register-page.tsx')),
  screen(
    paths.forgotPassword(),
    t.forgotPassword,
    'standalone',
    () => import('../pages/forgot-password-page.tsx'),
  ),
  screen(
    paths.resetPassword(),
    t.setANewPassword,
    'standalone',
    () => import('../pages/reset-password-page.tsx'),
  ),
  screen(
    paths.verifyEmail(),
    t.confirmYourAddress,
    'standalone',
    () => import('../pages/verify-email-page.tsx'),
  ),
  screen(
    paths.unauthorized(),
    t.noAccess,
    'standalone',
    () => import('../pages/unauthorized-page.tsx'),
  ),
]

export const notFound: AppRoute = screen(
  '*',
  t.pageNotFound,
  'public',
  () => import('../pages/not-found-page.tsx'),
)

/** Title of the screen that replaces every screen of an area for a blocked user, or during the set-up. */
export function titleInPlaceOf(user: SessionUser | null): string | undefined {
  if (user?.isBlocked) return titleWith(t.accountBlocked)
  return user?.mustSetUpTwoFactor && titleWith(common.twoFactorAuthentication)
}

/** Redirects from an area's own address to its first screen. */
export const redirects: Readonly<Record<string, string>> = {
  [paths.admin()]: paths.adminUsers(),
  [paths.sender()]: paths.senderParcels(),
  [paths.receiver()]: paths.receiverDashboard(),
}

/** Defines a screen whose code is loaded when it is opened. */
export function screen(
  path: string,
  title: string,
  area: Area,
  load: () => Promise<{ default: ComponentType }>,
): AppRoute {
  return {
    path,
    title: title === '' ? 'Waybill' : titleWith(title),
    area,
    page: lazy(load),
    load,
  }
}
