interface Kept<Answer> {
  answer: Promise<Answer>
  until: number
}

/**
 * Answers that are dear to make serve everybody who asks for the same at about the same time. One
 * that was made quickly is not kept, so that a small database always tells what is.
 */
export function createShortLived<Answer>(
  { dearMs, keptMs }: { dearMs: number; keptMs: number },
  now: () => number,
) {
  const kept = new Map<string, Kept<Answer>>()
  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key)
    if (known !== undefined && now() < known.until) return known.answer

    // Reckoned from the beginning: the answer is as old as what it was made from.
    const begun = now()
    const until = begun + keptMs
    const entry = { answer: make(), until }
    kept.set(key, entry)
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key)
    }
    const settle = async () => {
      await entry.answer
      if (now() - begun < dearMs) forget()
      else setTimeout(forget, Math.max(until - now(), 0)).unref()
    }
    settle().catch(forget)
    return entry.answer
  }
}
