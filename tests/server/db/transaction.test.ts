import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../server/db/transaction.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase
const names = { first: randomUUID(), second: randomUUID() }

beforeAll(async () => {
  database = await createTestDatabase()
  await sql`create table counters (name text primary key, count integer not null)`.execute(
    database.db,
  )
  await sql`insert into counters values (${names.first}, 0), (${names.second}, 0)`.execute(
    database.db,
  )
})

afterAll(() => database.drop())

test('two people who take two rows in opposite order both get their change', async () => {
  let arrived = 0
  const gate = new EventEmitter()
  const bothHaveOne = once(gate, 'open')

  const take = (order: string[]) =>
    inTransaction(database.db, async (transaction) => {
      for (const name of order) {
        await sql`update counters set count = count + 1 where name = ${name}`.execute(transaction)
        arrived += 1
        if (arrived === 2) gate.emit('open')
        await bothHaveOne
      }
    })
  await Promise.all([take([names.first, names.second]), take([names.second, names.first])])

  const { rows } = await sql`select count from counters`.execute(database.db)
  expect(rows).toEqual([{ count: 2 }, { count: 2 }])
})

test('a change whose work fails leaves no trace', async () => {
  const work = inTransaction(database.db, async (transaction) => {
    await sql`insert into counters values ('third', 1)`.execute(transaction)
    throw new Error('It went wrong')
  })
  await expect(work).rejects.toThrow('It went wrong')
  const { rows } = await sql`select name from counters where name = 'third'`.execute(database.db)
  expect(rows).toEqual([])
})
