import pg from 'pg'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/database.ts'
import { built, startProgram } from '../../support/processes.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { refusalBody } from '../support/answers.ts'
import { buildNode } from '../support/api.ts'

// A database that is read-only by default behaves like a standby: it gives the same answer to the
// question whether it can be written to, and the same error to a write.

let database: TestDatabase
let name: string
beforeEach(async () => {
  database = await createTestDatabase()
  name = new URL(database.url).pathname.slice(1)
})
afterEach(async () => {
  await become('leader')
  await database.drop()
})

async function become(role: 'leader' | 'standby'): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  const value = role === 'leader' ? 'off' : 'on'
  await client.query(`alter database ${name} set default_transaction_read_only = ${value}`)
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `)
  await client.end()
}

describe('A load balancer', () => {
  test('is told that a node is not ready while its database is a standby', async () => {
    const app = buildNode(database, { RATE_LIMITS: 'off' })
    const ready = async () => {
      const answer = await app.inject('/health/ready')
      return [answer.statusCode, answer.json()] as const
    }
    expect(await ready()).toEqual([200, { status: 'ready' }])
    await become('standby')
    const message = 'The database can only be read, because it is a standby. Please try again.'
    await expect.poll(ready).toEqual([503, refusalBody(message)])
    await become('leader')
    await expect.poll(ready).toEqual([200, { status: 'ready' }])
    await app.close()
  })
})

describe('A caller', () => {
  test('gets new connections after a change has reached a standby', async () => {
    const { db } = database
    const write = () =>
      db.transaction(async (transaction) => {
        await transaction.query(sql`update parcel_change_numbers set last = last`)
      })
    const reader = () => db.query(sql`select pg_backend_pid() as id`)
    const before = await reader()
    await db.transaction((transaction) => transaction.run('set default_transaction_read_only = on'))
    await expect(write()).rejects.toMatchObject({ code: '25006' })
    await write()
    expect(await reader()).not.toEqual(before)
  })

  test('can read from a standby if the operator allows it', async () => {
    await become('standby')
    const db = openDatabase({ url: database.url, acceptsStandby: true })
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
    await db.close()
  })
})

describe('An operator', () => {
  test('is told once if Waybill starts on a standby, and it continues with the leader', async () => {
    await become('standby')
    const program = startProgram(built('server'), [], {
      DATABASE_URL: database.url,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      PORT: '0',
    })
    try {
      await program.line(/^Waiting for the database/)
      expect(program.lines).toEqual([
        'Waiting for the database (it is a standby, and can only be read) …',
      ])
      await become('leader')
      await program.line(/Waybill is at/)
      expect(program.lines.filter((line) => line.startsWith('Waiting'))).toHaveLength(1)
    } finally {
      program.kill('SIGKILL')
      await program.ended
    }
  }, 60_000)
})
