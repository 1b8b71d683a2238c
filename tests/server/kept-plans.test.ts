import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/db/database.ts'
import { findParcelPage } from '../../server/parcels/list-repository.ts'
import { findParcelByTrackingId } from '../../server/parcels/repository.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let connection: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase({ url: database.url, poolSize: 1 })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

test('A parcel that many people track is looked up by one plan', async () => {
  await findParcelByTrackingId(connection.db, 'TRK-0000-0000-0000-0001')
  await findParcelByTrackingId(connection.db, 'TRK-0000-0000-0000-0002')

  const kept = await keptStatements()
  expect(kept).toHaveLength(1)
  expect(kept[0]).toContain('where "parcel"."tracking_id" = $1')
})

test('A list keeps one plan for all its pages; a search is planned each time', async () => {
  const before = await keptStatements()
  await look({ offset: 0 })
  await look({ offset: 0 })
  expect(await keptStatements()).toHaveLength(before.length + 1)

  await look({ offset: 6 })
  await look({ offset: 0, search: 'mill lane' })
  expect(await keptStatements()).toHaveLength(before.length + 1)
})

function look({ offset, search }: { offset: number; search?: string }) {
  const filter = { shelf: { name: 'all' as const }, search, status: undefined }
  return findParcelPage(connection.db, filter, { sort: '-createdAt', limit: 6, offset })
}

async function keptStatements(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where name <> ''
  `.execute(connection.db)
  return rows.map(({ statement }) => statement)
}
