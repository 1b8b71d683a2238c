import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ template: 'template1' })
  folder = await mkdtemp(join(tmpdir(), 'waybill-migrations-'))
  await write(
    '001-shelves',
    'create table shelves (number integer); insert into shelves values (1)',
  )
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

describe('An operator who updates Waybill', () => {
  test('gets each migration once, in order', async () => {
    expect(await migrate(database.db, folder)).toEqual(['001-shelves'])
    await write('002-second-shelf', 'insert into shelves values (2)')
    expect(await migrate(database.db, folder)).toEqual(['002-second-shelf'])
    expect(await migrate(database.db, folder)).toEqual([])
    expect(await shelves()).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('on several nodes at once gets each migration once', async () => {
    await write('002-second-shelf', 'insert into shelves values (2)')
    const ran = await Promise.all(Array.from({ length: 6 }, () => migrate(database.db, folder)))
    expect(ran.flat().sort()).toEqual(['001-shelves', '002-second-shelf'])
    expect(await shelves()).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('keeps what was there when a migration fails half-way', async () => {
    await migrate(database.db, folder)
    await write('002-broken', 'insert into shelves values (2); select 1 / 0')
    await expect(migrate(database.db, folder)).rejects.toThrow('division by zero')
    expect(await shelves()).toEqual([{ number: 1 }])
  })

  test('is told when a migration that ran was changed afterwards', async () => {
    await migrate(database.db, folder)
    await write('001-shelves', 'create table shelves (number bigint)')
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'Migration 001-shelves has run in this database, but its file is another one now ' +
        '(001-shelves). Restore the file and put the change into a new migration.',
    )
  })

  test('is told when the database was opened by a newer version', async () => {
    await write('002-second-shelf', 'insert into shelves values (2)')
    await migrate(database.db, folder)
    await rm(join(folder, '002-second-shelf.sql'))
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'The database has migration 002-second-shelf, which this version does not know.',
    )
  })

  test('is told when a number is missing', async () => {
    await write('003-third-shelf', 'insert into shelves values (3)')
    await expect(migrate(database.db, folder)).rejects.toThrow('003-third-shelf is migration 2')
  })
})

async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, `${name}.sql`), text)
}

async function shelves(): Promise<unknown[]> {
  const { rows } = await sql`select number from shelves order by number`.execute(database.db)
  return rows
}
