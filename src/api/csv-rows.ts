/** Counts the rows of a CSV that comes in pieces; a line break within quotes ends none. */
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
    /** The line of headings is none. */
    rows: () => Math.max(0, lines - 1),
  }
}

// In UTF-8 these bytes mean nothing else, wherever a piece begins.
const quote = 0x22
const lineFeed = 0x0a
