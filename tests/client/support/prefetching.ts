/** From here to the end of the test, next pages are prefetched; see tests/support/setup.ts. */
export function allowPrefetching(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: false },
    configurable: true,
  })
}

/** Without a browser's idle times, this long after a page has come, in milliseconds. */
export const untilIdle = 2_000
