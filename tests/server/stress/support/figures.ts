import assert from 'node:assert/strict'

/** A setting of a long run, such as `TORTURE_ROUNDS=2000 npm run test:torture`. */
export function numberFrom(name: string, usual: number): number {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} has to be a whole number`)
  return value
}

/** Milliseconds that an attack may take, on a machine that is busy with others. */
export const patience = numberFrom('ATTACK_PATIENCE', 300_000)

/** Without one from the environment, every run attacks differently. */
export const seedOfRun = (): number =>
  numberFrom('STRESS_SEED', 1 + Math.floor(Math.random() * 1_000_000_000))

/** What an attack did, and what it compared. */
export interface Tally {
  tried: number
  refused: number
  /** What was answered with success, and compared with what is stored. */
  acknowledged: number
  /** Of these, what is not there, in words. */
  lost: string[]
  more: Record<string, number>
  /** One thing that was acknowledged, and whether it is there. */
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

/** Runs an attack and says what it found, also where it fails. */
export async function expectNothingLost(
  name: string,
  run: (tally: Tally) => Promise<void>,
): Promise<void> {
  const tally = createTally()
  try {
    await run(tally)
  } finally {
    sayFigures(name, tally)
  }
  expectNoneLost(tally)
  assert.ok(tally.acknowledged > 0, 'Nothing was compared')
}

export const expectNoneLost = ({ lost }: Tally) => assert.deepEqual(lost, [])

export function sayFigures(name: string, tally: Tally): void {
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
