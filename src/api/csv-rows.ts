/** Counts the rows of a CSV that arrives in chunks; a line break within quotes does not end a row. */
export function createRowCounter() {
  let lines = 0
  let isQuoted = false
  return {
    count(piece: Uint8Array): void {
      for (const byte of piece) {
        if (byte === quote) isQuoted = !isQuoted
        else if (byte === lineFeed && !isQuoted) lines += 1
      }
    },
    /** Number of rows without the header. */
    rows: () => Math.max(0, lines - 1),
  }
}

// In UTF-8 these bytes are never part of another character, wherever a chunk begins.
const quote = 0x22
const lineFeed = 0x0a
