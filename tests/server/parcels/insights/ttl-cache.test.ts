import { beforeEach, expect, it } from 'vitest'
import { createTtlCache } from '../../../../server/parcels/insights/ttl-cache.ts'

let now = 0
let made: string[]
beforeEach(() => {
  now = 0
  made = []
})

const createCache = () => createTtlCache<number>({ minCostMs: 500, ttlMs: 10_000 }, () => now)

/** Answers after this many milliseconds, with the number of answers so far. */
const make = (what: string, ms: number) => async () => {
  made.push(what)
  await Promise.resolve()
  now += ms
  return made.length
}

it('an administrator who asks a small database twice gets two answers', async () => {
  const cached = createCache()
  expect(await cached('march', make('one', 20))).toBe(1)
  expect(await cached('march', make('two', 20))).toBe(2)
})

it('administrators who ask the same question at the same time share an answer', async () => {
  const cached = createCache()
  const answers = [
    cached('march', make('march', 20)),
    cached('march', make('march again', 20)),
    cached('april', make('april', 20)),
  ]
  expect(await Promise.all(answers)).toEqual([2, 2, 2])
  expect(made).toEqual(['march', 'april'])
})

it('a slow answer is reused until it is ten seconds old', async () => {
  const cached = createCache()
  expect(await cached('march', make('one', 500))).toBe(1)
  now = 9_999
  expect(await cached('march', make('two', 800))).toBe(1)
  now = 10_000
  expect(await cached('march', make('three', 800))).toBe(2)
})

it('a failure reaches the callers who wait, and is not cached', async () => {
  const cached = createCache()
  const failing = async () => {
    await make('one', 800)()
    throw new Error('away')
  }
  const both = await Promise.allSettled([cached('march', failing), cached('march', failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cached('march', make('two', 20))).toBe(2)
})
