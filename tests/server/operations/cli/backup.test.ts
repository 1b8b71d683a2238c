import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backup } from '../../../../server/operations/cli/backup.ts'
import { restore } from '../../../../server/operations/cli/restore.ts'
import { failureText } from '../../../../server/operations/cli/errors.ts'
import type { Command } from '../../../../server/operations/cli/terminal.ts'
import { openDatabase } from '../../../../server/db/database.ts'
import { migrate } from '../../../../server/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { runStatement } from '../../support/run-statement.ts'
import { addDemoData, rewriteBackup, rowTexts, runCommand } from './backup-harness.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let example: TestDatabase
let source: TestDatabase
let target: TestDatabase
let file: string
let said: string[]

beforeAll(async () => {
  example = await createTestDatabase()
  await fillExample()
})

afterAll(() => example.drop())

beforeEach(async () => {
  folder = await temporaryFolder()
  file = join(folder.path, 'source.backup')
  source = await createTestDatabase({ template: new URL(example.url).pathname.slice(1) })
  target = await createTestDatabase({ template: 'template1' })
  said = []
})

afterEach(async () => {
  await source.drop()
  await target.drop()
  await folder.remove()
})

describe('An operator', () => {
  test('finds every row again in a new database, except sessions', async () => {
    await run(backup, source, file)
    expect(said).toEqual([expect.stringMatching(/ holds 7 users, 44 parcels \(\d+ kB\)\.$/)])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await run(restore, target, file)
    for (const table of keptTables)
      expect([table, await rowTexts(target, table)]).toEqual([table, await rowTexts(source, table)])
    for (const table of ['addresses', 'api_keys', 'notifications'])
      expect([table, await rowTexts(source, table)]).not.toEqual([table, []])
    expect(await rowTexts(target, 'sessions')).toEqual([])
    expect(await rowTexts(source, 'sessions')).toHaveLength(1)
  })

  test('finds waiting messages again, and those that waited longer than a day given up', async () => {
    const insert = (age: string) =>
      runStatement(
        source,
        `insert into messages (channel, user_id, next_at, created_at)
          select 'EMAIL', id, now(), now() - interval '${age}' from users limit 1`,
      )
    await insert('23 hours')
    await insert('25 hours')
    await run(backup, source, file)
    await run(restore, target, file)
    const states = 'select state, next_at is null as is_done from messages order by created_at'
    expect(await runStatement(target, states)).toEqual([
      { state: 'FAILED', is_done: true },
      { state: 'WAITING', is_done: false },
    ])
  })

  test('is refused a restore over users and parcels, unless they may be replaced', async () => {
    await run(backup, source, file)
    await runStatement(source, "update users set name = 'Somebody Else'")
    expect(await refusal(restore, source, file)).toBe(
      'The database holds 7 users, 44 parcels already. Restore into a new one (with DATA_DIR or ' +
        'DATABASE_URL), or add --replace to delete what is there.',
    )
    expect(new Set(await userNames(source))).toEqual(new Set(['Somebody Else']))
    await run(restore, source, file, '--replace')
    expect(await userNames(source)).toHaveLength(7)
    expect(await userNames(source)).not.toContain('Somebody Else')
    expect(await rowTexts(source, 'sessions')).toEqual([])
  })

  test('is refused a restore while a server is running', async () => {
    await run(backup, source, file)
    const server = openDatabase({ url: target.url })
    await server.query(sql`select 1`)
    expect(await refusal(restore, target, file)).toBe(
      'A Waybill server is at work on this database. Stop it first.',
    )
    await server.close()
  })

  test('is told that a file is damaged before anything changes', async () => {
    await run(backup, source, file)
    const whole = await readFile(file)
    const text = gunzipSync(whole).toString()
    const other = join(folder.path, 'other')
    const restored = async (bytes: Buffer) => {
      await writeFile(other, bytes)
      return (await refusal(restore, target, other)).replace(other, 'It')
    }
    const damaged = (how: string) => `It is damaged (${how}), so nothing of it was restored.`
    expect(await restored(whole.subarray(0, -100))).toBe(damaged('it ends too early'))
    expect(await restored(gzipSync(text.replace('waybill.test', 'waybill.best')))).toBe(
      damaged('its checksum does not fit'),
    )
    expect(await restored(gzipSync(text.slice(0, text.indexOf('\n', 5_000) + 1)))).toBe(
      damaged('it ends too early'),
    )
    expect(await restored(gzipSync(`${text}{}\n`))).toBe(damaged('it goes on after its end'))
    expect(await restored(gzipSync('{"format":"other"}\n'))).toBe('It is no backup of Waybill.')
    expect(await restored(Buffer.from(text))).toBe('It is no backup of Waybill.')
    expect(await runStatement(target, "select to_regclass('migrations') as found")).toEqual([
      { found: null },
    ])
  })

  test('can restore a backup of an earlier version', async () => {
    const old = await createTestDatabase({ template: 'template1' })
    await migrate(old.db, undefined, 1)
    await runStatement(old, oldRows)
    await run(backup, old, file)
    await old.drop()
    await run(restore, target, file)
    expect(await rowTexts(target, 'migrations')).toHaveLength(
      (await rowTexts(source, 'migrations')).length,
    )
    expect(await runStatement(target, 'select text from parcel_search')).toEqual([
      { text: expect.stringContaining('here street\nthere street\nsam') },
    ])
    expect(await refusal(restore, source, file, '--replace')).toMatch(
      /^The backup was made at migration 001-people-and-parcels, and this database is at \d{3}-\S+\. Restore it into a new one: an empty DATA_DIR or DATABASE_URL\.$/,
    )
  })

  test('is refused a backup of a newer version', async () => {
    await run(backup, source, file)
    await rewriteBackup(file, (body) => body.replace('001-people-and-parcels', '001-later'))
    expect(await refusal(restore, target, file)).toBe(
      'The backup has migration 001-later, which this version of Waybill does not know. Restore ' +
        'it with the version that made it.',
    )
  })

  test('is told what cannot be backed up, and where a file already exists', async () => {
    expect(await refusal(backup, target, file)).toBe(
      'The database has no tables yet, so it holds nothing.',
    )
    expect(await refusal(backup, source, '/no/such/folder/file')).toBe(
      'There is no folder /no/such/folder.',
    )
    await writeFile(file, 'mine')
    expect(await refusal(backup, source, file)).toBe(`There is a file ${file} already.`)
    expect(await readFile(file, 'utf8')).toBe('mine')
    expect(await refusal(restore, target, join(folder.path, 'none'))).toBe(
      `There is no file ${join(folder.path, 'none')}.`,
    )
  })
})

const run = (command: Command, { url }: TestDatabase, ...args: string[]) =>
  runCommand(command, url, args, said)

const refusal = (...args: Parameters<typeof run>) => run(...args).then(() => 'done', failureText)

/** Demo data, texts with difficult characters, and a session. */
const keptTables = [
  'addresses',
  'api_keys',
  'batch_entries',
  'deliveries',
  'delivery_proofs',
  'erasures',
  'idempotency_keys',
  'notification_batches',
  'notification_choices',
  'notifications',
  'parcel_search',
  'parcels',
  'passkeys',
  'recovery_codes',
  'signing_keys',
  'status_logs',
  'two_factors',
  'users',
  'webhook_endpoints',
]

async function fillExample(): Promise<void> {
  await addDemoData(example)
  await runStatement(
    example,
    `insert into addresses (id, user_id, label, address, created_at, updated_at)
      select gen_random_uuid(), id, 'Depot', '8 Quay Road', now(), now() from users limit 1`,
  )
  await runStatement(
    example,
    `insert into api_keys (id, user_id, name, hash, hint, scopes, created_at)
      select gen_random_uuid(), id, 'Shop', sha256('key'), 'wb_1', '{parcels:read}', now()
      from users limit 1`,
  )
  await runStatement(
    example,
    String.raw`update parcels set note = E'\\ \n\t "quoted" \u2028 \u0085 🚚 {"table":"users"}',
      updated_at = '2026-03-01 10:00:00.123456+02'
      where id = (select min(id::text)::uuid from parcels)`,
  )
  await runStatement(
    example,
    `insert into sessions select gen_random_uuid(), gen_random_uuid(), id, 'a', now(), 'b', now(),
      now() from users limit 1`,
  )
}

const oldRows = `
  insert into users select ('00000000-0000-4000-8000-00000000000' || number)::uuid, name,
      name || '@example.com', 'none', role, false, now(), now()
    from (values (1, 'Sam', 'SENDER'), (2, 'Rita', 'RECEIVER')) as people (number, name, role);
  insert into parcels select gen_random_uuid(), 'TRK-AAAA-BBBB-CCCC-DDDD', one.id, other.id,
      'PACKAGE', 100, 500, 'REQUESTED', false, 'Here Street', 'There Street', null, now(), now()
    from users as one, users as other where one.name = 'Sam' and other.name = 'Rita'`

const userNames = async (database: TestDatabase) =>
  (await runStatement(database, 'select name from users')).map((row) => row['name'])
