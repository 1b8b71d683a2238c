import { createActor, fromPromise } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { sessionMachine } from '../../../machines/session.ts'
import type { SessionUser } from '../../../machines/session.ts'
import { messageOf } from '../../api/api-error.ts'
import { onCallRefused, onSessionExpired } from '../../api/client.ts'
import type { User } from '../../api/model.ts'
import { getCurrentUser, logoutUser, refreshSession } from '../../api/session.ts'
import { prepareToasts, toast } from '../../ui/toast/toast.tsx'
import { makeInspectable } from '../../lib/actor-inspection.ts'
import { whenIdle } from '../../lib/scheduling.ts'
import { clearCachedData } from '../../stores/query-cache.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { showSession } from './session-view.ts'
import type { SessionView } from './session-view.ts'

/** The one running session; `session.ts` loads and starts it. */
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
sessionActor.subscribe((snapshot) =>
  showSession({ state: stateIn(snapshot), user: snapshot.context.user }),
)
onSessionExpired(() => sessionActor.send({ type: 'SESSION_EXPIRED' }))
onCallRefused(() => sessionActor.send({ type: 'CALL_REFUSED' }))
makeInspectable(sessionActor)
// By the time that somebody is to be told of a lost connection, the code would no longer arrive.
whenIdle(() => void prepareToasts().catch(() => {}))

export function becomeUser(answered: User | null): void {
  const user = whereRoleIsTold(answered)
  if (user !== null) {
    sessionActor.send({ type: 'LOGGED_IN', user })
    return
  }
  sessionActor.send({ type: 'USER_CHANGED' })
  tellOtherTabs()
}

function stateIn({ value }: SnapshotFrom<typeof sessionActor>): SessionView['state'] {
  return typeof value === 'string' ? value : 'refreshing'
}

/** The role is what the current-user call says; an answer without one leaves it to that. */
function whereRoleIsTold(user: User | null): User | null {
  return user?.role ? user : null
}
