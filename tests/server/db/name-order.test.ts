import pg from 'pg'
import { expect, test } from 'vitest'
import { renewNameOrder } from '../../../server/db/name-order.ts'
import { adminUrlVariable } from '../../support/postgres.ts'
import { databaseForTest } from '../support/for-file.ts'

test('indexes by name are built again once, after another version of ICU was installed', async () => {
  const { db, url } = await databaseForTest()
  expect(await renewNameOrder(db)).toBe(false)
  await asSuperuser(url, "update pg_collation set collversion = '1.2' where collname = 'names'")
  const before = await indexFile(url)
  expect(await renewNameOrder(db)).toBe(true)
  expect(await indexFile(url)).not.toBe(before)
  expect(await renewNameOrder(db)).toBe(false)
})

const indexFile = async (url: string): Promise<unknown> => {
  const [row] = await asSuperuser(url, "select pg_relation_filenode('users_kept_by_name') as file")
  return row?.['file']
}

async function asSuperuser(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const address = new URL(process.env[adminUrlVariable] ?? '')
  address.pathname = new URL(url).pathname
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}
