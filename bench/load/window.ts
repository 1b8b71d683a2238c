import { readdir, readFile } from 'node:fs/promises'
import { send, type HttpCall } from '../http.ts'
import { median } from '../report.ts'

/** Call that all connections repeat during a window. */
export interface Target {
  name: string
  origin: string
  /** Makes the next call, because some calls cannot be repeated. */
  call: () => HttpCall
}

/** Microseconds of processor time for one call. */
export interface ProcessorTime {
  server: number
  postgres: number
}

export interface Load {
  perSecond: number
  cpu: ProcessorTime
}

/** IDs of the processes whose processor time is counted, each including its children. */
export interface Processes {
  server: number
  postgres: number
}

const connections = 8

export async function measureWindow(
  target: Target,
  { server, postgres }: Processes,
  windowMs: number,
): Promise<Load> {
  const before = { server: await cpuOfFamily(server), postgres: await cpuOfFamily(postgres) }
  const start = performance.now()
  const calls = await callRepeatedly(target, windowMs)
  const seconds = (performance.now() - start) / 1000
  return {
    perSecond: calls / seconds,
    cpu: {
      server: ((await cpuOfFamily(server)) - before.server) / calls,
      postgres: ((await cpuOfFamily(postgres)) - before.postgres) / calls,
    },
  }
}

/** Calls on all connections for this time; returns the number of calls. */
export async function callRepeatedly({ origin, call }: Target, ms: number): Promise<number> {
  const start = performance.now()
  let calls = 0
  const connection = async () => {
    while (performance.now() - start < ms) {
      await send(origin, call())
      calls += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return calls
}

export function medianLoad(windows: Load[]): Load {
  const of = (pick: (load: Load) => number) => median(windows.map(pick))
  return {
    perSecond: of(({ perSecond }) => perSecond),
    cpu: { server: of(({ cpu }) => cpu.server), postgres: of(({ cpu }) => cpu.postgres) },
  }
}

export const total = ({ cpu }: Load) => cpu.server + cpu.postgres

export const microseconds = ({ server, postgres }: ProcessorTime) =>
  `${Math.round(server)} + ${Math.round(postgres)} µs`

const microsecondsOfTick = 10_000

/** Microseconds that a process and its children have used so far; only Linux has this in /proc. */
async function cpuOfFamily(parent: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const ticks = await Promise.all(pids.map((pid) => ticksOf(pid, parent)))
  return ticks.reduce((sum, one) => sum + one, 0) * microsecondsOfTick
}

async function ticksOf(pid: number, parent: number): Promise<number> {
  // A process may have ended since it was listed.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Fields after the name in parentheses: state, parent, …, and from the 12th on user and system ticks, of
  // the process and of its ended children.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, userOfGone = 0, systemOfGone = 0] = fields.slice(11, 15)
  if (pid === parent) return user + system + userOfGone + systemOfGone
  return fields[1] === parent ? user + system : 0
}
