/*
 * A page that was rendered in advance shows everything before any code of it is there, so the code
 * of parts that do nothing can wait. Where the page is drawn by the browser, nothing waits.
 */

/** Until the part with this id comes into view, or the visitor goes on to another page. */
export async function whenShown(id: string): Promise<void> {
  const part = isAhead ? document.getElementById(id) : null
  if (part !== null) await Promise.race([inView(part), left])
}

/** Until the visitor goes on to another page: for what only has to be looked at. */
export function whenLeft(): Promise<void> {
  return left
}

const isAhead = typeof document !== 'undefined' && document.querySelector('[data-ahead]') !== null

// The router makes events of the first two.
const steps = ['pushState', 'replaceState', 'popstate'] as const

const left = new Promise<void>((resolve) => {
  if (!isAhead) resolve()
  else for (const step of steps) window.addEventListener(step, () => resolve(), { once: true })
})

function inView(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(part)
  })
}
