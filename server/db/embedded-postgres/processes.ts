import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** The account that a program runs as; empty: this process's own. */
export interface Account {
  uid?: number
  gid?: number
}

/**
 * Working directory and environment of PostgreSQL's programs: the account that runs them may have
 * no access to the operator's working directory, and the operator's PG… variables would change
 * their behaviour.
 */
export const cleanSurroundings = {
  cwd: process.platform === 'win32' ? undefined : '/',
  env: {
    PATH: process.env['PATH'],
    SystemRoot: process.env['SystemRoot'],
    TEMP: process.env['TEMP'],
    LC_MESSAGES: 'C',
    TZ: 'UTC',
  },
}

/** Runs a program to its end. The code is null if it could not be run, or a signal ended it. */
export function run(
  program: string,
  args: string[],
  { as = {}, cwd, input = '' }: { as?: Account; cwd?: string; input?: string } = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const options = { ...cleanSurroundings, ...as, ...(cwd === undefined ? {} : { cwd }) }
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const output = (stdout + stderr).trim()
      if (error === null) resolve({ code: 0, output })
      else if (typeof error.code === 'number') resolve({ code: error.code, output })
      else resolve({ code: null, output: output || error.message })
    })
    // A program that ends without reading its input is not a failure of this process.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/** False also for a zombie, which still has a number but does nothing any more. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EPERM'
    if (!exists) return false
  }
  return !(statFields(pid)?.[0] ?? psField(pid, 'stat') ?? '').startsWith('Z')
}

export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > end) return false
    await wait(20)
  }
  return true
}

/** Start time of the process, as text to compare only; tells it from a later one with the same ID. */
export function startTimeOf(pid: number): string {
  return statFields(pid)?.[19] ?? psField(pid, 'lstart') ?? ''
}

/** True if this process is the PostgreSQL server of that data directory. */
export function servesCluster(pid: number, cluster: string): boolean {
  try {
    // The server's working directory is its data directory, and the link follows if that is moved.
    const directory = readlinkSync(`/proc/${pid}/cwd`)
    const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
    return directory === realpathSync(cluster) && program.includes('postgres')
  } catch {
    const command = psField(pid, 'command') ?? ''
    return command.includes('postgres') && command.includes(cluster)
  }
}

/** Identifies the system in which a process ID is unique: host, boot and container. */
export function systemIdentity(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const pidNamespace = attempt(() => readlinkSync('/proc/self/ns/pid'))
  return [hostname(), boot, pidNamespace].filter((part) => part !== undefined).join(' ')
}

// Fields after the process name, which is in parentheses and can contain anything.
function statFields(pid: number): string[] | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

// Replaces /proc if there is none, as on macOS.
function psField(pid: number, field: string): string | undefined {
  if (process.platform === 'linux' || process.platform === 'win32') return undefined
  return attempt(() =>
    execFileSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim(),
  )
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
