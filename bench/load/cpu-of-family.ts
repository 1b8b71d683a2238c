import { readdir, readFile } from 'node:fs/promises'

const microsecondsOfTick = 10_000

/** Microseconds that a process and its children have used so far; Linux alone tells. */
export async function cpuOfFamily(parent: number): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const ticks = await Promise.all(numbers.map((number) => ticksOf(number, parent)))
  return ticks.reduce((sum, one) => sum + one, 0) * microsecondsOfTick
}

async function ticksOf(number: number, parent: number): Promise<number> {
  // A process may be gone since it was listed.
  const stat = await readFile(`/proc/${number}/stat`, 'utf8').catch(() => '')
  // After the name, in parentheses: state, parent, …, and as 12th and 13th the ticks as user and system.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const isOfFamily = number === parent || Number(fields[1]) === parent
  return isOfFamily ? Number(fields[11]) + Number(fields[12]) : 0
}

export async function parentOf(number: number): Promise<number> {
  const stat = await readFile(`/proc/${number}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
