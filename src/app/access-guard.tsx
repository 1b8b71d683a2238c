import { useState } from 'react'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { SessionUser } from '../../machines/session.ts'
import type { Role } from '../../openapi.d.ts'
import { FullScreenSpinner } from '../ui/progress/spinner.tsx'
import { ErrorState } from '../ui/empty-state/empty-state.tsx'
import { tellSession, useSession } from '../features/session/session.ts'
import { paths } from '../lib/paths.ts'

type AccessGuardProps = { role: Role; children: (admitted: SessionUser) => ReactNode }

/** Lets in whoever has the role; sends visitors to log in and others away. */
export function AccessGuard({ role, children }: AccessGuardProps) {
  const { state, user } = useSession()
  const here = useAddress()
  const [isLeaving, setLeaving] = useState(false)
  if (state === 'leaving' && !isLeaving) setLeaving(true)

  if (state === 'unreachable')
    return (
      <main>
        <ErrorState
          title="The server could not be reached."
          onRetry={() => void tellSession({ type: 'RETRY' })}
        >
          Check your connection, then try again.
        </ErrorState>
      </main>
    )
  // Whoever logged out on purpose is not brought back here, perhaps as somebody else.
  if (state === 'anonymous')
    return <Redirect to={paths.login(isLeaving ? undefined : here)} replace />
  if (state === 'unknown' || user === null) return <FullScreenSpinner />
  if (user.role !== role) return <Redirect to={paths.unauthorized(role)} replace />
  return children(user)
}

function useAddress(): string {
  const [path] = useLocation()
  const search = useSearch()
  return search === '' ? path : `${path}?${search}`
}
