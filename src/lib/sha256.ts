/**
 * The SHA-256 of a text, in hex. `crypto.subtle` is missing on plain HTTP addresses, and a key that
 * depended on the address would not be the same twice.
 */
export function sha256(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text))
  const state = Uint32Array.from(roots(8, Math.sqrt))
  const schedule = new Uint32Array(64)
  for (let at = 0; at < words.length; at += 16) {
    schedule.set(words.subarray(at, at + 16))
    stretch(schedule)
    compress(state, schedule)
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** The bytes, a one, zeros, and the length in bits, as words with the highest byte first. */
function paddedWords(bytes: Uint8Array): Uint32Array {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const view = new DataView(new ArrayBuffer(blocks * 64))
  bytes.forEach((byte, index) => view.setUint8(index, byte))
  view.setUint8(bytes.length, 0x80)
  view.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(blocks * 64 - 4, bytes.length * 8)
  return Uint32Array.from({ length: blocks * 16 }, (_, index) => view.getUint32(index * 4))
}

function stretch(schedule: Uint32Array): void {
  for (let index = 16; index < 64; index += 1) {
    const early = schedule[index - 15] ?? 0
    const late = schedule[index - 2] ?? 0
    const mixedEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const mixedLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[index] =
      (schedule[index - 16] ?? 0) + mixedEarly + (schedule[index - 7] ?? 0) + mixedLate
  }
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  schedule.forEach((word, index) => {
    const choice = (e & f) ^ (~e & g)
    const first =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (constants[index] ?? 0) + word
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0]
  })
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word
  })
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The first 32 bits behind the point of the roots of the first primes, as the standard wants. */
function roots(count: number, root: (prime: number) => number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1)
    if (!found.some((prime) => number % prime === 0)) found.push(number)
  return found.map((prime) => (root(prime) % 1) * 0x1_0000_0000)
}

const constants = Uint32Array.from(roots(64, Math.cbrt))
