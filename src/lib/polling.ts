/** A hidden page goes on for this long, so that a glance at another tab costs nothing. */
const hiddenGrace = 5_000

/** Runs `start` whenever the page becomes visible; its signal is aborted some time after it is not. */
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
  // A page that is kept for going back must not hold a connection.
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

/** Ends early when the network is back, or with the signal. */
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
