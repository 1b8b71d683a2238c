import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backup } from '../../../../server/operations/cli/backup.ts'
import { restore } from '../../../../server/operations/cli/restore.ts'
import { schemaText } from '../../../../server/db/schema-text.ts'
import { openDatabase } from '../../../../server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { runStatement } from '../../support/run-statement.ts'
import { addDemoData, rewriteBackup, rowTexts, runCommand } from './backup-harness.ts'

// A restore fills tables without their indexes and references, and creates these afterwards.
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let example: TestDatabase
let source: TestDatabase
let target: TestDatabase
let file: string

beforeAll(async () => {
  folder = await temporaryFolder()
  example = await createTestDatabase()
  await addDemoData(example)
  await runCommand(backup, example.url, [join(folder.path, 'example')])
})

afterAll(async () => {
  await example.drop()
  await folder.remove()
})

beforeEach(async () => {
  file = join(folder.path, randomUUID())
  await copyFile(join(folder.path, 'example'), file)
  source = await createTestDatabase({ template: new URL(example.url).pathname.slice(1) })
  target = await createTestDatabase()
})

afterEach(async () => {
  await source.drop()
  await target.drop()
})

const tables = ['users', 'parcels', 'status_logs', 'parcel_search', 'deliveries', 'sessions']

test('an operator has every constraint, index and trigger again after a restore', async () => {
  const before = await readSchema(source)
  await runCommand(restore, target.url, [file])
  expect(await readSchema(target)).toBe(before)
  expect(await readRules(target)).toEqual(await readRules(source))
  await runCommand(restore, source.url, [file, '--replace'])
  expect(await readSchema(source)).toBe(before)
})

describe('an operator is refused a backup that breaks a rule, and keeps the existing data', () => {
  const broken: Record<string, [change: (body: string) => string, reason: RegExp]> = {
    'a parcel without a sender': [
      (body) =>
        body.replace(
          /("tracking_id":"[^"]+","sender_id":)"[^"]+"/,
          '$1"00000000-0000-4000-8000-000000000000"',
        ),
      /foreign key/,
    ],
    'two parcels with one tracking ID': [
      (body) => {
        const [first = '', second = ''] = body.match(/"tracking_id":"[^"]+"/g) ?? []
        return body.replace(second, first)
      },
      /unique|duplicate/,
    ],
    'two users with one email': [
      (body) => body.replace('sender2@waybill.test', 'SENDER@waybill.test'),
      /unique|duplicate/,
    ],
    'a parcel that weighs nothing': [
      (body) => body.replace(/"weight_grams":\d+/, '"weight_grams":0'),
      /check constraint/,
    ],
  }

  test.each(Object.entries(broken))('%s', async (_what, [change, reason]) => {
    await rewriteBackup(file, change)
    const before = await readEverything(source)
    await expect(runCommand(restore, source.url, [file, '--replace'])).rejects.toThrow(reason)
    expect(await readEverything(source)).toEqual(before)
    await expect(runCommand(restore, target.url, [file])).rejects.toThrow(reason)
    expect(await rowTexts(target, 'users')).toEqual([])
    expect(await readRules(target)).toEqual(await readRules(source))
  })
})

async function readEverything(database: TestDatabase) {
  return [
    await readSchema(database),
    await readRules(database),
    await Promise.all(tables.map((table) => rowTexts(database, table))),
  ]
}

/** Reads the triggers, and whether each is enabled. */
const readRules = (database: TestDatabase) =>
  runStatement(
    database,
    `select tgrelid::regclass::text as "table", tgfoid::regproc::text as "does", tgenabled::text,
       tgtype, count(*)::int
     from pg_trigger group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )

// Uses its own connection: a restore takes those of the test's pool for a server's.
async function readSchema({ url }: TestDatabase): Promise<string> {
  const db = openDatabase({ url })
  const text = await schemaText(db)
  await db.close()
  return text
}
