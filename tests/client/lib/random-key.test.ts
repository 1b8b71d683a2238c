import { expect, it, vi } from 'vitest'
import { randomKey } from '../../../src/lib/random-key.ts'

it('A key is another one each time, also on a plain HTTP address, where browsers make no UUIDs', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const keys = [randomKey(), randomKey()]
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  expect(new Set(keys).size).toBe(2)
})
