let isAsked = false

/**
 * Asks the browser, once for each load of the page, not to clear what this site stores when space runs short:
 * it holds work that the server does not have yet.
 */
export function keepStorage(): void {
  // Missing over plain HTTP and in older browsers.
  if (isAsked || !('storage' in navigator) || !('persist' in navigator.storage)) return
  isAsked = true
  // A refusal changes nothing: the browser still clears this site's storage only when it needs the space.
  navigator.storage.persist().catch(() => {})
}
