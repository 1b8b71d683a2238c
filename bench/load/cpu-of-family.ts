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
  // After the name, in parentheses: state, parent, …, and from the 12th on the ticks as user and as
  // system, its own and those of the children that are gone.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, userOfGone = 0, systemOfGone = 0] = fields.slice(11, 15)
  if (number === parent) return user + system + userOfGone + systemOfGone
  return fields[1] === parent ? user + system : 0
}

export async function parentOf(number: number): Promise<number> {
  const stat = await readFile(`/proc/${number}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
