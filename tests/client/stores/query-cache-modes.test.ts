import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/api-error.ts'
import { clearCachedData, invalidateTag } from '../../../src/stores/query/query.ts'
import { a, b, fetches, forgetFetches, weights } from '../support/weights-query.ts'

beforeEach(forgetFetches)
afterEach(() => void vi.useRealTimers())

describe('The HTTP cache mode of a fetch', () => {
  const modes = () => fetches.map(({ key, cache }) => [key.id, cache])

  it('asks past the browser’s cache for the first key, for a refetched key and for the first key after clearing', async () => {
    weights.subscribe(a)
    await fetches[0]?.answer(1)
    invalidateTag('Parcel')
    weights.refetch(a)
    clearCachedData()
    weights.subscribe(b)

    expect(modes()).toEqual([
      ['a', 'no-cache'],
      ['a', 'no-cache'],
      ['a', 'no-cache'],
      ['b', 'no-cache'],
    ])
  })

  it('allows the cache for a further key while other data are cached', async () => {
    const leave = weights.subscribe(a)
    await fetches[0]?.answer(1)
    weights.prefetchQuery(b)
    expect(modes().at(-1)).toEqual(['b', 'default'])
    await fetches[1]?.fail(new ApiError('network'))

    leave()
    await vi.advanceTimersByTimeAsync(60_001)
    weights.subscribe(b)
    expect(modes().at(-1)).toEqual(['b', 'no-cache'])
  })

  it('asks past the browser’s cache again for a key that failed', async () => {
    weights.subscribe(a)
    await fetches[0]?.answer(1)
    weights.refetch(a)
    await fetches[1]?.fail(new ApiError('network'))
    weights.subscribe(a)

    expect(modes().at(-1)).toEqual(['a', 'no-cache'])
  })

  it('asks past the browser’s cache only once for all keys of an invalidation', async () => {
    weights.subscribe(a)
    weights.subscribe(b)
    await fetches[0]?.answer(1)
    await fetches[1]?.answer(2)
    invalidateTag('Parcel')

    expect(modes().slice(2)).toEqual([
      ['a', 'no-cache'],
      ['b', 'default'],
    ])
  })
})
