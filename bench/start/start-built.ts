import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '../../server/project-root.ts'

export interface Started {
  origin: string
  /** Milliseconds until it said where it listens. */
  after: number
  stop: () => Promise<void>
}

/** `npm start`, on any free port; without a folder in one of its own that goes with it. */
export async function startBuilt(env: Record<string, string>, folder?: string): Promise<Started> {
  const dataDir = folder ?? (await newFolder())
  const begun = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  const closed = once(child, 'close')
  const said: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const address = /Waybill is at (\S+)/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
    void closed.then(() => reject(new Error(`It did not start: ${said.join('\n')}`)))
  })
  return {
    origin,
    after: performance.now() - begun,
    async stop() {
      child.kill('SIGTERM')
      await closed
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-start-'))
  // PostgreSQL may run as another account, which has to pass through.
  await chmod(folder, 0o711)
  return folder
}
