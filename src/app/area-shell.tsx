import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Role } from '../../openapi.d.ts'
import { prepareDialogs } from '../design/dialog.tsx'
import { prepareToasts } from '../design/toast.tsx'
import { DashboardShell } from '../features/dashboard/dashboard-shell.tsx'
import { useSession } from '../features/session/session.ts'
import { AccessGuard } from './access-guard.tsx'

/** What stands around one role's screens. Visitors never need its code. */
export function AreaShell({ role, children }: { role: Role; children: ReactNode }) {
  const { leaving, logout } = useSession()
  usePreparedActions()
  return (
    <AccessGuard role={role}>
      {(admitted) => (
        <DashboardShell user={admitted} onLogout={logout} leaving={leaving}>
          {children}
        </DashboardShell>
      )}
    </AccessGuard>
  )
}

/**
 * Whoever is here will be asked something and told how it went. Their code comes after the screen,
 * but before it is needed: by then the line may be lost.
 */
function usePreparedActions() {
  useEffect(
    () =>
      whenIdle(() => {
        // What fails now is loaded again when it is needed.
        void Promise.all([prepareDialogs(), prepareToasts()]).catch(() => {})
      }),
    [],
  )
}

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
