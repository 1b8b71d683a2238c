import { createActor, fromPromise } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import * as t from '#texts/session.ts'
import { sessionMachine } from '../../../machines/session.ts'
import type { SessionUser } from '../../../machines/session.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { onCallRefused, onSessionExpired } from '../../api/client.ts'
import { removeStoredAnswers, storeAnswersFor, storedUser } from '../../api/offline-answers.ts'
import type { User } from '../../api/model.ts'
import { getCurrentUser, logoutUser, refreshSession } from '../../api/session.ts'
import { prepareToasts, toast } from '../../ui/toast/toast.tsx'
import { makeInspectable } from '../../lib/actor-inspection.ts'
import { leaving } from '../../lib/leaving.ts'
import { whenIdle } from '../../lib/scheduling.ts'
import { clearCachedData } from '../../stores/query/query.ts'
import { notifyOtherTabs, showSession } from './session-view.ts'
import type { SessionView } from './session-view.ts'

/** The only session of the page; `session.ts` loads and starts it. */
export const sessionActor = createActor(
  sessionMachine.provide({
    actors: {
      getCurrentUser: fromPromise<SessionUser | null>(({ signal }) => currentUser(signal)),
      refreshSession: fromPromise<SessionUser | null>(async () =>
        userWithRole(await refreshSession()),
      ),
      logoutUser: fromPromise<string | null>(() => logoutUser()),
    },
    actions: {
      clearCachedData,
      notifyOtherTabs,
      announceExpiry: () => toast.info(t.sessionHasEnded),
      announceLogin: () => toast.success(t.loggedIn),
      endSessionAtProvider: (_, { address }) => {
        if (address !== null) leaving.goTo(address)
      },
      announceLogoutFailure: (_, { error }) => toast.error(messageOf(error, t.logoutFailed)),
    },
  }),
)
let isLeaving = false
sessionActor.subscribe((snapshot) => {
  const { user } = snapshot.context
  // Removes the answers as soon as the logout begins, since the logout can fail without a connection.
  if (snapshot.matches('anonymous') || snapshot.matches('leaving')) removeStoredAnswers()
  else if (snapshot.matches('signedIn') && user !== null) storeAnswersFor(user)
  const wasLeaving = isLeaving
  isLeaving = snapshot.matches('leaving')
  if (isLeaving !== wasLeaving) void leaveWaiting(isLeaving).catch(() => {})
  showSession(viewOf(snapshot))
})
if (hasJustLoggedIn()) sessionActor.send({ type: 'CAME_BACK' })
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) sessionActor.send({ type: 'PAGE_SHOWN' })
})
onSessionExpired(() => sessionActor.send({ type: 'SESSION_EXPIRED' }))
onCallRefused(() => sessionActor.send({ type: 'CALL_REFUSED' }))
makeInspectable(sessionActor)
// Preloaded, since without a connection the code that announces its loss could not be loaded.
whenIdle(() => void Promise.all([prepareToasts(), loadLeaving()]).catch(() => {}))

const loadLeaving = () => import('./leave-waiting.ts')

/** Loads its code at a logout, since most users have nothing waiting. */
async function leaveWaiting(isToBeSaid: boolean): Promise<void> {
  const code = await loadLeaving()
  await code.leaveWaiting(isToBeSaid)
}

/** Called after a login: uses the user of the answer, or else looks up who is signed in. */
export function sendLogin(answered: User | null): void {
  const user = userWithRole(answered)
  if (user !== null) {
    sessionActor.send({ type: 'LOGGED_IN', user })
    return
  }
  sessionActor.send({ type: 'USER_CHANGED' })
  notifyOtherTabs()
}

/** Returns the current user, or the last one without a connection: their lists can still be read. */
async function currentUser(signal: AbortSignal): Promise<SessionUser | null> {
  try {
    return await getCurrentUser(signal)
  } catch (error) {
    const user = storedUser(error)
    if (user === null) throw error
    return user
  }
}

function viewOf({ value, context }: SnapshotFrom<typeof sessionActor>): SessionView {
  const { user, error } = context
  if (error === null) return { state: stateNamed(value), user, failure: null, isAsking: false }
  const failure = error instanceof ApiError && error.status !== null ? 'error' : 'noAnswer'
  return { state: 'unanswered', user, failure, isAsking: value !== 'unanswered' }
}

function stateNamed(value: SnapshotFrom<typeof sessionActor>['value']): SessionView['state'] {
  if (value === 'endingAtProvider') return 'anonymous'
  return typeof value === 'string' ? value : 'refreshing'
}

/** True once after a login at the identity provider, which the server announces with a cookie. */
function hasJustLoggedIn(): boolean {
  const isSaid = document.cookie.split('; ').includes('justLoggedIn=yes')
  if (isSaid) document.cookie = 'justLoggedIn=; path=/; max-age=0'
  return isSaid
}

/** Null if the answer has no role, so that the current-user call is made. */
function userWithRole(user: User | null): User | null {
  return user?.role ? user : null
}
