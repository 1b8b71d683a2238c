import { create } from 'zustand'
import type { SessionUser } from '../../../machines/session.ts'

/*
 * Parts of the session that tabs and pages share before and after its machine is loaded: the visible state,
 * whether a user was signed in on this browser, and the message to other tabs.
 */

export interface SessionView {
  /** `unanswered`: the last lookup failed, so the user is unknown. */
  state: 'unknown' | 'signedIn' | 'anonymous' | 'refreshing' | 'leaving' | 'unanswered'
  /** The last user who was known to be signed in here; null while none is known. */
  user: SessionUser | null
  /** Reason for the missing answer; null unless `unanswered`. */
  failure: LookupFailure | null
  /** The lookup failed, and is being repeated. */
  isAsking: boolean
}

/** The host did not answer at all, or answered with an error. */
type LookupFailure = 'noAnswer' | 'error'

export const useSessionView = create<SessionView>(() => ({
  state: 'unknown',
  user: null,
  failure: null,
  isAsking: false,
}))

export function showSession(view: SessionView): void {
  useSessionView.setState(view)
  const { state } = view
  if (state !== 'unknown' && state !== 'refreshing')
    document.documentElement.classList.remove('session-pending')
  try {
    if (state === 'signedIn') localStorage.setItem(signedInKey, 'yes')
    else if (state === 'anonymous') localStorage.removeItem(signedInKey)
  } catch {
    // Without storage, every page looks the user up first, which only takes longer.
  }
}

export function showVisitor(): void {
  showSession({ state: 'anonymous', user: null, failure: null, isAsking: false })
}

export function showUnanswered(): void {
  showSession({ state: 'unanswered', user: null, failure: 'noAnswer', isAsking: false })
}

/** True if a user was last seen signed in here; scripts cannot read the session's cookies. */
export function wasSignedInHere(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null
  } catch {
    return false
  }
}

const signedInKey = 'waybill-someone-signed-in'

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('waybill-session')

/** Tells other tabs that a user has signed in or out in this tab. */
export function notifyOtherTabs(): void {
  // The rule is about windows; a channel never leaves its origin.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage('user changed')
}

export function onUserChangedElsewhere(listener: () => void): void {
  channel?.addEventListener('message', listener)
}
