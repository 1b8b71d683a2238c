/** From here to the end of the test, pages are fetched ahead; see tests/support/setup.ts. */
export function fetchPagesAhead(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: false },
    configurable: true,
  })
}

/** Without a browser's idle times, this long after a page has come, in milliseconds. */
export const untilIdle = 2_000
