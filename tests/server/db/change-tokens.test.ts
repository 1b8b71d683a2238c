import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import { findChanges, findLastChange, numberChanges } from '../../../server/events/repository.ts'
import { databaseForFile } from '../support/for-file.ts'

const database = await databaseForFile({ template: 'template1' })
await migrate(database.db, undefined, 6)

test('An operator who updates finds a token on every change, even on those of earlier nodes', async () => {
  const { db } = database
  await insertChange(1)
  await numberAsBefore(1)
  await insertChange(2)
  await migrate(db)
  expect(await findLastChange(db)).toMatchObject({ number: 1 })

  // A node of the earlier version continues to run.
  await insertChange(3)
  await numberAsBefore(2)
  await numberAsBefore(3)
  await insertChange(4)
  await numberChanges(db)
  const changes = await db.query<{ number: string; token: string }>(sql`
    select number, token from parcel_changes order by number
  `)
  expect(changes.map(({ number }) => Number(number))).toEqual([1, 2, 3, 4])
  expect(new Set(changes.map(({ token }) => token)).size).toBe(4)
  expect(changes.filter(({ token }) => !/^[\da-f]{8}$/.test(token))).toEqual([])
  const found = await findChanges(db, { number: 1, token: changes[0]?.token ?? '' })
  expect(found?.changes.map(({ token }) => token)).toEqual(
    changes.slice(1).map(({ token }) => token),
  )
})

const insertChange = (entry: number) =>
  database.db.query(sql`
    insert into parcel_changes (parcel_id, entry_number)
    values ('00000000-0000-4000-8000-000000000001', ${entry})
  `)

/** Numbers a change as a node of the earlier version does. */
const numberAsBefore = (entry: number) =>
  database.db.transaction(async (transaction) => {
    await transaction.query(sql`
      update parcel_changes set number = (select last + 1 from parcel_change_numbers)
      where entry_number = ${entry}
    `)
    await transaction.query(sql`update parcel_change_numbers set last = last + 1`)
  })
