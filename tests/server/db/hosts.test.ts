import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { openGate } from '../stress/support/database-gate.ts'

let database: TestDatabase
let gates: Awaited<ReturnType<typeof openGate>>[]
let db: Database

/** Two hosts, each of which leads to the database as long as its gate is open. */
beforeEach(async () => {
  database = await createTestDatabase()
  gates = [await openGate(), await openGate()]
  for (const gate of gates) gate.openTo(database.url)
  const hosts = gates.map((gate) => new URL(gate.through(database.url)).host).join()
  const url = new URL(database.url)
  db = openDatabase({
    url: `${database.url.replace(url.host, hosts)}?target_session_attrs=read-write`,
    answerTimeout: 300,
  })
})
afterEach(async () => {
  await db.close()
  await Promise.all(gates.map((gate) => gate.close()))
  await database.drop()
})

const write = () =>
  db.transaction((transaction) =>
    transaction.query(sql`update parcel_change_numbers set last = last + 1 returning last`),
  )
const read = () => db.query(sql`select last from parcel_change_numbers`)

test('a write goes to the host that is available, whichever it is', async () => {
  gates[0]?.shut()
  expect(await write()).toEqual([{ last: '1' }])
  gates[0]?.openTo(database.url)
  gates[1]?.shut()
  // The open connection broke with its host.
  await expect.poll(() => write().catch(String)).toEqual([{ last: '2' }])
  expect(await read()).toEqual([{ last: '2' }])
})

test('a host that accepts connections but never answers delays only the calls that wait for it', async () => {
  await Promise.all([write(), read()])
  gates[0]?.hold()
  await Promise.all([write, read].map((use) => expect(use()).rejects.toThrow('Query read timeout')))
  expect(await write()).toEqual([{ last: '2' }])
  expect(await read()).toEqual([{ last: '2' }])
})

test('while no host is available, a call fails', async () => {
  for (const gate of gates) gate.shut()
  await expect(read()).rejects.toBeInstanceOf(AggregateError)
  await expect(write()).rejects.toBeInstanceOf(AggregateError)
})
