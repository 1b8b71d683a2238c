import { lazy, useState } from 'react'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { SessionUser } from '../../machines/session.ts'
import type { Role } from '../../openapi.d.ts'
import { FullScreenSpinner } from '../ui/progress/spinner.tsx'
import { useSession } from '../features/session/session.ts'
import { paths } from '../lib/paths.ts'
import { NavigationEffects } from './navigation-effects.tsx'

type AccessGuardProps = { role: Role; children: (admitted: SessionUser) => ReactNode }

/** Admits users with the role; redirects visitors to the login, and other users away. */
export function AccessGuard({ role, children }: AccessGuardProps) {
  const { state, user } = useSession()
  const here = useAddress()
  const [isLeaving, setLeaving] = useState(false)
  // Stays true until the logout fails: then the user is signed in as before.
  const leavingNow = state === 'leaving' || (isLeaving && state !== 'signedIn')
  if (leavingNow !== isLeaving) setLeaving(leavingNow)

  // After a logout, the next login does not return here, since another user may log in.
  if (state === 'anonymous' || state === 'unanswered')
    return <Redirect to={paths.login(leavingNow ? undefined : here)} replace />
  if (state === 'unknown' || user === null) return <FullScreenSpinner />
  // Shown at the same address, so that an unblocked user is on the page that they opened.
  if (user.isBlocked)
    return (
      <>
        <UnauthorizedPage />
        <NavigationEffects screen="blocked" />
      </>
    )
  if (user.role !== role) return <Redirect to={paths.unauthorized(role)} replace />
  // Also shown at the same address, since the host refuses the screens' calls.
  if (user.mustSetUpTwoFactor)
    return (
      <>
        <TwoFactorPage />
        <NavigationEffects screen="two-factor" />
      </>
    )
  return children(user)
}

const TwoFactorPage = lazy(() => import('../pages/two-factor-page.tsx'))
const UnauthorizedPage = lazy(() => import('../pages/unauthorized-page.tsx'))

function useAddress(): string {
  const [path] = useLocation()
  const search = useSearch()
  return search === '' ? path : `${path}?${search}`
}
