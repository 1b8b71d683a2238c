import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from './report.ts'

export interface Started {
  origin: string
  pid: number
  /** Milliseconds until it printed its address. */
  after: number
  stop: () => Promise<void>
}

/**
 * Runs `npm start` in a checkout, on any free port; without `folder`, in a new data folder that is removed
 * when it stops.
 */
export async function npmStart(
  env: Record<string, string>,
  folder?: string,
  checkout: string = projectRoot,
): Promise<Started> {
  const dataDir = folder ?? (await newFolder())
  const server = await start('npm', ['start', '--silent'], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    shell: process.platform === 'win32',
  })
  return {
    ...server,
    async stop() {
      await server.stop()
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the built server of a checkout in its own process, on an existing database. */
export async function startBuiltServer(checkout: string, databaseUrl: string): Promise<Started> {
  const bundle = join(checkout, 'dist/server/main.js')
  if (!existsSync(bundle)) throw new Error(`There is no ${bundle}: run "npm run build" there.`)
  return start(process.execPath, [bundle], {
    cwd: checkout,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  })
}

/** Commit of a checkout. */
export function versionOf(checkout: string): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  return stdout.trim() === '' ? 'an unknown version' : stdout.trim()
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-bench-'))
  // PostgreSQL may run as another account, which needs to enter the folder.
  await chmod(folder, 0o711)
  return folder
}

async function start(program: string, args: string[], options: SpawnOptions): Promise<Started> {
  const begun = performance.now()
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const origin = await printedOrigin(child, closed)
  return {
    origin,
    pid: child.pid ?? 0,
    after: performance.now() - begun,
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
  }
}

function printedOrigin({ stdout }: ChildProcess, closed: Promise<unknown>): Promise<string> {
  if (stdout === null) throw new Error('The output of the server is not read')
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    createInterface({ input: stdout }).on('line', (line) => {
      lines.push(line)
      const origin = /http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(line)?.[0]
      if (origin !== undefined) resolve(origin)
    })
    void closed.then(() => reject(new Error(`It did not start: ${lines.join('\n')}`)))
  })
}
