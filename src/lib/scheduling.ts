/**
 * Runs `work` when the browser is idle, and not before the first moments of a visit, which belong to
 * what the visitor came for. Returns how to cancel it.
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

/** Runs `work` when what was rendered last is on the screen. Returns how to cancel it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted behind its callbacks, in the same task.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
