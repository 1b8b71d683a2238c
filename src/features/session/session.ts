import { useMemo } from 'react'
import type { SessionEvent, SessionUser } from '../../../machines/session.ts'
import type { User } from '../../api/model.ts'
import { isVisitor } from '../../api/visitor.ts'
import { onUserChangedElsewhere } from './other-tabs.ts'
import type { becomeUser, sessionActor } from './session-actor.ts'
import { mayBeSomeone, showSession, useSessionView } from './session-view.ts'
import type { SessionView } from './session-view.ts'

/*
 * The session for those who only ask or tell. Its machine, and the client that this calls with,
 * are loaded when somebody may be signed in: a visitor's pages never need them.
 */

/** Looks up who is signed in, and keeps up with the other tabs from then on. */
export async function startSession(): Promise<void> {
  onUserChangedElsewhere(() => void tellSession({ type: 'USER_CHANGED' }))
  const visitor = !mayBeSomeone() && (await isVisitor())
  if (!visitor) await prepareSession().catch(showUnreachable)
  // Meanwhile somebody may have logged in.
  else if (machine === null) showSession({ state: 'anonymous' })
}

/** Loads the machine and starts it; called ahead of a login, so that this need not wait for it. */
export async function prepareSession(): Promise<SessionMachine> {
  machine ??= import('./session-actor.ts')
  try {
    const loaded = await machine
    loaded.sessionActor.start()
    return loaded
  } catch (error) {
    machine = null
    throw error
  }
}

export async function tellSession(event: SessionEvent): Promise<void> {
  try {
    const { sessionActor } = await prepareSession()
    sessionActor.send(event)
  } catch {
    showUnreachable()
  }
}

/** After a login; where its answer does not say who that is, the current-user call does. */
export async function announceLogin(answered: User | null): Promise<void> {
  const { becomeUser } = await prepareSession()
  becomeUser(answered)
}

export interface Session extends SessionView {
  /** The logout is under way. */
  leaving: boolean
  logout: () => void
}

export function useSession(): Session {
  const state = useSessionView((view) => view.state)
  const user = useCurrentUser()
  return useMemo(
    () => ({ state, user, leaving: state === 'leaving', logout: logOut }),
    [state, user],
  )
}

export function useCurrentUser(): SessionUser | null {
  return useSessionView((view) => view.user)
}

type SessionMachine = { becomeUser: typeof becomeUser; sessionActor: typeof sessionActor }

let machine: Promise<SessionMachine> | null = null
const logOut = () => void tellSession({ type: 'LOGOUT' })
const showUnreachable = () => showSession({ state: 'unreachable' })
