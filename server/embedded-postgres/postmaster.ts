import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from './binaries.ts'
import { EmbeddedError } from './errors.ts'
import { endPostmaster } from './leftover.ts'
import type { ServerLog } from './server-log.ts'
import { run, surroundings, type Identity } from './run.ts'

export interface PostmasterOptions {
  engine: Engine
  account: Identity
  folder: string
  port: number
  settings: Record<string, string>
  serverLog: ServerLog
}

export interface Postmaster {
  pid: number
  /** Settles when the server has ended, for whatever reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

export class StartFailure extends EmbeddedError {}

const access = 'host all all 127.0.0.1/32 scram-sha-256\n'

const always: Record<string, string> = {
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
  // Details of an error may hold people's names and addresses.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Answers when the server accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { account, engine, folder, port, serverLog } = options
  await writeFile(join(folder, 'pg_hba.conf'), access)
  const settings = { ...always, ...options.settings, port: String(port) }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const mark = serverLog.size()
  const child = spawn(engine.postgres, ['-D', folder, ...args], {
    ...account,
    ...surroundings,
    stdio: ['ignore', serverLog.fd, serverLog.fd],
    // In a session of its own, Ctrl+C in the terminal does not take the database away from
    // requests in flight.
    detached: true,
  })
  const running = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })

  while (running() && !(await isReady(folder, child.pid))) await wait(15)
  const { pid } = child
  if (!running() || pid === undefined) {
    throw new StartFailure(`PostgreSQL does not start: ${serverLog.since(mark).trim()}`)
  }
  child.unref()
  return {
    pid,
    ended,
    async stop() {
      if (!running()) return
      child.ref()
      if (process.platform === 'win32')
        await run(engine.pgCtl, ['stop', '-D', folder, '-m', 'fast'])
      else await endPostmaster(pid)
      await ended
    },
  }
}

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

async function isReady(folder: string, pid: number | undefined): Promise<boolean> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}
