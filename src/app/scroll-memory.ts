const positions = new Map<string, number>()
let wayBack: { to: string; top: number } | null = null

/** Remembers how far each address was scrolled, for the back and forward buttons. */
export function startScrollMemory(): void {
  window.addEventListener('scroll', () => positions.set(here(), window.scrollY), { passive: true })
  // Read at once: while the screen's code loads, the shorter page would overwrite it.
  window.addEventListener('popstate', () => {
    wayBack = { to: here(), top: positions.get(here()) ?? 0 }
  })
}

/** To where the screen was on the way back, to a named part of it, or to its top. */
export function scrollToArrival(): void {
  const remembered = wayBack?.to === here() ? wayBack.top : null
  wayBack = null
  const part = document.getElementById(window.location.hash.slice(1))
  if (part && remembered === null) part.scrollIntoView()
  else window.scrollTo({ top: remembered ?? 0, behavior: 'instant' })
}

const here = () => window.location.pathname + window.location.search
