/**
 * Runs `work` when the browser is idle, but not in the first moments of a visit, which are left to the page
 * itself. Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  const hasIdleCallback = typeof requestIdleCallback !== 'undefined'
  let handle = 0
  const timer = setTimeout(
    () => {
      if (hasIdleCallback) handle = requestIdleCallback(work, { timeout: 3_000 })
      else work()
    },
    Math.max(hasIdleCallback ? 0 : 1_500, firstMoments - performance.now()),
  )
  return () => {
    clearTimeout(timer)
    if (handle !== 0) cancelIdleCallback(handle)
  }
}

/** Milliseconds since the page was requested. */
const firstMoments = 2_000

/** Runs `work` after the next paint. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The browser paints a frame after its callbacks, in the same task.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
