import { createRing } from './ring.ts'

export type Distance = (one: number, other: number) => number

/**
 * Improves a closed tour by exchanges of two edges (2-opt) and moves of short pieces (or-opt) among near points,
 * until none makes it shorter. Then it repeatedly swaps two neighbouring stretches at random and improves the result
 * again, which is kept unless it is longer.
 */
export function improveTour(
  start: readonly number[],
  distance: Distance,
): { tour: number[]; steps: number } {
  const count = start.length
  if (count < 5) return { tour: [...start], steps: 0 }
  const search = createSearch(start, distance)
  search.exchange(start)
  const random = randomFrom(1)
  const longest = Math.max(1, Math.min(maxStretch, Math.floor((count - 2) / 3)))
  while (search.steps() < stepsFor(count)) {
    const first = 1 + Math.floor(random() * longest)
    const second = 1 + Math.floor(random() * longest)
    search.tryStretches(Math.floor(random() * count), first, second)
  }
  return { tour: search.ring.toArray(), steps: search.steps() }
}

/**
 * One random swap with the exchanges after it takes some hundred steps. With this many, the published problems of 51
 * to 101 points come out with their shortest tours.
 */
export const stepsFor = (points: number): number => points * 3_000

/** Nearest points that are tried for each point. */
const maxNear = 10
const maxPiece = 3
const maxStretch = 30
/** Metres; a smaller gain may be a rounding error. */
const minGain = 1e-5

function createSearch(start: readonly number[], distance: Distance) {
  const count = start.length
  const table = Float64Array.from({ length: count * count }, (_, index) =>
    distance(Math.floor(index / count), index % count),
  )
  const far = (one: number, other: number) => table[one * count + other] ?? 0
  const near = start.map((_, point) =>
    start
      .filter((other) => other !== point)
      .toSorted((one, other) => far(point, one) - far(point, other) || one - other)
      .slice(0, maxNear),
  )
  const ring = createRing(start)
  let steps = 0

  /** Applies exchanges until none helps; returns by how much the tour became shorter. */
  function exchange(points: readonly number[]): number {
    const waiting = [...points]
    const isWaiting = new Set(points)
    let gain = 0
    for (let point = waiting.pop(); point !== undefined; point = waiting.pop()) {
      isWaiting.delete(point)
      const found = exchangeEdges(point) ?? movePiece(point)
      if (found === null) continue
      gain += found.gain
      for (const end of found.ends)
        if (!isWaiting.has(end)) {
          isWaiting.add(end)
          waiting.push(end)
        }
    }
    return gain
  }

  function exchangeEdges(point: number): Exchange | null {
    for (const isForwards of [true, false]) {
      const follow = isForwards ? ring.next : ring.previous
      const after = follow(point)
      const length = far(point, after)
      for (const other of near[point] ?? []) {
        steps += 1
        const left = length - far(point, other)
        if (left <= minGain) break
        const behind = follow(other)
        const gain = left + far(other, behind) - far(after, behind)
        if (gain <= minGain) continue
        if (isForwards) ring.reverse(after, other)
        else ring.reverse(other, after)
        return { gain, ends: [point, after, other, behind] }
      }
    }
    return null
  }

  function movePiece(point: number): Exchange | null {
    for (const isForwards of [true, false])
      for (let length = 1; length <= Math.min(maxPiece, count - 3); length += 1) {
        const found = movePieceOf(point, length, isForwards)
        if (found !== null) return found
      }
    return null
  }

  /** Moves the piece that begins at the point, so that the point lies beside one that is near to it. */
  function movePieceOf(point: number, length: number, isForwards: boolean): Exchange | null {
    const [ahead, back] = isForwards ? [ring.next, ring.previous] : [ring.previous, ring.next]
    const piece = [point]
    while (piece.length < length) piece.push(ahead(piece.at(-1) ?? point))
    const end = piece.at(-1) ?? point
    const [before, after] = [back(point), ahead(end)]
    const freed = far(before, point) + far(end, after) - far(before, after)
    if (freed <= minGain) return null
    for (const other of near[point] ?? []) {
      steps += 1
      const left = freed - far(point, other)
      if (left <= minGain) break
      if (piece.includes(other)) continue
      for (const neighbour of [ring.next(other), ring.previous(other)]) {
        if (piece.includes(neighbour)) continue
        const gain = left - far(end, neighbour) + far(other, neighbour)
        if (gain <= minGain) continue
        ring.movePiece(isForwards ? [point, end] : [end, point], [other, neighbour], point)
        return { gain, ends: [before, after, point, end, other, neighbour] }
      }
    }
    return null
  }

  /** Swaps two stretches and improves the tour; restores it if it became longer. */
  function tryStretches(position: number, first: number, second: number): void {
    const kept = ring.copy()
    steps += 1
    const edges = [position, position + first, position + first + second].map((at) => {
      const end = ring.at(at)
      return { start: ring.previous(end), end }
    })
    const [a, b, c] = edges
    if (!a || !b || !c) return
    const loss =
      far(a.start, b.end) +
      far(c.start, a.end) +
      far(b.start, c.end) -
      (far(a.start, a.end) + far(b.start, b.end) + far(c.start, c.end))
    ring.swapStretches(position, first, second)
    const gain = exchange(edges.flatMap(({ start: one, end }) => [one, end]))
    if (gain < loss) ring.restore(kept)
  }

  return { ring, exchange, tryStretches, steps: () => steps }
}

interface Exchange {
  gain: number
  /** Points whose neighbours changed. */
  ends: number[]
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
