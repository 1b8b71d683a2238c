import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Role } from '../../openapi.d.ts'
import { prepareDialogs } from '../ui/dialog/dialog.tsx'
import { DashboardShell } from '../features/dashboard/dashboard-shell.tsx'
import { useSession } from '../features/session/session.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { AccessGuard } from './access-guard.tsx'

/** What stands around one role's screens. Visitors never need its code. */
export function AreaShell({ role, children }: { role: Role; children: ReactNode }) {
  const { leaving, logout } = useSession()
  usePreparedDialogs()
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
 * Whoever is here will be asked something. The code for that comes after the screen, but before it
 * is needed: by then the line may be lost. What fails now is loaded again when it is needed.
 */
function usePreparedDialogs() {
  useEffect(() => whenIdle(() => void prepareDialogs().catch(() => {})), [])
}
