import { useEffect } from 'react'

/**
 * Reloads a page whose document has its own content security policy, if the visitor reached it within another
 * page's document, by a login or by Back.
 */
export function useOwnDocument(path: string): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    if (document === undefined || pathOf(document.name) === path) return undefined
    const leaving = new AbortController()
    void reloadIfAnswered(path, leaving.signal)
    return () => leaving.abort()
  }, [path])
}

/**
 * Reloads only if the server answers, because the page would otherwise be lost; without a reload, its policy is
 * missing.
 */
async function reloadIfAnswered(path: string, left: AbortSignal): Promise<void> {
  const answer = await fetch(path, { method: 'HEAD', cache: 'no-store', signal: left }).catch(
    () => null,
  )
  if (answer?.ok && !left.aborted) window.location.reload()
}

/** Normalizes the path, since the router ignores case and a trailing slash. */
const pathOf = (address: string) => new URL(address).pathname.toLowerCase().replace(/\/$/, '')
