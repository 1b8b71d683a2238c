import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/api-error.ts'
import type { ReadOptions } from '../../../src/api/query.ts'
import {
  clearCachedData,
  createQuery,
  hashQuery,
  invalidateTag,
  onInvalidated,
} from '../../../src/stores/query-cache.ts'

type Key = { id: string; q?: string }
type Weight = { id: string; kilos: number }

/** Every fetch of the query, to be answered by the test. */
interface Fetch extends ReadOptions {
  key: Key
  answer: (kilos: number) => Promise<void>
  fail: (error: unknown) => Promise<void>
}

let fetches: Fetch[] = []
const weights = createQuery({
  tag: 'Parcel',
  queryFn: (key: Key, options) =>
    new Promise<Weight>((resolve, reject) => {
      fetches.push({
        ...options,
        key,
        answer: async (kilos) => {
          resolve({ id: key.id, kilos })
          await soon()
        },
        fail: async (error) => {
          reject(error)
          await soon()
        },
      })
    }),
})
const stateOf = (key: Key) => weights.store.getState().states[hashQuery(key)]
const soon = () => vi.advanceTimersByTimeAsync(0)
const a: Key = { id: 'a' }
const b: Key = { id: 'b' }

beforeEach(() => {
  vi.useFakeTimers()
  clearCachedData()
  fetches = []
})
afterEach(() => vi.useRealTimers())

describe('A key', () => {
  it('means the same in any order, and without what says nothing', () => {
    expect(hashQuery({ id: 'a', q: 'x' })).toBe(hashQuery({ q: 'x', id: 'a' }))
    expect(hashQuery({ id: 'a', q: '' })).toBe(hashQuery({ id: 'a', q: undefined }))
    expect(hashQuery({ id: 'a' })).not.toBe(hashQuery({ id: 'b' }))
  })
})

describe('A subscriber', () => {
  it('causes a fetch, and finds its answer under the key', async () => {
    weights.subscribe(a)
    expect(stateOf(a)).toEqual({ data: undefined, error: null, isFetching: true })

    await fetches[0]?.answer(2)
    expect(stateOf(a)).toEqual({ data: { id: 'a', kilos: 2 }, error: null, isFetching: false })
  })

  it('shares one fetch with all others of the same key', async () => {
    weights.subscribe({ id: 'a' })
    weights.subscribe({ id: 'a', q: '' })
    weights.subscribe(b)
    expect(fetches.map(({ key }) => key.id)).toEqual(['a', 'b'])

    await fetches[0]?.answer(2)
    weights.subscribe(a)
    expect(fetches).toHaveLength(2)
  })

  it('that comes back in the same turn takes up where it left', async () => {
    weights.subscribe(a)()
    weights.subscribe(a)
    await fetches[0]?.answer(2)

    expect(fetches.map(({ signal }) => signal?.aborted)).toEqual([false])
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 2 })
  })

  it('that leaves before the answer aborts the fetch, and nothing is kept', async () => {
    weights.subscribe(a)()
    await soon()

    expect(fetches[0]?.signal?.aborted).toBe(true)
    await fetches[0]?.answer(2)
    expect(stateOf(a)).toBeUndefined()
  })

  it('finds a failure beside the data that it had', async () => {
    weights.subscribe(a)
    await fetches[0]?.answer(2)
    weights.refetch(a)
    const busy = new ApiError('http', { status: 503 })
    await fetches[1]?.fail(busy)

    expect(stateOf(a)).toEqual({ data: { id: 'a', kilos: 2 }, error: busy, isFetching: false })
  })

  it('that comes to a failed key causes another fetch', async () => {
    weights.subscribe(a)
    await fetches[0]?.fail(new ApiError('network'))
    weights.subscribe(a)

    expect(fetches).toHaveLength(2)
  })

  it('finds an error that is no answer of the host as one of an unreadable answer', async () => {
    weights.subscribe(a)
    await fetches[0]?.fail(new TypeError('x is not a function'))

    expect(stateOf(a)?.error).toMatchObject({ name: 'ApiError', kind: 'shape' })
  })
})

describe('A query function', () => {
  it('that needs no call answers at once', () => {
    const names = createQuery({
      tag: 'User',
      queryFn: ({ id }: Key) => ({ name: `Name of ${id}` }),
    })
    names.subscribe(a)

    expect(names.store.getState().states[hashQuery(a)]).toEqual({
      data: { name: 'Name of a' },
      error: null,
      isFetching: false,
    })
  })
})

describe('Data without subscribers', () => {
  it('are kept for 60 seconds (gcTime), counted anew after each subscription', async () => {
    const leave = weights.subscribe(a)
    await fetches[0]?.answer(2)
    leave()
    await vi.advanceTimersByTimeAsync(59_000)
    const leaveAgain = weights.subscribe(a)
    leaveAgain()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 2 })

    await vi.advanceTimersByTimeAsync(1_001)
    expect(stateOf(a)).toBeUndefined()
    expect(fetches).toHaveLength(1)
  })
})

describe('A prefetched key', () => {
  it('is there for the subscriber that comes', async () => {
    weights.prefetchQuery(a)
    await fetches[0]?.answer(2)
    weights.subscribe(a)

    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 2 })
    expect(fetches).toHaveLength(1)
  })

  it('is cancelled by its caller, but not under a subscriber', async () => {
    weights.prefetchQuery(a)()
    const cancel = weights.prefetchQuery(b)
    weights.subscribe(b)
    cancel()
    await soon()

    expect(fetches.map(({ key, signal }) => [key.id, signal?.aborted])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  it('that failed is forgotten', async () => {
    weights.prefetchQuery(a)
    await fetches[0]?.fail(new ApiError('network'))

    expect(stateOf(a)).toBeUndefined()
  })
})

describe('Invalidating a tag', () => {
  it('refetches what has subscribers and drops the rest', async () => {
    weights.subscribe(a)
    const leave = weights.subscribe(b)
    await fetches[0]?.answer(1)
    await fetches[1]?.answer(2)
    leave()

    invalidateTag('Parcel')
    expect(stateOf(a)).toEqual({ data: { id: 'a', kilos: 1 }, error: null, isFetching: true })
    expect(stateOf(b)).toBeUndefined()
    expect(fetches.map(({ key }) => key.id)).toEqual(['a', 'b', 'a'])
  })

  it('supersedes a fetch that is on its way: its answer is thrown away', async () => {
    weights.subscribe(a)
    invalidateTag('Parcel')
    await fetches[1]?.answer(2)
    await fetches[0]?.answer(1)

    expect(fetches.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 2 })
  })

  it('leaves the queries of other tags alone, and does what else was asked for', async () => {
    const work = vi.fn<() => void>()
    onInvalidated('User', work)
    weights.subscribe(a)
    invalidateTag('User')

    expect(fetches).toHaveLength(1)
    expect(work).toHaveBeenCalledOnce()
  })
})

describe('Structural sharing', () => {
  it('keeps data that are equal the same object', async () => {
    weights.subscribe(a)
    await fetches[0]?.answer(2)
    const before = stateOf(a)?.data
    weights.refetch(a)
    await fetches[1]?.answer(2)
    expect(stateOf(a)?.data).toBe(before)

    weights.refetch(a)
    await fetches[2]?.answer(3)
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 3 })
  })
})

describe('Setting data', () => {
  it('changes them under every key, and leaves alone what the update returns as it was', async () => {
    weights.subscribe(a)
    weights.subscribe(b)
    await fetches[0]?.answer(1)
    await fetches[1]?.answer(2)
    const stateOfB = stateOf(b)

    weights.setQueriesData((weight) => (weight.id === 'a' ? { ...weight, kilos: 7 } : weight))
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 7 })
    expect(stateOf(b)).toBe(stateOfB)
  })
})

describe('Clearing', () => {
  it('forgets everything, also the answers that are on their way', async () => {
    weights.subscribe(a)
    weights.subscribe(b)
    await fetches[0]?.answer(1)
    const { epoch } = weights.store.getState()

    clearCachedData()
    await fetches[1]?.answer(2)
    expect(weights.store.getState()).toEqual({ states: {}, epoch: epoch + 1 })
    expect(fetches[1]?.signal?.aborted).toBe(true)
  })
})

describe('What a fetch may be answered from', () => {
  const modes = () => fetches.map(({ key, cache }) => [key.id, cache])

  it('is the host itself, for the first key, for one that is refetched and for the first invalidated', async () => {
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

  it('is also what the host sent before, for a further key while other data are cached', async () => {
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

  it('is the host itself again for a key that failed', async () => {
    weights.subscribe(a)
    await fetches[0]?.answer(1)
    weights.refetch(a)
    await fetches[1]?.fail(new ApiError('network'))
    weights.subscribe(a)

    expect(modes().at(-1)).toEqual(['a', 'no-cache'])
  })

  it('is one call of the host for all keys that are invalidated', async () => {
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
