/** Ticks of an axis: a few round whole numbers from 0 up to at least `max`. */
export function niceTicks(max: number): number[] {
  const rough = Math.max(max, 1) / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude)
  const step = steps.find((one) => one >= rough && Number.isInteger(one)) ?? 1
  const count = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Picks the values that get a label: at most `maxLabels`, evenly spaced, with the last among them. */
export function labelIndices(count: number, maxLabels: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, maxLabels)))
  const indices: number[] = []
  for (let index = count - 1; index >= 0; index -= step) indices.unshift(index)
  return indices
}

/** Groups the indices of adjacent values: a line is drawn through each segment. */
export function segmentsOf(values: readonly (number | null)[]): number[][] {
  const segments: number[][] = []
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const last = segments.at(-1)
    if (last !== undefined && last.at(-1) === index - 1) last.push(index)
    else segments.push([index])
  }
  return segments
}
