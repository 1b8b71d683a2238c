import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { killEngine, postmasterOf, startProgram, type Program } from '../support/processes.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { inspect } from './crash-rows.ts'
import { startWriters, type Acknowledged } from './crash-writers.ts'

const rounds = Number(process.env['CRASH_ROUNDS'] ?? 50)
const minutes = 60_000

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let dataDir: string
let server: Program
const acknowledged: Acknowledged[] = []
let tried = 0
let missing = 0

beforeAll(async () => {
  folder = await temporaryFolder()
  dataDir = join(folder.path, 'data')
})

afterEach(async () => {
  server.kill('SIGKILL')
  await server.ended
})

afterAll(async () => {
  await killEngine(dataDir)
  await folder.remove()
  console.log(`tried ${tried}, acknowledged ${acknowledged.length}, missing ${missing}`)
})

const crashes: Record<string, () => Promise<void>> = {
  'Node was killed': async () => {
    server.kill('SIGKILL')
    await server.ended
  },
  'everything was killed': async () => {
    const postmaster = postmasterOf(dataDir)
    const processes = postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)]
    server.kill('SIGKILL')
    for (const pid of processes) killIfThere(pid)
    await server.ended
    await killEngine(dataDir)
  },
  'PostgreSQL was killed under Node': async () => {
    await killEngine(dataDir)
    await server.line(/PostgreSQL is back/)
  },
  'everything was killed while it started again': async () => {
    server.kill('SIGKILL')
    await server.ended
    server = start()
    await wait(randomInt(0, 2_500))
    server.kill('SIGKILL')
    await server.ended
    await killEngine(dataDir)
  },
}

for (let round = 1; round <= rounds; round += 1) {
  const names = Object.keys(crashes)
  const name = names[round % names.length] ?? ''
  test(
    `a courier finds every acknowledged change after ${name}, ${round}`,
    async () => {
      server = start()
      const before = acknowledged.length
      const writers = await startWriters(await addressOf(server), acknowledged)
      await expect
        .poll(() => acknowledged.length, { timeout: minutes })
        .toBeGreaterThan(before + randomInt(0, 100))
      await wait(randomInt(0, 50))
      await crashes[name]?.()
      await writers.stop()
      server.kill('SIGKILL')
      await server.ended

      server = start()
      await addressOf(server)
      const found = await inspect(dataDir, acknowledged)
      tried += 1
      missing += found.missing.length
      expect(found).toEqual({ missing: [], contradictions: [] })
    },
    3 * minutes,
  )
}

const start = () =>
  startProgram('server/main.ts', [], {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMITS: 'off',
  })

const addressOf = async (program: Program) =>
  (await program.line(/Waybill is at (http:\S+)/))[1] ?? ''

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.trim().split(' ').filter(Boolean).map(Number)
  } catch {
    // On other systems, the processes notice by themselves that their parent is gone.
    return []
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process ended with the others.
  }
}
