import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ template: 'template1' })
  folder = await mkdtemp(join(tmpdir(), 'waybill-migrations-'))
  await write('001-depots', 'create table depots (number integer); insert into depots values (1)')
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

describe('An operator who updates Waybill', () => {
  test('runs each migration once, in order', async () => {
    expect(await migrate(database.db, folder)).toEqual(['001-depots'])
    await write('002-second-depot', 'insert into depots values (2)')
    expect(await migrate(database.db, folder)).toEqual(['002-second-depot'])
    expect(await migrate(database.db, folder)).toEqual([])
    expect(await depots()).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('on several nodes simultaneously runs each migration once', async () => {
    await write('002-second-depot', 'insert into depots values (2)')
    const ran = await Promise.all(Array.from({ length: 6 }, () => migrate(database.db, folder)))
    expect(ran.flat().sort()).toEqual(['001-depots', '002-second-depot'])
    expect(await depots()).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('keeps the earlier state if a migration fails half-way', async () => {
    await migrate(database.db, folder)
    await write('002-broken', 'insert into depots values (2); select 1 / 0')
    await expect(migrate(database.db, folder)).rejects.toThrow('division by zero')
    expect(await depots()).toEqual([{ number: 1 }])
  })

  test('is told if a migration was changed after it ran', async () => {
    await migrate(database.db, folder)
    await write('001-depots', 'create table depots (number bigint)')
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'Migration 001-depots has run in this database, but its file is another one now ' +
        '(001-depots). Restore the file and put the change into a new migration.',
    )
  })

  test('is told if the database was opened by a newer version', async () => {
    await write('002-second-depot', 'insert into depots values (2)')
    await migrate(database.db, folder)
    await rm(join(folder, '002-second-depot.sql'))
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'The database has migration 002-second-depot, which this version does not know.',
    )
  })

  test('is told if a number is missing', async () => {
    await write('003-third-depot', 'insert into depots values (3)')
    await expect(migrate(database.db, folder)).rejects.toThrow('003-third-depot is migration 2')
  })
})

async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, `${name}.sql`), text)
}

const depots = () => database.db.query(sql`select number from depots order by number`)
