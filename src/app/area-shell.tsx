import type { ReactNode } from 'react'
import type { Role } from '../../openapi.d.ts'
import { DashboardShell } from '../features/dashboard/dashboard-shell.tsx'
import { useSession } from '../features/session/session.ts'
import { AccessGuard } from './access-guard.tsx'

/** What stands around one role's screens. Visitors never need its code. */
export function AreaShell({ role, children }: { role: Role; children: ReactNode }) {
  const { leaving, logout } = useSession()
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
