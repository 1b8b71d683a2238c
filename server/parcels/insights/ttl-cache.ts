interface Entry<Value> {
  value: Promise<Value>
  until: number
}

/**
 * Caches values that are expensive to compute, and shares one that is being computed. A value that
 * took less than `minCostMs` is not kept, so that a small database always gives current figures.
 */
export function createTtlCache<Value>(
  { minCostMs, ttlMs }: { minCostMs: number; ttlMs: number },
  now: () => number,
) {
  const entries = new Map<string, Entry<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key)
    if (known !== undefined && now() < known.until) return known.value

    // Counts from the beginning, because the value is as old as the data from which it is computed.
    const begun = now()
    const until = begun + ttlMs
    const entry = { value: make(), until }
    entries.set(key, entry)
    const remove = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    const settle = async () => {
      await entry.value
      if (now() - begun < minCostMs) remove()
      else setTimeout(remove, Math.max(until - now(), 0)).unref()
    }
    settle().catch(remove)
    return entry.value
  }
}
