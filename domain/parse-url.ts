/**
 * Parses an address; null if it is not one. Not by `URL.canParse`, which on Node 20 and 22 refuses
 * every address with a letter such as "ü" once V8 has optimized its caller.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
