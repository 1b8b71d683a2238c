import { useSyncExternalStore } from 'react'

/**
 * The token after the `#` of an emailed link; null if it is incomplete. Follows changes, since the tab can
 * open a second link.
 */
export function useLinkToken(): string | null {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash)
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null
}

function subscribeToHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
