import { useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
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
          bell={role !== 'COURIER' && <NotificationBell area={role} />}
          notice={
            <>
              {user.isEmailVerified === false && <EmailNotice user={user} />}
              {role === 'ADMIN' && <KeptHandovers userId={user.id} />}
              {role === 'COURIER' && <CourierSync userId={user.id} />}
            </>
          }
        >
          {children}
        </DashboardShell>
      )}
    </AccessGuard>
  )
}

/** Most users have confirmed their address, and never need its code. */
const EmailNotice = lazyNotice<{ user: SessionUser }>(
  async () => (await import('../features/session/email-notice.tsx')).EmailNotice,
)

/** Handovers made without a connection are sent from any screen. */
const KeptHandovers = lazyNotice<{ userId: string }>(
  async () => (await import('../features/parcels/delivery/kept-handovers.tsx')).KeptHandovers,
)

/** What a courier did is sent from any screen. */
const CourierSync = lazyNotice<{ userId: string }>(
  async () => (await import('../features/courier/courier-sync.tsx')).CourierSync,
)

function lazyNotice<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded = lazyComponent(load)
  return (props: Props) => (
    <LazyBoundary shown>
      {() => {
        const Loaded = loaded()
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
