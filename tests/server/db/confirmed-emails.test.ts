import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import { databaseForFile } from '../support/for-file.ts'

const database = await databaseForFile({ template: 'template1' })
await migrate(database.db, undefined, 17)

test('An operator who updates finds the address of each existing user confirmed, but not of later ones', async () => {
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
