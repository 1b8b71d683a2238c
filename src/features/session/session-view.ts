import { create } from 'zustand'
import type { SessionUser } from '../../../machines/session.ts'

export interface SessionView {
  state: 'unknown' | 'signedIn' | 'anonymous' | 'refreshing' | 'leaving' | 'unreachable'
  /** The last person known to be signed in here; null once nobody is. */
  user: SessionUser | null
}

/** What the pages know of the session, whether its machine is loaded or not. */
export const useSessionView = create<SessionView>(() => ({ state: 'unknown', user: null }))

export function showSession(view: Partial<SessionView>): void {
  useSessionView.setState(view)
  // index.html has set it.
  const { state } = view
  if (state !== undefined && state !== 'unknown' && state !== 'refreshing')
    document.documentElement.classList.remove('session-pending')
  try {
    if (view.state === 'signedIn') localStorage.setItem(someoneKey, 'yes')
    else if (view.state === 'anonymous') localStorage.removeItem(someoneKey)
  } catch {
    // Without storage every page asks first who is there; it only takes longer.
  }
}

/** Whether this browser last saw somebody signed in; the session itself is out of scripts' reach. */
export function mayBeSomeone(): boolean {
  try {
    return localStorage.getItem(someoneKey) !== null
  } catch {
    return false
  }
}

const someoneKey = 'waybill-someone-signed-in'
