import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { sessionMachine } from '../../../machines/session.ts'
import type { SessionUser } from '../../../machines/session.ts'
import { messageOf } from '../../api/api-error.ts'
import { onSessionExpired } from '../../api/client.ts'
import type { User } from '../../api/normal-form.ts'
import { getCurrentUser, logoutUser, refreshSession } from '../../api/session.ts'
import { toast } from '../../design/toast.tsx'
import { clearCachedData } from '../../stores/cached-list.ts'
import { onUserChangedElsewhere, tellOtherTabs } from './other-tabs.ts'

/** The one running session. */
export const sessionActor = createActor(
  sessionMachine.provide({
    actors: {
      getCurrentUser: fromPromise<SessionUser | null>(({ signal }) => getCurrentUser(signal)),
      refreshSession: fromPromise<SessionUser | null>(async () =>
        whereRoleIsTold(await refreshSession()),
      ),
      logoutUser: fromPromise<unknown>(() => logoutUser()),
    },
    actions: {
      clearCachedData,
      tellOtherTabs,
      announceExpiry: () => toast.info('Your session has ended. Please log in again.'),
      announceLogoutFailure: (_, { error }) => toast.error(messageOf(error, 'Logout failed')),
    },
  }),
)

/** Looks up who is signed in, and keeps up with the calls and the other tabs from then on. */
export function startSession(): void {
  sessionActor.start()
  onSessionExpired(() => sessionActor.send({ type: 'SESSION_EXPIRED' }))
  onUserChangedElsewhere(() => sessionActor.send({ type: 'USER_CHANGED' }))
}

const logOut = () => sessionActor.send({ type: 'LOGOUT' })

/** After a login; where its answer does not say who that is, the current-user call does. */
export function announceLogin(answered: User | null): void {
  const user = whereRoleIsTold(answered)
  if (user !== null) {
    sessionActor.send({ type: 'LOGGED_IN', user })
    return
  }
  sessionActor.send({ type: 'USER_CHANGED' })
  tellOtherTabs()
}

export interface Session {
  state: 'unknown' | 'signedIn' | 'anonymous' | 'refreshing' | 'leaving' | 'unreachable'
  /** The last person known to be signed in here; null once nobody is. */
  user: SessionUser | null
  /** The logout is under way. */
  leaving: boolean
  logout: () => void
}

export function useSession(): Session {
  const state = useSelector(sessionActor, stateIn)
  const user = useCurrentUser()
  return useMemo(
    () => ({ state, user, leaving: state === 'leaving', logout: logOut }),
    [state, user],
  )
}

export function useCurrentUser(): SessionUser | null {
  return useSelector(sessionActor, ({ context }) => context.user)
}

function stateIn({ value }: SnapshotFrom<typeof sessionActor>): Session['state'] {
  return typeof value === 'string' ? value : 'refreshing'
}

/** The role is what the current-user call says; an answer without one leaves it to that. */
function whereRoleIsTold(user: User | null): User | null {
  return user?.role ? user : null
}
