import { useMemo } from 'react'
import type { SessionEvent, SessionUser } from '../../../machines/session.ts'
import type { User } from '../../api/model.ts'
import { isVisitor } from '../../api/visitor.ts'
import type { sendLogin, sessionActor } from './session-actor.ts'
import {
  onUserChangedElsewhere,
  showUnanswered,
  showVisitor,
  useSessionView,
  wasSignedInHere,
} from './session-view.ts'
import type { SessionView } from './session-view.ts'

/*
 * The session for code that only reads it or sends events to it. Its machine and the API client are loaded
 * when a user may be signed in: a visitor's pages never need them.
 */

/** Looks up the signed-in user, and follows the other tabs from then on. */
export async function startSession(): Promise<void> {
  onUserChangedElsewhere(() => void sendToSession({ type: 'USER_CHANGED' }))
  window.addEventListener('online', retryLookup)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryLookup()
  })
  const visitor = !wasSignedInHere() && (await isVisitor())
  if (!visitor) await prepareSession().catch(retryLater)
  // Meanwhile a user may have logged in.
  else if (machine === null) showVisitor()
}

/** Looks up the signed-in user again, if the last lookup failed. */
export function retryLookup(): void {
  if (useSessionView.getState().state === 'unanswered') void sendToSession({ type: 'RETRY' })
}

/**
 * Called after a change that may have begun or ended the session of this browser; a visitor without a session
 * makes no call.
 */
export function lookUpAgain(): void {
  if (machine !== null) void sendToSession({ type: 'USER_CHANGED' })
}

/** Looks up the user, who may have changed elsewhere; the page stays meanwhile. */
export function checkUser(): void {
  void sendToSession({ type: 'CHECK_USER' })
}

/** Loads and starts the machine; called early, so that a login does not have to wait for it. */
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

/** Called after a login; if its answer does not contain the user, the current-user call is made. */
export async function announceLogin(answered: User | null): Promise<void> {
  const loaded = await prepareSession()
  loaded.sendLogin(answered)
}

/** Called after the user has changed their name or deleted their account; `answered` as after a login. */
export const announceUserChange = (answered: User | null): Promise<void> => announceLogin(answered)

export interface Session extends Pick<SessionView, 'state' | 'user'> {
  /** The user is being logged out. */
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

type SessionMachine = { sendLogin: typeof sendLogin; sessionActor: typeof sessionActor }

let machine: Promise<SessionMachine> | null = null

async function sendToSession(event: SessionEvent): Promise<void> {
  // The machine cannot set this while its code is loading.
  if (machine === null && useSessionView.getState().state === 'unanswered')
    useSessionView.setState({ isAsking: true })
  try {
    const { sessionActor } = await prepareSession()
    sessionActor.send(event)
  } catch {
    retryLater()
  }
}

const logOut = () => void sendToSession({ type: 'LOGOUT' })

let timer: ReturnType<typeof setTimeout>

/** Called if the machine, which would try again itself, could not be loaded. */
function retryLater(): void {
  showUnanswered()
  clearTimeout(timer)
  timer = setTimeout(retryLookup, 10_000)
}
