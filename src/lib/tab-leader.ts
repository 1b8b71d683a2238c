/**
 * Runs `lead` in one tab of the browser at a time; the next one takes over when that is left. Browsers
 * have locks over HTTPS only: without them, each tab leads.
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
