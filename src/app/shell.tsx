import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { FullScreenSpinner } from '../design/spinner.tsx'
import { useSession } from '../features/session/session.ts'
import { SiteLayout } from '../features/site/site-layout.tsx'
import { AccessGuard } from './access-guard.tsx'
import type { Area } from './routes.tsx'

/** What stands around a screen, by whose place it is. */
export function Shell({ area, children }: { area: Area; children: ReactNode }) {
  const { user, leaving, logout } = useSession()

  if (area === 'standalone') return children
  if (area === 'public')
    return (
      <SiteLayout user={user} onLogout={logout} leaving={leaving}>
        {children}
      </SiteLayout>
    )
  return (
    <AccessGuard key={area} role={area}>
      {(admitted) => (
        <Suspense fallback={<FullScreenSpinner />}>
          <DashboardShell user={admitted} onLogout={logout} leaving={leaving}>
            {children}
          </DashboardShell>
        </Suspense>
      )}
    </AccessGuard>
  )
}

/** Visitors never need its code. */
const DashboardShell = lazy(async () => {
  const shell = await import('../features/dashboard/dashboard-shell.tsx')
  return { default: shell.DashboardShell }
})
