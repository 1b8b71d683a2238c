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

/** Admits users with the role; sends visitors to log in and other users away. */
export function AccessGuard({ role, children }: AccessGuardProps) {
  const { state, user } = useSession()
  const here = useAddress()
  const [isLeaving, setLeaving] = useState(false)
  // Until the logout has failed: from then on the user is here like any other.
  const leavingNow = state === 'leaving' || (isLeaving && state !== 'signedIn')
  if (leavingNow !== isLeaving) setLeaving(leavingNow)

  // A user who logged out on purpose is not brought back here, perhaps as another one.
  if (state === 'anonymous' || state === 'unanswered')
    return <Redirect to={paths.login(leavingNow ? undefined : here)} replace />
  if (state === 'unknown' || user === null) return <FullScreenSpinner />
  // Not at an address of its own: once unblocked, the user is where they wanted to be.
  if (user.isBlocked)
    return (
      <>
        <UnauthorizedPage />
        <NavigationEffects screen="blocked" />
      </>
    )
  if (user.role !== role) return <Redirect to={paths.unauthorized(role)} replace />
  // In place as well: the host refuses all that the screens would ask for.
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
