/** Points in the order of a closed tour. Forward is the direction of the ring; places wrap around at its end. */
export interface Ring {
  at: (place: number) => number
  next: (point: number) => number
  previous: (point: number) => number
  /** Reverses the path from one point to another. */
  reverse: (from: number, to: number) => void
  /** Swaps two adjacent stretches of these lengths; the first begins at the place. */
  swapStretches: (place: number, first: number, second: number) => void
  /** Moves a piece between two neighbours, with the end `besideFirst` beside the first of them. */
  movePiece: (
    piece: readonly [number, number],
    between: readonly [number, number],
    besideFirst: number,
  ) => void
  copy: () => Int32Array
  restore: (copy: Int32Array) => void
  toArray: () => number[]
}

export function createRing(start: readonly number[]): Ring {
  const count = start.length
  const points = Int32Array.from(start)
  const places = new Int32Array(count)
  const number = () => points.forEach((point, place) => void (places[point] = place))
  number()

  const at = (place: number) => points[((place % count) + count) % count] ?? 0
  const placeOf = (point: number) => places[point] ?? 0
  const put = (place: number, point: number) => {
    const wrapped = place % count
    points[wrapped] = point
    places[point] = wrapped
  }
  const lengthOf = (from: number, to: number) => ((to - from + count) % count) + 1

  function reversePlaces(place: number, length: number): void {
    for (let left = place, right = place + length - 1; left < right; left += 1, right -= 1) {
      const [one, other] = [at(left), at(right)]
      put(left, other)
      put(right, one)
    }
  }

  function swapStretches(place: number, first: number, second: number): void {
    reversePlaces(place, first + second)
    reversePlaces(place, second)
    reversePlaces(place + second, first)
  }

  const next = (point: number) => at(placeOf(point) + 1)
  const previous = (point: number) => at(placeOf(point) - 1)
  return {
    at,
    next,
    previous,
    reverse: (from, to) => {
      const place = placeOf(from)
      reversePlaces(place, lengthOf(place, placeOf(to)))
    },
    swapStretches,
    movePiece([from, to], [first, second], besideFirst) {
      const length = lengthOf(placeOf(from), placeOf(to))
      // Swaps the piece with the stretch between it and its new place, on the shorter side.
      const before = next(first) === second ? first : second
      const behind = lengthOf(placeOf(to), placeOf(before)) - 1
      const ahead = lengthOf(placeOf(next(before)), placeOf(from)) - 1
      if (behind <= ahead) swapStretches(placeOf(from), length, behind)
      else swapStretches(placeOf(next(before)), ahead, length)
      const isBeside = besideFirst === from ? previous(from) === first : next(to) === first
      if (!isBeside) reversePlaces(placeOf(from), length)
    },
    copy: () => points.slice(),
    restore(copy) {
      points.set(copy)
      number()
    },
    toArray: () => [...points],
  }
}
