import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Role } from '../../openapi.d.ts'
import { prepareDialogs } from '../ui/dialog/dialog.tsx'
import { DashboardShell } from '../features/dashboard/dashboard-shell.tsx'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { useSession } from '../features/session/session.ts'
import { whenIdle } from '../lib/scheduling.ts'
import { AccessGuard } from './access-guard.tsx'

/** The guard and the layout around one role's screens. Visitors never need its code. */
export function AreaShell({ role, children }: { role: Role; children: ReactNode }) {
  const { leaving, logout } = useSession()
  usePreparedDialogs()
  return (
    <AccessGuard role={role}>
      {(user) => (
        <DashboardShell
          user={user}
          onLogout={logout}
          leaving={leaving}
          bell={<NotificationBell area={role} />}
        >
          {children}
        </DashboardShell>
      )}
    </AccessGuard>
  )
}

/**
 * The code of dialogs is loaded after the screen but before a dialog opens, when the connection may
 * be lost. What fails now is loaded again then.
 */
function usePreparedDialogs() {
  useEffect(() => whenIdle(() => void prepareDialogs().catch(() => {})), [])
}
