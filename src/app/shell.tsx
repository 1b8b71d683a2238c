import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { FullScreenSpinner } from '../ui/progress/spinner.tsx'
import { useSession } from '../features/session/session.ts'
import { SiteLayout } from '../features/site/site-layout.tsx'
import type { Area } from './routes.tsx'

/** Layout of a screen, by its area. */
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
    <Suspense fallback={<FullScreenSpinner />}>
      <AreaShell key={area} role={area}>
        {children}
      </AreaShell>
    </Suspense>
  )
}

export const loadAreaShell = () => import('./area-shell.tsx')

const AreaShell = lazy(async () => {
  const shell = await loadAreaShell()
  return { default: shell.AreaShell }
})
