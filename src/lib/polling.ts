/**
 * Milliseconds for which work continues on a hidden page, so that a glance at another tab does not interrupt
 * it.
 */
const hiddenGrace = 5_000

/** Calls `start` whenever the page becomes visible; aborts its signal some time after the page is hidden. */
export function whileVisible(start: (signal: AbortSignal) => void): () => void {
  let controller: AbortController | null = null
  let graceTimer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    clearTimeout(graceTimer)
    if (document.visibilityState === 'hidden') graceTimer = setTimeout(stop, hiddenGrace)
    else if (controller === null) {
      controller = new AbortController()
      start(controller.signal)
    }
  }
  const stop = () => {
    controller?.abort()
    controller = null
  }
  document.addEventListener('visibilitychange', update)
  // A page in the back/forward cache must not hold a connection.
  window.addEventListener('pagehide', stop)
  window.addEventListener('pageshow', update)
  update()
  return () => {
    clearTimeout(graceTimer)
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('pagehide', stop)
    window.removeEventListener('pageshow', update)
    stop()
  }
}

/** Resolves early when the connection returns, or when the signal is aborted. */
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
