/*
 * A prerendered page shows everything before its code is loaded, so the code of parts without behaviour can
 * wait. On a page that the browser renders, no code waits.
 */

/** Resolves when the element with this ID is visible, or the visitor navigates to another page. */
export async function whenVisible(id: string): Promise<void> {
  const element = isPrerendered ? document.getElementById(id) : null
  if (element !== null) await Promise.race([inView(element), navigated])
}

/** Resolves when the visitor navigates to another page: for parts without behaviour. */
export function whenNavigated(): Promise<void> {
  return navigated
}

/**
 * True if a chunk could not be fetched. Each browser words the error differently, and none has an error type
 * for it.
 */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message)

const isPrerendered =
  typeof document !== 'undefined' && document.querySelector('[data-prerendered]') !== null

// The router dispatches events with the first two names.
const navigations = ['pushState', 'replaceState', 'popstate'] as const

const navigated = new Promise<void>((resolve) => {
  if (!isPrerendered) resolve()
  else
    for (const name of navigations) window.addEventListener(name, () => resolve(), { once: true })
})

function inView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}
