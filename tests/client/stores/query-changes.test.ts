import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearCachedData, invalidateTag, onInvalidated } from '../../../src/stores/query/query.ts'
import {
  a,
  b,
  fetches,
  forgetFetches,
  stateOf,
  weights,
  subscribeAnswered,
} from '../support/weights-query.ts'

beforeEach(forgetFetches)
afterEach(() => void vi.useRealTimers())

describe('Invalidating a tag', () => {
  it('refetches queries with subscribers and drops the rest', async () => {
    const [, leave] = await subscribeAnswered(a, b)
    if (leave === undefined) throw new Error('Nothing subscribes to the second key')
    leave()

    invalidateTag('Parcel')
    expect(stateOf(a)).toEqual({ data: { id: 'a', kilos: 1 }, error: null, isFetching: true })
    expect(stateOf(b)).toBeUndefined()
    expect(fetches.map(({ key }) => key.id)).toEqual(['a', 'b', 'a'])
  })

  it('supersedes a fetch in flight, whose answer is discarded', async () => {
    weights.subscribe(a)
    invalidateTag('Parcel')
    await fetches[1]?.answer(2)
    await fetches[0]?.answer(1)

    expect(fetches.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 2 })
  })

  it('leaves the queries of other tags alone, and runs the callbacks of its own', async () => {
    const work = vi.fn<() => void>()
    onInvalidated('User', work)
    weights.subscribe(a)
    invalidateTag('User')

    expect(fetches).toHaveLength(1)
    expect(work).toHaveBeenCalledOnce()
  })
})

describe('Structural sharing', () => {
  it('keeps the same object for equal data', async () => {
    await subscribeAnswered(a)
    const before = stateOf(a)?.data
    weights.refetch(a)
    await fetches[1]?.answer(1)
    expect(stateOf(a)?.data).toBe(before)

    weights.refetch(a)
    await fetches[2]?.answer(3)
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 3 })
  })
})

describe('Setting data', () => {
  it('changes the data of every key, and keeps the state of data that the update returns unchanged', async () => {
    await subscribeAnswered(a, b)
    const stateOfB = stateOf(b)

    weights.setQueriesData((weight) => (weight.id === 'a' ? { ...weight, kilos: 7 } : weight))
    expect(stateOf(a)?.data).toEqual({ id: 'a', kilos: 7 })
    expect(stateOf(b)).toBe(stateOfB)
  })
})

describe('Clearing', () => {
  it('forgets everything, including answers in flight', async () => {
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
