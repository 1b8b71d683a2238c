/** For how long a page out of sight keeps its stream, so that a glance at another tab costs nothing. */
const patience = 5_000

/** Runs `come` whenever the page comes into sight; its signal is aborted some time after it left. */
export function whenSeen(come: (signal: AbortSignal) => void): () => void {
  let visit: AbortController | null = null
  let leaving: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(leaving)
    if (document.visibilityState === 'hidden') leaving = setTimeout(leave, patience)
    else if (visit === null) {
      visit = new AbortController()
      come(visit.signal)
    }
  }
  const leave = () => {
    visit?.abort()
    visit = null
  }
  document.addEventListener('visibilitychange', look)
  // A page that is kept for going back must not hold a connection.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', look)
  look()
  return () => {
    clearTimeout(leaving)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', look)
    leave()
  }
}

/** Ends early when the network is back, or when nobody waits for it any more. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
