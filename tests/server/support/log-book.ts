import { Writable } from 'node:stream'

/** Collects a server's log entries from this level on. */
export function logBook(level = 'info') {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  const lines = () => written.split('\n').filter((line) => line !== '')
  return {
    logger: { level, stream, base: null },
    text: () => written,
    lines,
    entries: () => lines().map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Discards all entries so far. */
    clear: () => {
      written = ''
    },
  }
}
