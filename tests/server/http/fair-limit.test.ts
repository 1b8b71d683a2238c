import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairLimit, type FairPlaces } from '../../../server/http/fair-limit.ts'

const settings: FairPlaces = {
  places: 20,
  share: 0.25,
  waitingOfOwner: 50,
  waiting: 1_000,
  patience: 5_000,
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
  const limit = limitOf({ share: 0.5 })
  const all = requests(limit, 'a', 60)
  await settled()
  expect(statesOf(all)).toEqual({ taken: 7, waiting: 50, refused: 3 })
  expect(limit.running()).toBe(7)
})

it('one owner takes all but one place if the share is whole and nobody else asks', async () => {
  const limit = limitOf({ places: 3, share: 1 })
  const all = requests(limit, 'a', 5)
  await settled()
  expect(statesOf(all)).toEqual({ taken: 2, waiting: 3, refused: 0 })
})

it('gives a free place to the waiting owner with the fewest places, or of these to the first', async () => {
  const limit = limitOf({ places: 3, share: 1 })
  const held = ['a', 'a', 'b'].map((owner) => request(limit, owner))
  await settled()
  const waiting = ['a', 'b', 'b', 'c', 'd'].map((owner) => request(limit, owner))
  await settled()
  const servedBy = async (leaving: { leave: () => void } | undefined) => {
    const before = waiting.filter(({ state }) => state === 'taken')
    leaving?.leave()
    await settled()
    return waiting.find((one) => one.state === 'taken' && !before.includes(one))?.owner
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

describe('Beyond its limits it refuses', () => {
  const busy = { status: 503, reason: 'serviceIsBusy', limit: 'changes' }

  it('an owner with too many that wait, but not another', async () => {
    const limit = limitOf({ places: 1, waitingOfOwner: 2 })
    request(limit, 'x')
    const all = requests(limit, 'a', 3)
    const other = request(limit, 'b')
    await settled()
    expect(statesOf(all)).toEqual({ taken: 0, waiting: 2, refused: 1 })
    expect(all[2]?.refused).toMatchObject({ ...busy, retryAfter: 1 })
    expect(other.state).toBe('waiting')
  })

  it('every owner if too many wait in all', async () => {
    const limit = limitOf({ places: 1, waiting: 2 })
    const all = ['x', 'a', 'b', 'c'].map((owner) => request(limit, owner))
    await settled()
    expect(all.map(({ state }) => state)).toEqual(['taken', 'waiting', 'waiting', 'refused'])
  })

  it('a request that has waited too long, and the next one takes its turn', async () => {
    const limit = limitOf({ places: 1 })
    const held = request(limit, 'x')
    const late = request(limit, 'a')
    await vi.advanceTimersByTimeAsync(4_000)
    const next = request(limit, 'a')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(late.refused).toMatchObject(busy)
    held.leave()
    await settled()
    expect(next.state).toBe('taken')
  })

  it('with the time after which a place is probably free', async () => {
    const limit = limitOf({ places: 1, waitingOfOwner: 0 })
    for (let turn = 0; turn < 100; turn += 1) {
      const one = request(limit, 'a')
      await vi.advanceTimersByTimeAsync(4_500)
      one.leave()
    }
    const held = request(limit, 'a')
    const refused = request(limit, 'a')
    await settled()
    expect(held.state).toBe('taken')
    expect(refused.refused).toMatchObject({ ...busy, retryAfter: 5 })
  })
})

it('gives a place back once, even if it is left twice', async () => {
  const limit = limitOf({ places: 1 })
  const one = request(limit, 'a')
  await settled()
  one.leave()
  one.leave()
  expect(limit.running()).toBe(0)
})

it('runs work in a place, and gives it back after a failure', async () => {
  const limit = limitOf({ places: 1 })
  const failed = limit.run('a', async () => {
    expect(limit.running()).toBe(1)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await limit.run('b', async () => limit.running())).toBe(1)
  expect(limit.running()).toBe(0)
})
