const positions = new Map<string, number>()
let returnTo: number | null = null

/** Remembers how far each address was scrolled, for the back and forward buttons. */
export function startScrollMemory(): void {
  window.addEventListener('scroll', () => positions.set(here(), window.scrollY), { passive: true })
  // Read at once: while the screen's code loads, the shorter page would overwrite it.
  window.addEventListener('popstate', () => {
    returnTo = positions.get(here()) ?? 0
  })
}

/** To where the screen was on the way back, to a named part of it, or to its top. */
export function scrollToArrival(): void {
  const top = returnTo
  returnTo = null
  const part = top === null ? document.getElementById(window.location.hash.slice(1)) : null
  if (part) part.scrollIntoView()
  else window.scrollTo({ top: top ?? 0, behavior: 'instant' })
}

const here = () => window.location.pathname + window.location.search
