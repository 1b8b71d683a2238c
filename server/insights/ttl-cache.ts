interface Entry<Value> {
  value: Promise<Value>
  until: number
}

/**
 * A value that is dear to make serves every call for it at about the same time. One that was made
 * quickly is not kept, so that a small database always tells what is.
 */
export function createTtlCache<Value>(
  { minCostMs, ttlMs }: { minCostMs: number; ttlMs: number },
  now: () => number,
) {
  const entries = new Map<string, Entry<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key)
    if (known !== undefined && now() < known.until) return known.value

    // Reckoned from the beginning: the value is as old as what it was made from.
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
