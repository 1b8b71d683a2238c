/**
 * Runs `lead` in one tab at a time; another tab takes over when it ends, or when its tab is closed. Browsers
 * have locks only over HTTPS: without locks, every tab leads.
 */
export function leadAmongTabs(
  name: string,
  signal: AbortSignal,
  lead: (signal: AbortSignal) => Promise<void>,
): void {
  const { locks } = globalThis.navigator
  if (locks === undefined) void lead(signal)
  else locks.request(name, { signal }, () => lead(signal)).catch(() => {})
}

/**
 * Does the work in one of `count` places, which all windows of this origin share; null at once if none is free.
 * Without locks, there is always one.
 */
export async function inFreePlace<Result>(
  name: string,
  count: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const { locks } = globalThis.navigator
  if (locks === undefined) return work()
  for (let place = 1; place <= count; place += 1) {
    const done = await locks.request(`${name} ${place}`, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { result: await work() },
    )
    if (done !== null) return done.result
  }
  return null
}
