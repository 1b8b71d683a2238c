import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

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

/** When the process began, in words that only compare; tells a reused number apart. */
export function startOf(pid: number): string | undefined {
  return statFields(pid)?.[19] ?? psField(pid, 'lstart')
}

/** Whether this process is the PostgreSQL server of that data folder. */
export function servesFolder(pid: number, folder: string): boolean {
  try {
    // The server works in its data folder, and the link follows when the folder is moved.
    const real = realpathSync(folder)
    return readlinkSync(`/proc/${pid}/cwd`) === real && /postgres/.test(nameOf(pid))
  } catch {
    const command = psField(pid, 'command') ?? ''
    return /postgres/.test(command) && command.includes(folder)
  }
}

export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > end) return false
    await wait(20)
  }
  return true
}

/** The system in which this process's number means something: host, boot and container. */
export function systemIdentity(): string {
  const boot = tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const processes = tryRead(() => readlinkSync('/proc/self/ns/pid'))
  return [hostname(), boot, processes].filter((part) => part !== undefined).join(' ')
}

function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
}

// The fields after the name, which stands in brackets and may hold anything.
function statFields(pid: number): string[] | undefined {
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function psField(pid: number, field: string): string | undefined {
  if (process.platform === 'linux' || process.platform === 'win32') return undefined
  return tryRead(() =>
    execFileSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim(),
  )
}

function tryRead<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
