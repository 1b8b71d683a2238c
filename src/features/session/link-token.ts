import { useSyncExternalStore } from 'react'

/** The token behind the `#` of a mailed link; null where it was cut. A second one may be opened in the same tab. */
export function useLinkToken(): string | null {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash)
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null
}

function subscribeToHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
