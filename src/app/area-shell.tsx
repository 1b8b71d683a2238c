import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { SessionUser } from '../../machines/session.ts'
import type { Role } from '../../openapi.d.ts'
import { prepareDialogs } from '../ui/dialog/dialog.tsx'
import { LazyBoundary, lazyComponent } from '../ui/lazy/lazy-boundary.tsx'
import { DashboardShell } from '../features/dashboard/dashboard-shell.tsx'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { useSession } from '../features/session/session.ts'
import { savesData } from '../lib/saves-data.ts'
import { whenIdle } from '../lib/scheduling.ts'
import { AccessGuard } from './access-guard.tsx'

/** The guard and the layout around one role's screens. Visitors never need its code. */
export function AreaShell({ role, children }: { role: Role; children: ReactNode }) {
  const { leaving, logout } = useSession()
  usePreparedCode(role)
  return (
    <AccessGuard role={role}>
      {(user) => (
        <DashboardShell
          user={user}
          onLogout={logout}
          leaving={leaving}
          bell={<NotificationBell area={role} />}
          notice={
            <>
              {user.isEmailVerified === false && <EmailNotice user={user} />}
              {role === 'ADMIN' && <KeptHandovers userId={user.id} />}
            </>
          }
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

const loadedHandovers = lazyComponent(
  async () => (await import('../features/parcels/delivery/kept-handovers.tsx')).KeptHandovers,
)

/** What was handed over without a connection is sent from any screen, once the screen is there. */
function KeptHandovers(props: { userId: string }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    isIdle && (
      <LazyBoundary shown>
        {() => {
          const Loaded = loadedHandovers()
          return <Loaded {...props} />
        }}
      </LazyBoundary>
    )
  )
}

/**
 * The code of dialogs and of a parcel's page is loaded after the screen but before it is needed, when
 * the connection may be lost. What fails now is loaded again then.
 */
function usePreparedCode(role: Role) {
  useEffect(() => whenIdle(() => void prepareDialogs().catch(() => {})), [])
  useEffect(() => {
    if (savesData()) return undefined
    return whenIdle(() => void parcelPages[role]().catch(() => {}))
  }, [role])
}

const parcelPages: Record<Role, () => Promise<unknown>> = {
  ADMIN: () => import('../pages/admin-parcel-page.tsx'),
  SENDER: () => import('../pages/sender-parcel-page.tsx'),
  RECEIVER: () => import('../pages/receiver-parcel-page.tsx'),
}
