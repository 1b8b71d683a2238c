import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase
const names = { first: randomUUID(), second: randomUUID() }

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.query(sql`
    create table counters (name text primary key, count integer not null)
  `)
  await database.db.query(sql`
    insert into counters values (${names.first}, 0), (${names.second}, 0)
  `)
})

afterAll(() => database.drop())

test('two transactions that take two rows in opposite order both make their change', async () => {
  let arrived = 0
  const gate = new EventEmitter()
  const bothHaveOne = once(gate, 'open')

  const take = (order: string[]) =>
    database.db.transaction(async (transaction) => {
      for (const name of order) {
        await transaction.query(sql`
          update counters set count = count + 1 where name = ${name}
        `)
        arrived += 1
        if (arrived === 2) gate.emit('open')
        await bothHaveOne
      }
    })
  await Promise.all([take([names.first, names.second]), take([names.second, names.first])])

  const rows = await database.db.query(sql`select count from counters`)
  expect(rows).toEqual([{ count: 2 }, { count: 2 }])
})

test('a change whose work fails leaves no trace', async () => {
  const work = database.db.transaction(async (transaction) => {
    await transaction.query(sql`insert into counters values ('third', 1)`)
    throw new Error('It went wrong')
  })
  await expect(work).rejects.toThrow('It went wrong')
  const rows = await database.db.query(sql`select name from counters where name = 'third'`)
  expect(rows).toEqual([])
})
