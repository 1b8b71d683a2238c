import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { SessionUser } from '../../machines/session.ts'
import type { Role } from '../../openapi.d.ts'
import { prepareDialogs } from '../ui/dialog/dialog.tsx'
import { LazyBoundary, lazyComponent } from '../ui/lazy/lazy-boundary.tsx'
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
          notice={user.isEmailVerified === false && <EmailNotice user={user} />}
        >
          {children}
        </DashboardShell>
      )}
    </AccessGuard>
  )
}

const loadedNotice = lazyComponent(
  async () => (await import('../features/session/email-notice.tsx')).EmailNotice,
)

/** Most users have confirmed their address, and never need its code. */
function EmailNotice(props: { user: SessionUser }) {
  return (
    <LazyBoundary shown>
      {() => {
        const Loaded = loadedNotice()
        return <Loaded {...props} />
      }}
    </LazyBoundary>
  )
}

/**
 * The code of dialogs is loaded after the screen but before a dialog opens, when the connection may
 * be lost. What fails now is loaded again then.
 */
function usePreparedDialogs() {
  useEffect(() => whenIdle(() => void prepareDialogs().catch(() => {})), [])
}
