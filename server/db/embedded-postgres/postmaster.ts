import { spawn } from 'node:child_process'
import { copyFile, open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedError } from './errors.ts'
import {
  cleanSurroundings,
  isAlive,
  run,
  servesCluster,
  waitForExit,
  type Account,
} from './processes.ts'

export interface PostmasterOptions {
  account: Account
  binaries: Binaries
  cluster: string
  logFile: string
  port: number
  settings: Record<string, string>
}

export interface Postmaster {
  pid: number
  /** Settles when the server has ended, for any reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

export class PostmasterStartError extends EmbeddedError {}

const access = 'host all all 127.0.0.1/32 scram-sha-256\n'

const defaultSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_destination: 'stderr',
  logging_collector: 'off',
  // Details of an error can contain names and addresses of senders and receivers.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Resolves once the server accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { account, binaries, cluster, logFile } = options
  await writeFile(join(cluster, 'pg_hba.conf'), access)
  const settings = { ...defaultSettings, ...options.settings, port: String(options.port) }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await open(logFile, 'a', 0o600)
  const { size } = await log.stat()
  if (account.uid !== undefined) await log.chown(account.uid, account.gid ?? account.uid)
  const child = spawn(binaries.postgres, ['-D', cluster, ...args], {
    ...cleanSurroundings,
    ...account,
    stdio: ['ignore', log.fd, log.fd],
    // In its own session, so that Ctrl+C in the terminal does not end the database before the
    // requests in flight have finished.
    detached: true,
  })
  await log.close()
  const isRunning = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })

  while (isRunning() && !(await isReady(cluster, child.pid))) await wait(15)
  const { pid } = child
  if (!isRunning() || pid === undefined) {
    const output = (await readFile(logFile)).subarray(size).toString().slice(-4_000)
    throw new PostmasterStartError(`PostgreSQL does not start: ${output.trim()}`)
  }
  child.unref()
  return {
    pid,
    ended,
    async stop() {
      if (!isRunning()) return
      child.ref()
      if (process.platform === 'win32') {
        await run(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast'])
      } else {
        await endPostmaster(pid)
      }
      await ended
    },
  }
}

/**
 * Ends the PostgreSQL that a killed Waybill left running on this data directory. If its process ID
 * now belongs to another process, changes `postmaster.pid` so that the next start is not refused.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const found = await readPostmasterFile(cluster)
  if (found === undefined) return
  if (isAlive(found.pid) && servesCluster(found.pid, cluster)) {
    await endPostmaster(found.pid)
    return
  }
  // PostgreSQL takes any living process with this ID for a running server, except for its own parent. It still
  // reads the rest of the file to find memory that children of the dead server hold.
  const [, ...rest] = found.lines
  const text = [String(process.pid), ...rest].join('\n')
  await writeFile(join(cluster, 'postmaster.pid'), text).catch(() => undefined)
}

/** Reads `postmaster.pid` of this data directory, whose server may have ended. */
export async function readPostmasterFile(
  cluster: string,
): Promise<{ pid: number; port: number; isReady: boolean; lines: string[] } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready', lines }
}

/** Keeps the log to two files of a bounded size. */
export async function boundLog(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined || found.size < maxLogSize) return
  // The server holds the file open and appends, so it is emptied in place.
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

const maxLogSize = 5 * 1024 * 1024

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

async function isReady(cluster: string, pid: number | undefined): Promise<boolean> {
  const found = await readPostmasterFile(cluster)
  return found !== undefined && found.pid === pid && found.isReady
}

/** Ends the server fast, then immediately (the next start recovers from the write-ahead log), then by force. */
async function endPostmaster(pid: number): Promise<void> {
  const signals = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const
  for (const [signal, timeout] of signals) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!isAlive(pid)) return
      throw new EmbeddedError(`The PostgreSQL that still runs (process ${pid}) cannot be ended.`, {
        cause: error,
      })
    }
    if (await waitForExit(pid, timeout)) return
  }
  throw new EmbeddedError(`The PostgreSQL that still runs (process ${pid}) does not end.`)
}
