import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/api-error.ts'
import { createQuery, hashQuery } from '../../../src/stores/query/query.ts'
import {
  a,
  b,
  fetches,
  forgetFetches,
  soon,
  stateOf,
  weights,
  type Key,
  subscribeAnswered,
} from '../support/weights-query.ts'

beforeEach(forgetFetches)
afterEach(() => void vi.useRealTimers())

describe('A key', () => {
  it('has the same hash in any order, and without empty values', () => {
    expect(hashQuery({ id: 'a', q: 'x' })).toBe(hashQuery({ q: 'x', id: 'a' }))
    expect(hashQuery({ id: 'a', q: '' })).toBe(hashQuery({ id: 'a', q: undefined }))
    expect(hashQuery({ id: 'a' })).not.toBe(hashQuery({ id: 'b' }))
  })
})

describe('A subscriber', () => {
  it('causes a fetch, and finds the answer under the key', async () => {
    weights.subscribe(a)
    expect(stateOf(a)).toEqual({ data: undefined, error: null, isFetching: true })

    await fetches[0]?.answer(2)
    expect(stateOf(a)).toEqual({ data: { id: 'a', kilos: 2 }, error: null, isFetching: false })
  })

  it('shares one fetch with all other subscribers of the same key', async () => {
    weights.subscribe({ id: 'a' })
    weights.subscribe({ id: 'a', q: '' })
    weights.subscribe(b)
    expect(fetches.map(({ key }) => key.id)).toEqual(['a', 'b'])

    await fetches[0]?.answer(2)
    weights.subscribe(a)
    expect(fetches).toHaveLength(2)
  })

  it('keeps the fetch if it returns in the same turn', async () => {
    weights.subscribe(a)()
    weights.subscribe(a)
    await fetches[0]?.answer(2)

    expect(fetches.map(({ signal }) => signal?.aborted)).toEqual([false])
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 2 })
  })

  it('aborts the fetch if it leaves before the answer, which is not kept', async () => {
    weights.subscribe(a)()
    await soon()

    expect(fetches[0]?.signal?.aborted).toBe(true)
    await fetches[0]?.answer(2)
    expect(stateOf(a)).toBeUndefined()
  })

  it('sees a failure beside the earlier data', async () => {
    await subscribeAnswered(a)
    weights.refetch(a)
    const busy = new ApiError('http', { status: 503 })
    await fetches[1]?.fail(busy)

    expect(stateOf(a)).toEqual({ data: { id: 'a', kilos: 1 }, error: busy, isFetching: false })
  })

  it('causes another fetch for a failed key', async () => {
    weights.subscribe(a)
    await fetches[0]?.fail(new ApiError('network'))
    weights.subscribe(a)

    expect(fetches).toHaveLength(2)
  })

  it('sees any error other than the host’s as an unreadable answer', async () => {
    weights.subscribe(a)
    await fetches[0]?.fail(new TypeError('x is not a function'))

    expect(stateOf(a)?.error).toMatchObject({ name: 'ApiError', kind: 'shape' })
  })
})

describe('A query function', () => {
  it('answers immediately if it needs no call', () => {
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
  it('are kept for 60 seconds (gcTime), counted again after each subscription', async () => {
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
  it('has its data ready for a later subscriber', async () => {
    weights.prefetchQuery(a)
    await fetches[0]?.answer(2)
    weights.subscribe(a)

    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 2 })
    expect(fetches).toHaveLength(1)
  })

  it('is canceled by its caller, unless it has a subscriber', async () => {
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

  it('is forgotten after a failure', async () => {
    weights.prefetchQuery(a)
    await fetches[0]?.fail(new ApiError('network'))

    expect(stateOf(a)).toBeUndefined()
  })
})
