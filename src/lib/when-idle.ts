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
