import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from '../../../src/lib/sha256.ts'

const lengths = [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 4096]

it.each(lengths)('A text of %i letters has the SHA-256 that everybody else computes', (length) => {
  for (const letter of ['a', 'ß', '€', '🚚']) {
    const text = letter.repeat(length)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})
