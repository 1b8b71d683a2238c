import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { openDatabase, type Queryable } from '../../../server/db/database.ts'
import { retryOf } from '../../../server/db/errors.ts'
import { databaseForFile } from '../support/for-file.ts'

const names = { first: randomUUID(), second: randomUUID() }

const database = await databaseForFile()
await database.db.query(sql`
  create table counters (name text primary key, count integer not null)
`)
await database.db.query(sql`
  insert into counters values (${names.first}, 0), (${names.second}, 0)
`)

test('two transactions that lock two rows in opposite order both succeed', async () => {
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

test('a transaction that fails leaves no trace', async () => {
  const work = database.db.transaction(async (transaction) => {
    await transaction.query(sql`insert into counters values ('third', 1)`)
    throw new Error('It went wrong')
  })
  await expect(work).rejects.toThrow('It went wrong')
  const rows = await database.db.query(sql`select name from counters where name = 'third'`)
  expect(rows).toEqual([])
})

test('a transaction that conflicts every time is tried six times, and then fails', async () => {
  let attempts = 0
  const work = database.db.transaction(async (transaction) => {
    attempts += 1
    await transaction.run(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
  })
  await expect(work).rejects.toMatchObject({ code: '40001' })
  expect(attempts).toBe(6)
})

test('a transaction that fails for another reason is tried once', async () => {
  let attempts = 0
  const work = database.db.transaction(async (transaction) => {
    attempts += 1
    await transaction.query(sql`insert into counters values (${names.first}, 0)`)
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(attempts).toBe(1)
})

test('a statement with a missing value fails instead of finding nothing', async () => {
  const wanted: { name?: string } = {}
  const statement = sql`select * from counters where name = ${wanted.name}`
  await expect(database.db.query(statement)).rejects.toThrow('A value is missing in: select')
})

test('a connection that did not answer in time is not used again', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1, answerTimeout: 300 })
  const connectionId = async (connection: Queryable = db) => {
    const [row] = await connection.query<{ id: number }>(sql`select pg_backend_pid() as id`)
    return row?.id
  }
  const first = await connectionId()
  expect(await connectionId()).toBe(first)

  const late = await db.query(sql`select pg_sleep(1)`).catch((error: unknown) => error)
  expect(retryOf(late)).toBe('later')
  const second = await connectionId()
  expect(second).not.toBe(first)

  const idInTransaction = () => db.transaction((transaction) => connectionId(transaction))
  const third = await idInTransaction()
  expect(await idInTransaction()).toBe(third)
  const work = db.transaction(async (transaction) => {
    await transaction.query(sql`insert into counters values ('fourth', 1)`)
    await transaction.query(sql`select pg_sleep(1)`)
  })
  await expect(work).rejects.toThrow('Query read timeout')
  expect(await idInTransaction()).not.toBe(third)
  expect(await db.query(sql`select name from counters where name = 'fourth'`)).toEqual([])
  await db.close()
})

test('a connection that breaks during close is dropped, and nothing is closed twice', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  const db = openDatabase({ url: database.url, poolSize: 1, answerTimeout: 300 })
  let closed = Promise.resolve()
  const late = db.transaction(async (transaction) => {
    closed = db.close()
    await transaction.query(sql`select pg_sleep(1)`)
  })
  await expect(late).rejects.toThrow('Query read timeout')
  await closed
  // Node reports an unhandled rejection after the turn in which it happened.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
