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

/** Whoever comes near a button may be asked something next, and told how that went. */
function usePreparedActions() {
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('main button') === null) return
      stop()
      // What fails now is loaded again when it is needed.
      void Promise.all([prepareDialogs(), prepareToasts()]).catch(() => {})
    }
    const stop = () => {
      for (const step of steps) document.removeEventListener(step, prepare)
    }
    for (const step of steps) document.addEventListener(step, prepare)
    return stop
  }, [])
}

const steps = ['pointerover', 'focusin'] as const
