/** Round numbers from 0 up to at least `most`, a few of them; whole ones where only those can be. */
export function roundTicks(most: number, isWhole: boolean): number[] {
  const rough = Math.max(most, isWhole ? 1 : 0.1) / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 2.5, 5, 10].map((step) => step * magnitude)
  const wanted = nice.find((step) => step >= rough && (!isWhole || Number.isInteger(step)))
  const step = wanted ?? Math.max(1, Math.ceil(rough))
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)))
}

/** Which of so many things get a word below: about `room` of them, evenly, the last among them. */
export function labelled(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)))
  const indices: number[] = []
  for (let index = count - 1; index >= 0; index -= step) indices.unshift(index)
  return indices
}

/** Runs of neighbours that have a value. */
export function runsOf(values: readonly (number | null)[]): number[][] {
  const runs: number[][] = []
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const last = runs.at(-1)
    if (last !== undefined && last.at(-1) === index - 1) last.push(index)
    else runs.push([index])
  }
  return runs
}
