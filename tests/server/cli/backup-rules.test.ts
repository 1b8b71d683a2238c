import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backup } from '../../../server/cli/backup/backup.ts'
import { restore } from '../../../server/cli/backup/restore.ts'
import { schemaText } from '../../../server/db/schema-text.ts'
import { seedDemoData } from '../../../server/demo/seed.ts'
import { openDatabase } from '../../../server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { query, rewriteBackup, rowsOf, runCommand } from './backup-harness.ts'

// A restore fills tables without their indexes and references, which it makes afterwards.
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let example: TestDatabase
let shop: TestDatabase
let place: TestDatabase
let file: string

beforeAll(async () => {
  folder = await temporaryFolder()
  example = await createTestDatabase()
  await seed(example)
  await runCommand(backup, example.url, [join(folder.path, 'example')])
})

afterAll(async () => {
  await example.drop()
  await folder.remove()
})

beforeEach(async () => {
  file = join(folder.path, randomUUID())
  await copyFile(join(folder.path, 'example'), file)
  shop = await createTestDatabase({ template: new URL(example.url).pathname.slice(1) })
  place = await createTestDatabase()
})

afterEach(async () => {
  await shop.drop()
  await place.drop()
})

const tables = ['users', 'parcels', 'status_logs', 'parcel_search', 'deliveries', 'sessions']

test('an operator has every rule of the tables again after a restore', async () => {
  const before = await schemaOf(shop)
  await runCommand(restore, place.url, [file])
  expect(await schemaOf(place)).toBe(before)
  expect(await rulesOf(place)).toEqual(await rulesOf(shop))
  await runCommand(restore, shop.url, [file, '--replace'])
  expect(await schemaOf(shop)).toBe(before)
})

describe('an operator is refused a backup that breaks a rule, and keeps what was there', () => {
  const wrongs: Record<string, [change: (body: string) => string, told: RegExp]> = {
    'a parcel of nobody': [
      (body) =>
        body.replace(/"sender_id":"[^"]+"/, '"sender_id":"00000000-0000-4000-8000-000000000000"'),
      /foreign key/,
    ],
    'two parcels with one tracking ID': [
      (body) => {
        const [first = '', second = ''] = body.match(/"tracking_id":"[^"]+"/g) ?? []
        return body.replace(second, first)
      },
      /unique|duplicate/,
    ],
    'two people with one e-mail': [
      (body) => body.replace('sender2@waybill.test', 'SENDER@waybill.test'),
      /unique|duplicate/,
    ],
    'a parcel that weighs nothing': [
      (body) => body.replace(/"weight_grams":\d+/, '"weight_grams":0'),
      /check constraint/,
    ],
  }

  test.each(Object.entries(wrongs))('%s', async (_what, [change, told]) => {
    await rewriteBackup(file, change)
    const before = await everything(shop)
    await expect(runCommand(restore, shop.url, [file, '--replace'])).rejects.toThrow(told)
    expect(await everything(shop)).toEqual(before)
    await expect(runCommand(restore, place.url, [file])).rejects.toThrow(told)
    expect(await rowsOf(place, 'users')).toEqual([])
    expect(await rulesOf(place)).toEqual(await rulesOf(shop))
  })
})

async function everything(database: TestDatabase) {
  return [
    await schemaOf(database),
    await rulesOf(database),
    await Promise.all(tables.map((table) => rowsOf(database, table))),
  ]
}

/** What checks and fills by itself, and whether it is at work. */
const rulesOf = (database: TestDatabase) =>
  query(
    database,
    `select tgrelid::regclass::text as "table", tgfoid::regproc::text as "does", tgenabled::text,
       tgtype, count(*)::int
     from pg_trigger group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )

// Not through the test's own pool: a restore takes its connections for a server's.
async function schemaOf({ url }: TestDatabase): Promise<string> {
  const { close, db } = openDatabase({ url })
  const text = await schemaText(db)
  await close()
  return text
}

async function seed({ url }: TestDatabase): Promise<void> {
  const { close, db } = openDatabase({ url })
  await seedDemoData(db, () => new Date())
  await close()
}
