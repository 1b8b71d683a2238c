import assert from 'node:assert/strict'

/** A setting of a long run, such as `STRESS_ROUNDS=2000 npm run test:chaos`. */
export function numberFrom(name: string, defaultValue: number): number {
  const value = Number(process.env[name] ?? defaultValue)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} has to be a whole number`)
  return value
}

/** Milliseconds that a test may take on a busy machine. */
export const patience = numberFrom('STRESS_PATIENCE', 300_000)

/** Without a seed from the environment, every run differs. */
export const seedOfRun = (): number =>
  numberFrom('STRESS_SEED', 1 + Math.floor(Math.random() * 1_000_000_000))

export type Random = ReturnType<typeof createRandom>

/** The same seed gives the same run again (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  return {
    next,
    below,
    pick,
    chance: (share: number) => next() < share,
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}

/** Counts of a test's requests and comparisons. */
export interface Tally {
  tried: number
  refused: number
  /** Answered with success, and compared with the rows. */
  acknowledged: number
  /** Descriptions of the missing ones of these. */
  lost: string[]
  more: Record<string, number>
  /** One acknowledged change, and whether it is stored. */
  compare: (what: string, isThere: boolean) => void
}

export function createTally(more: Record<string, number> = {}): Tally {
  const tally: Tally = {
    tried: 0,
    refused: 0,
    acknowledged: 0,
    lost: [],
    more,
    compare(what, isThere) {
      tally.acknowledged += 1
      if (!isThere) tally.lost.push(what)
    },
  }
  return tally
}

/** Prints the results of the run, even if it fails. */
export async function expectNothingLost(
  name: string,
  run: (tally: Tally) => Promise<void>,
): Promise<void> {
  const tally = createTally()
  try {
    await run(tally)
  } finally {
    printFigures(name, tally)
  }
  expectNoneLost(tally)
  assert.ok(tally.acknowledged > 0, 'Nothing was compared')
}

export const expectNoneLost = ({ lost }: Tally) => assert.deepEqual(lost, [])

export function printFigures(name: string, tally: Tally): void {
  const { tried, refused, acknowledged, lost, more } = tally
  const figures = {
    tried,
    refused,
    acknowledged,
    found: acknowledged - lost.length,
    lost: lost.length,
    ...more,
  }
  const text = Object.entries(figures).map(([what, count]) => `${what} ${count}`)
  process.stdout.write(`\n${name}: ${text.join(', ')}\n`)
}
