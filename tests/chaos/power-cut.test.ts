import { randomInt } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFailed, test } from 'vitest'
import { isAlive, waitForExit } from '../../server/db/embedded-postgres/processes.ts'
import { postmasterOf, startProgram, type Program } from '../support/processes.ts'
import { inspect } from './crash-rows.ts'
import { startWriters, type Acknowledged } from './crash-writers.ts'
import { createDisk, whyNoDisk, type Disk } from './power-cut-disk.ts'

const rounds = Number(process.env['POWER_CUT_ROUNDS'] ?? 10)
const minutes = 60_000
const reason = whyNoDisk()

let disk: Disk
let dataDir: string
let server: Program | undefined
let engine: number | undefined

beforeEach(async (context) => {
  context.skip(reason !== undefined, reason)
  disk = await createDisk()
  dataDir = join(disk.folder, 'data')
})

afterEach(async () => {
  if (reason !== undefined) return
  await killAll()
  await disk.remove()
})

test(
  'a courier finds every acknowledged change after power cuts',
  async () => {
    const acknowledged: Acknowledged[] = []
    const unsynced: string[] = []
    let missing = 0
    const isLost = (path: string) => !existsSync(path)
    const printFigures = () =>
      console.log(
        `tried ${unsynced.length}, acknowledged ${acknowledged.length}, missing ${missing} ` +
          `(of ${unsynced.length} files that were never synced, ` +
          `${unsynced.filter(isLost).length} are lost)`,
      )
    onTestFailed(printFigures)
    for (let round = 1; round <= rounds; round += 1) {
      const writers = await startWriters(await startServer(), acknowledged)
      await expect
        .poll(() => acknowledged.length, { timeout: minutes })
        .toBeGreaterThan(acknowledged.length + randomInt(0, 200))
      await wait(randomInt(0, 50))
      unsynced.push(writeUnsynced(round))
      disk.cutPower()
      await writers.stop()
      await killAll()
      await disk.powerUp()

      await startServer()
      const found = await inspect(dataDir, acknowledged)
      missing = found.missing.length
      expect(found).toEqual({ missing: [], contradictions: [] })
      await killAll()
    }
    printFigures()
    // Otherwise the cuts had no effect.
    expect(unsynced.filter(isLost).length).toBeGreaterThan(0)
  },
  rounds * 3 * minutes,
)

test(
  'a courier can start after a power cut at any moment of the very first start',
  async () => {
    for (let round = 1; round <= Math.ceil(rounds / 2); round += 1) {
      server = start()
      await wait(randomInt(500, 6_000))
      disk.cutPower()
      await killAll()
      await disk.powerUp()

      await startServer()
      expect(await inspect(dataDir, [])).toEqual({ missing: [], contradictions: [] })
      await killAll()
      await disk.remove()
      disk = await createDisk()
      dataDir = join(disk.folder, 'data')
    }
  },
  rounds * 3 * minutes,
)

const start = () =>
  startProgram('server/main.ts', [], {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMITS: 'off',
  })

async function startServer(): Promise<string> {
  server = start()
  const address = (await server.line(/Waybill is at (http:\S+)/))[1] ?? ''
  engine = postmasterOf(dataDir)
  return address
}

async function killAll() {
  engine = postmasterOf(dataDir) ?? engine
  server?.kill('SIGKILL')
  await server?.ended
  if (engine !== undefined && isAlive(engine)) {
    process.kill(engine, 'SIGKILL')
    await waitForExit(engine, 10_000)
  }
  engine = undefined
}

function writeUnsynced(round: number): string {
  const path = join(disk.folder, `unsynced-${round}`)
  writeFileSync(path, 'This is on no disk yet.')
  return path
}
