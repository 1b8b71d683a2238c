/*
 * The time zone that the host names in its answers. Every page loads this; what is made of it is in
 * company-zone.ts, for screens with days.
 */

let told: string | null = null
const listeners = new Set<() => void>()

export const toldTimeZone = (): string | null => told

export function noteTimeZone({ headers }: Response): void {
  const name = headers.get('time-zone')
  if (name === null || name === told) return
  told = name
  for (const listener of listeners) listener()
}

export function onTimeZoneTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
