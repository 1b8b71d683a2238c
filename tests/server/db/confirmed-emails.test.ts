import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ template: 'template1' })
  await migrate(database.db, undefined, 17)
})
afterEach(() => database.drop())

test('An operator who updates finds the address of each user confirmed, and of none who comes later', async () => {
  await insertUser('sam')
  await migrate(database.db)
  await insertUser('tom')
  expect(
    await database.db.query(sql`
      select name, email_verified_at is not null as is_confirmed from users order by name
    `),
  ).toEqual([
    { name: 'sam', is_confirmed: true },
    { name: 'tom', is_confirmed: false },
  ])
})

const insertUser = (name: string) =>
  database.db.query(sql`
    insert into users (id, name, email, password_hash, role, created_at, updated_at)
    values (gen_random_uuid(), ${name}, ${`${name}@example.com`}, '', 'SENDER', now(), now())
  `)
