import { useEffect } from 'react'

/**
 * For a page whose document has a content security policy of its own: loads it again where the visitor
 * came to it within another page's document, by a login or by Back.
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

/** Without an answer the page would be lost; what its policy allows is then missing. */
async function reloadIfAnswered(path: string, left: AbortSignal): Promise<void> {
  const answer = await fetch(path, { method: 'HEAD', cache: 'no-store', signal: left }).catch(
    () => null,
  )
  if (answer?.ok && !left.aborted) window.location.reload()
}

/** In the one of its spellings that the router takes for the same. */
const pathOf = (address: string) => new URL(address).pathname.toLowerCase().replace(/\/$/, '')
