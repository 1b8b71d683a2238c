/**
 * Runs the work immediately, then at most once in each interval (milliseconds); the last call is never lost.
 */
export function throttle(
  work: () => void,
  { interval, minDelay = () => 0 }: { interval: number; minDelay?: () => number },
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  return {
    call: () => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          last = Date.now()
          work()
        },
        Math.max(minDelay(), last + interval - Date.now()),
      )
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
