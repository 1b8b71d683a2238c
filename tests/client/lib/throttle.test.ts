import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from '../../../src/lib/throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Throttled work', () => {
  const work = vi.fn<() => void>()
  beforeEach(() => void work.mockClear())

  it('is done immediately, then once in each interval, even if called more often', () => {
    const throttled = throttle(work, { interval: 1_000 })
    throttled.call()
    vi.advanceTimersByTime(0)
    expect(work).toHaveBeenCalledTimes(1)

    throttled.call()
    throttled.call()
    vi.advanceTimersByTime(999)
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is not done after being canceled, but is done when called again', () => {
    const throttled = throttle(work, { interval: 1_000 })
    throttled.call()
    throttled.cancel()
    vi.advanceTimersByTime(2_000)
    expect(work).not.toHaveBeenCalled()

    throttled.call()
    vi.advanceTimersByTime(0)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
