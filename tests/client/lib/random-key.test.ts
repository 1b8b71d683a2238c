import { expect, it, vi } from 'vitest'
import { randomKey } from '../../../src/lib/random-key.ts'

it('Each key is different, also on a plain HTTP address, where browsers create no UUIDs', () => {
  const whole = crypto
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes)
  vi.stubGlobal('crypto', { getRandomValues })
  const keys = [randomKey(), randomKey()]
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  expect(new Set(keys).size).toBe(2)
})
