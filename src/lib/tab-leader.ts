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
