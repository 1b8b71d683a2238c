/** Prefetches next pages until the end of the test; see tests/support/setup.ts. */
export function allowPrefetching(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: false },
    configurable: true,
  })
}

/** The delay of a prefetch in a browser without idle callbacks, in milliseconds. */
export const untilIdle = 2_000
