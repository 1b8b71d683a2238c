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
  numberFrom('TORTURE_SEED', 1 + Math.floor(Math.random() * 1_000_000_000))

export interface Figures {
  tried: number
  refused: number
  lost: number
  more?: Record<string, number>
}

export function sayFigures(attack: string, { tried, refused, lost, more = {} }: Figures): void {
  const others = Object.entries(more).map(([what, count]) => `, ${what} ${count}`)
  const line = `${attack}: tried ${tried}, refused ${refused}, lost ${lost}${others.join('')}`
  process.stdout.write(`\n${line}\n`)
}
