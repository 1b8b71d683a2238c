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

/**
 * When the page is there and has nothing better to do; what it answers calls it off. The first
 * moments of a visit belong to what the person came for.
 */
export function whenIdle(work: () => void): () => void {
  const canTell = typeof requestIdleCallback !== 'undefined'
  let handle = 0
  const timer = setTimeout(
    () => {
      if (canTell) handle = requestIdleCallback(work, { timeout: 3_000 })
      else work()
    },
    Math.max(canTell ? 0 : 1_500, firstMoments - performance.now()),
  )
  return () => {
    clearTimeout(timer)
    if (handle !== 0) cancelIdleCallback(handle)
  }
}

/** Milliseconds since the page was asked for. */
const firstMoments = 2_000
