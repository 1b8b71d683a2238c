import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  startEmbedded,
  type Embedded,
} from '../../../../server/db/embedded-postgres/start-embedded.ts'
import { killEngine, postmasterOf, startProgram, type Program } from '../../../support/processes.ts'
import { folderForFile } from '../../support/for-file.ts'
import { runStatement } from '../../support/run-statement.ts'

const inFolder = await folderForFile()
/** A database that was started and stopped once, as a template: creating one takes a second. */
const used = inFolder('used')
await (await startEmbedded({ dataDir: used, log: () => undefined })).stop()
let dataDir: string
let programs: Program[] = []

beforeEach(() => {
  dataDir = inFolder(`data of shop ${randomInt(2 ** 40)}`)
})

afterEach(async () => {
  for (const program of programs) program.kill('SIGKILL')
  await Promise.all(programs.map(({ ended }) => ended))
  programs = []
  await killEngine(dataDir)
})

describe('An operator whose server is killed', () => {
  test('finds every acknowledged row after Node alone was killed', async () => {
    copyUsed()
    const acknowledged = await writeUntilKilled(() => undefined)
    expect(await missingOf(acknowledged)).toEqual([])
  })

  test('finds every acknowledged row after Node and PostgreSQL were killed', async () => {
    copyUsed()
    const acknowledged = await writeUntilKilled(() => killEngine(dataDir))
    expect(await missingOf(acknowledged)).toEqual([])
  })

  test('can start after the very first start was killed at a random moment', async () => {
    const first = startWriter()
    // Creating a database takes about a second, and an interruption must not matter.
    await wait(randomInt(300, 1_500))
    first.kill('SIGKILL')
    await first.ended
    expect(await answerOf('select 1 as answer')).toEqual([{ answer: 1 }])
  })
})

describe('An operator who starts Waybill', () => {
  test('keeps the data when stopped and started again', async () => {
    const first = await start()
    expect(first.isNew).toBe(true)
    await runStatement(first, 'create table kept as select 7 as number')
    await first.stop()
    expect(postmasterOf(dataDir)).toBe(undefined)

    const second = await start()
    expect(second.isNew).toBe(false)
    expect(await runStatement(second, 'select number from kept')).toEqual([{ number: 7 }])
    await second.stop()
  })

  test('is told that another Waybill uses the folder, and which one', async () => {
    copyUsed()
    const first = startWriter()
    await first.line(/^ready/)
    await expect(start()).rejects.toThrow(
      `Another Waybill (process ${first.pid}) is using ${dataDir}. Stop it first, or give this ` +
        'one a folder of its own with DATA_DIR.',
    )
    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  })

  test('can start even if another program now has the process ID of the dead PostgreSQL', async () => {
    copyUsed()
    const stale = `${process.ppid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n\n  1 1\nready\n`
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), stale)
    expect(await answerOf('select 1 as answer')).toEqual([{ answer: 1 }])
  })

  test('can start even if another program now has the process ID in the lock', async () => {
    copyUsed()
    const running = startWriter()
    await running.line(/^ready/)
    const lock = join(dataDir, 'waybill.lock')
    const text = await readFile(lock, 'utf8')
    running.kill('SIGTERM')
    await running.ended
    await writeFile(lock, text.replace(/"pid":\d+/, `"pid":${process.pid}`))
    expect(await answerOf('select 1 as answer')).toEqual([{ answer: 1 }])
  })

  test('can start with a moved folder whose old PostgreSQL still runs', async () => {
    copyUsed()
    const acknowledged = await writeUntilKilled(async () => {
      const moved = `${dataDir}, moved`
      await rename(dataDir, moved)
      dataDir = moved
    })
    expect(await missingOf(acknowledged)).toEqual([])
  })

  test('gets a new database password if its file is lost', async () => {
    copyUsed()
    await rm(join(dataDir, 'postgres-password'))
    expect(await answerOf('select 1 as answer')).toEqual([{ answer: 1 }])
  })

  test('sees the database come back if PostgreSQL dies under the running server', async () => {
    copyUsed()
    const server = await start()
    const pool = new pg.Pool({ connectionString: server.url })
    pool.on('error', () => undefined)
    await pool.query('create table kept as select 7 as number')
    await killEngine(dataDir)
    await expect
      .poll(() => pool.query('select number from kept').then(({ rows }) => rows, String), {
        timeout: 15_000,
      })
      .toEqual([{ number: 7 }])
    await pool.end()
    await server.stop()
  })
})

/** Copies the whole folder with its owners, as an operator copies a stopped database. */
function copyUsed() {
  execFileSync('cp', ['-a', used, dataDir])
}

function startWriter(): Program {
  const program = startProgram('tests/support/engine-writer.ts', [dataDir])
  programs.push(program)
  return program
}

async function writeUntilKilled(afterwards: () => unknown): Promise<number[]> {
  const writer = startWriter()
  await writer.line(/^wrote/)
  await wait(randomInt(0, 400))
  writer.kill('SIGKILL')
  await writer.ended
  await afterwards()
  const numbers = writer.lines.map((line) => Number(/^wrote (\d+)$/.exec(line)?.[1]))
  return numbers.filter((number) => Number.isInteger(number))
}

async function missingOf(acknowledged: number[]): Promise<number[]> {
  expect(acknowledged.length).toBeGreaterThan(0)
  const rows = await answerOf('select number from written')
  const there = new Set(rows.map((row) => Number(row['number'])))
  return acknowledged.filter((number) => !there.has(number))
}

function start(): Promise<Embedded> {
  return startEmbedded({ dataDir, log: () => undefined })
}

async function answerOf(statement: string): Promise<Record<string, unknown>[]> {
  const server = await start()
  const rows = await runStatement(server, statement)
  await server.stop()
  return rows
}
