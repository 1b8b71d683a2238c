import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BusyError, createFairLimit } from '../../../server/limits/fair-limit.ts'
import type { FairPlaces } from '../../../server/limits/sizes.ts'

const settings: FairPlaces = {
  places: 20,
  share: 0.25,
  waiting: 1_000,
  patience: 5_000,
  minRetryAfter: 1,
}
const limitOf = (changed: Partial<FairPlaces> = {}) =>
  createFairLimit('changes', { ...settings, ...changed })

type Limit = ReturnType<typeof limitOf>

/** Requests a place; `state` is what has become of it. */
function request(limit: Limit, owner: string) {
  const asked = { owner, state: 'waiting', leave: () => {}, refused: undefined as unknown }
  limit.enter(owner).then(
    (leave) => Object.assign(asked, { state: 'taken', leave }),
    (refused: unknown) => Object.assign(asked, { state: 'refused', refused }),
  )
  return asked
}
const requests = (limit: Limit, owner: string, count: number) =>
  Array.from({ length: count }, () => request(limit, owner))
const settled = () => vi.advanceTimersByTimeAsync(0)
const statesOf = (all: { state: string }[]) => ({
  taken: all.filter(({ state }) => state === 'taken').length,
  waiting: all.filter(({ state }) => state === 'waiting').length,
  refused: all.filter(({ state }) => state === 'refused').length,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('A well-behaved owner gets a place immediately', () => {
  it.each([1, 4, 11])('beside %d owners with 300 requests each', async (others) => {
    const limit = limitOf()
    const crowd = Array.from({ length: others }, (_, number) =>
      requests(limit, `bad ${number}`, 300),
    )
    await settled()
    const well = request(limit, 'well')
    await settled()
    expect(well.state).toBe('taken')
    // Each of the others has places as well.
    expect(crowd.map((all) => statesOf(all).taken > 0)).toEqual(crowd.map(() => true))
  })
})

it('one owner takes places only while enough are free', async () => {
  const limit = limitOf({ share: 0.5, waiting: 50 })
  const all = requests(limit, 'a', 60)
  await settled()
  expect(statesOf(all)).toEqual({ taken: 7, waiting: 50, refused: 3 })
  expect(limit.state().running).toBe(7)
})

it('one owner takes all but one place if the share is whole and no other owner asks', async () => {
  const limit = limitOf({ places: 3, share: 1 })
  const all = requests(limit, 'a', 5)
  await settled()
  expect(statesOf(all)).toEqual({ taken: 2, waiting: 3, refused: 0 })
})

it('gives a free place to the waiting owner with the fewest places, or to the first of several', async () => {
  const limit = limitOf({ places: 3, share: 1 })
  const held = ['a', 'a', 'b'].map((owner) => request(limit, owner))
  await settled()
  const waiting = ['a', 'b', 'b', 'c', 'd'].map((owner) => request(limit, owner))
  await settled()
  const servedBy = async (leaving: { leave: () => void } | undefined) => {
    const before = new Set(waiting.filter(({ state }) => state === 'taken'))
    leaving?.leave()
    await settled()
    return waiting.find((one) => one.state === 'taken' && !before.has(one))?.owner
  }
  expect(statesOf(held)).toEqual({ taken: 3, waiting: 0, refused: 0 })
  expect(await servedBy(held[0])).toBe('c')
  expect(await servedBy(held[2])).toBe('b')
  expect(await servedBy(held[1])).toBe('a')
  expect(await servedBy(waiting[3])).toBe('d')
})

it('keeps the order of one owner’s requests', async () => {
  const limit = limitOf({ places: 1 })
  const held = request(limit, 'a')
  const [first, second] = [request(limit, 'b'), request(limit, 'b')]
  await settled()
  held.leave()
  await settled()
  expect([first.state, second.state]).toEqual(['taken', 'waiting'])
})

describe('A limit refuses', () => {
  const busy = { limit: 'changes', retryAfter: 1, isOwn: false }
  const refusalOf = ({ refused }: { refused: unknown }) => {
    if (!(refused instanceof BusyError)) throw new Error('Not refused as busy')
    const { limit, retryAfter, isOwn } = refused
    return { limit, retryAfter, isOwn }
  }

  it('a new owner if too many wait and each has one request', async () => {
    const limit = limitOf({ places: 1, waiting: 2 })
    const all = ['x', 'a', 'b', 'c'].map((owner) => request(limit, owner))
    await settled()
    expect(all.map(({ state }) => state)).toEqual(['taken', 'waiting', 'waiting', 'refused'])
  })

  it('the last request of the owner with the most if too many wait', async () => {
    const limit = limitOf({ places: 1, waiting: 3 })
    const all = ['x', 'a', 'a', 'a', 'b', 'b', 'b'].map((owner) => request(limit, owner))
    await settled()
    expect(all.map(({ state }) => state)).toEqual(
      'taken waiting waiting refused waiting refused refused'.split(' '),
    )
  })

  it('an owner who has as many places as allowed, and says that others may still get one', async () => {
    const limit = limitOf({ waiting: 0, share: 1 })
    const two = { max: 2 }
    const leave = await limit.enter('a', two)
    await limit.enter('a', two)
    const refused = await limit.enter('a', two).catch((error: unknown) => error)
    expect(refusalOf({ refused })).toEqual({ ...busy, isOwn: true })
    await limit.enter('b', two)
    leave()
    await limit.enter('a', two)
    expect(limit.state()).toEqual({ running: 3, waiting: 0 })
  })

  it('a request earlier if its own wait is shorter', async () => {
    const limit = limitOf({ places: 1 })
    request(limit, 'x')
    const hasty = limit.enter('a', { patience: 1_000 }).catch((error: unknown) => error)
    const patient = request(limit, 'b')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(refusalOf({ refused: await hasty })).toEqual(busy)
    expect(patient.state).toBe('waiting')
  })

  it('a request that has waited too long, and gives its turn to the next one', async () => {
    const limit = limitOf({ places: 1 })
    const held = request(limit, 'x')
    const late = request(limit, 'a')
    await vi.advanceTimersByTimeAsync(4_000)
    const next = request(limit, 'a')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(refusalOf(late)).toEqual(busy)
    held.leave()
    await settled()
    expect(next.state).toBe('taken')
  })

  it('a request, and says after how many seconds a place is probably free', async () => {
    const limit = limitOf({ places: 1, waiting: 0 })
    for (let turn = 0; turn < 100; turn += 1) {
      const one = request(limit, 'a')
      await vi.advanceTimersByTimeAsync(4_500)
      one.leave()
    }
    const held = request(limit, 'a')
    const refused = request(limit, 'a')
    await settled()
    expect(held.state).toBe('taken')
    expect(refusalOf(refused)).toEqual({ ...busy, retryAfter: 5 })
  })
})

it('takes a place without waiting only if one is free and no earlier request of the owner waits', async () => {
  const limit = limitOf({ places: 2, share: 1 })
  const leave = limit.tryEnter('a')
  expect([typeof leave, limit.tryEnter('a')]).toEqual(['function', undefined])
  const waiting = request(limit, 'a')
  leave?.()
  await settled()
  expect([waiting.state, typeof limit.tryEnter('b')]).toEqual(['taken', 'function'])
})

it('gives a place back only once, even if the request leaves it twice', async () => {
  const limit = limitOf({ places: 1 })
  const one = request(limit, 'a')
  await settled()
  one.leave()
  one.leave()
  expect(limit.state().running).toBe(0)
})

it('gives the place back while the work has a place of another limit, and takes one again afterwards', async () => {
  const [outer, inner] = [limitOf({ places: 1 }), limitOf({ places: 1 })]
  const running = () => [outer.state().running, inner.state().running]
  let goOn = () => {}
  const waiting = new Promise<void>((resolve) => (goOn = resolve))
  const seen: number[][] = []
  const work = outer.run('a', async () => {
    seen.push(running())
    await Promise.all([
      inner.run('a', async () => {
        seen.push(running())
        await waiting
      }),
      inner.run('a', async () => waiting),
    ])
    seen.push(running())
  })
  await settled()
  expect(await outer.run('b', async () => outer.state().running)).toBe(1)
  goOn()
  await work
  expect([seen, running()]).toEqual([
    [
      [1, 0],
      [0, 1],
      [1, 0],
    ],
    [0, 0],
  ])
})

it('goes on at once after a place of another limit, even if all are taken, and then has one too many', async () => {
  const [outer, inner] = [limitOf({ places: 1 }), limitOf({ places: 1 })]
  let goOn = () => {}
  const waiting = new Promise<void>((resolve) => (goOn = resolve))
  const work = outer.run('a', async () => {
    await Promise.all([inner.run('a', () => waiting), inner.run('b', async () => undefined)])
    return outer.state().running
  })
  await settled()
  const leave = await outer.enter('b')
  goOn()
  expect(await work).toBe(2)
  leave()
  expect([outer.state(), inner.state()]).toEqual([
    { running: 0, waiting: 0 },
    { running: 0, waiting: 0 },
  ])
})

it('keeps the failure of work in a place of another limit', async () => {
  const [outer, inner] = [limitOf(), limitOf()]
  const work = outer.run('a', () =>
    inner.run('a', async () => {
      throw new Error('no')
    }),
  )
  await expect(work).rejects.toThrow('no')
  expect([outer.state().running, inner.state().running]).toEqual([0, 0])
})

it('gives work that goes on after its own place is over no place again', async () => {
  const [outer, inner] = [limitOf(), limitOf()]
  let later = Promise.resolve(0)
  let goOn = () => {}
  const waiting = new Promise<void>((resolve) => (goOn = resolve))
  await outer.run('a', async () => {
    later = waiting.then(() => inner.run('a', async () => outer.state().running))
  })
  goOn()
  expect(await later).toBe(0)
  expect([outer.state().running, inner.state().running]).toEqual([0, 0])
})

it('runs work in a place, and gives it back after a failure', async () => {
  const limit = limitOf({ places: 1 })
  const failed = limit.run('a', async () => {
    expect(limit.state().running).toBe(1)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await limit.run('b', async () => limit.state().running)).toBe(1)
  expect(limit.state().running).toBe(0)
})
