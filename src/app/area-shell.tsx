import type { ComponentType, ReactNode } from 'react'
import type { SessionUser } from '../../machines/session.ts'
import type { Role } from '../../openapi.d.ts'
import { prepareDialogs } from '../ui/dialog/dialog.tsx'
import { LazyBoundary, lazyComponent } from '../ui/lazy/lazy-boundary.tsx'
import { DashboardShell } from '../features/dashboard/dashboard-shell.tsx'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { useSession } from '../features/session/session.ts'
import { usePreload } from '../lib/use-preload.ts'
import { AccessGuard } from './access-guard.tsx'

/** Guard and layout around a role's screens. Loaded on demand, since visitors never need it. */
export function AreaShell({ role, children }: { role: Role; children: ReactNode }) {
  const { leaving, logout } = useSession()
  usePreload(prepareDialogs)
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
              {role === 'ADMIN' && <AdminOutbox userId={user.id} />}
              {role === 'COURIER' && <CourierOutbox userId={user.id} />}
            </>
          }
        >
          {children}
        </DashboardShell>
      )}
    </AccessGuard>
  )
}

/** Loaded on demand, since most users have confirmed their address. */
const EmailNotice = lazyNotice<{ user: SessionUser }>(
  async () => (await import('../features/session/email-notice.tsx')).EmailNotice,
)

/** Sends handovers that were recorded without a connection; mounted on every screen. */
const AdminOutbox = lazyNotice<{ userId: string }>(
  async () => (await import('../features/parcels/delivery/admin-outbox.tsx')).AdminOutbox,
)

/** Sends a courier's recorded actions; mounted on every screen. */
const CourierOutbox = lazyNotice<{ userId: string }>(
  async () => (await import('../features/courier/courier-outbox.tsx')).CourierOutbox,
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
