import { useEffect } from 'react'

/**
 * For a page whose document has a content security policy of its own: loads it anew where the visitor
 * came to it within another page's document, by a login or by Back.
 */
export function useOwnDocument(path: string): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    // Without a connection the page would be lost; what its policy allows is then missing.
    if (document === undefined || !navigator.onLine) return
    if (pathOf(document.name) !== path) window.location.reload()
  }, [path])
}

/** In the one of its spellings that the router takes for the same. */
const pathOf = (address: string) => new URL(address).pathname.toLowerCase().replace(/\/$/, '')
