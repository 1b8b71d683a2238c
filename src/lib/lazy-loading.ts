/*
 * A page that was rendered in advance shows everything before any code of it is there, so the code
 * of parts that do nothing can wait. Where the page is drawn by the browser, nothing waits.
 */

/** Until the element with this id is visible, or the visitor goes on to another page. */
export async function whenVisible(id: string): Promise<void> {
  const element = isPrerendered ? document.getElementById(id) : null
  if (element !== null) await Promise.race([inView(element), navigated])
}

/** Until the visitor goes on to another page: for what only has to be looked at. */
export function whenNavigated(): Promise<void> {
  return navigated
}

/** True if code could not be fetched. Browsers name it differently, and none gives it a type of its own. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message)

const isPrerendered =
  typeof document !== 'undefined' && document.querySelector('[data-prerendered]') !== null

// The router makes events of the first two.
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
