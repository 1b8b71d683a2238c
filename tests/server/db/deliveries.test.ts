import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import { databaseForFile } from '../support/for-file.ts'

const database = await databaseForFile({ template: 'template1' })
await migrate(database.db, undefined, 5)

test('An operator who updates finds earlier deliveries, each on the day of its latest entry', async () => {
  await insertUser()
  await insertParcel(1, 'DELIVERED', [
    ['REQUESTED', '2026-03-01 10:00Z'],
    ['DELIVERED', '2026-03-02 22:30Z'],
  ])
  await insertParcel(2, 'DELIVERED', [
    ['REQUESTED', '2026-03-01 10:00Z'],
    ['DELIVERED', '2026-03-02 10:00Z'],
    ['IN_TRANSIT', '2026-03-03 10:00Z'],
    ['DELIVERED', '2026-03-04 11:30Z'],
    ['BLOCKED', '2026-03-05 10:00Z'],
  ])
  await insertParcel(3, 'CANCELED', [
    ['REQUESTED', '2026-03-01 10:00Z'],
    ['DELIVERED', '2026-03-02 10:00Z'],
    ['CANCELED', '2026-03-03 10:00Z'],
  ])
  await insertParcel(4, 'REQUESTED', [['REQUESTED', '2026-03-01 10:00Z']])
  await migrate(database.db)
  expect(await deliveries()).toEqual([
    { parcel: 1, day: '2026-03-02', hours: 36.5 },
    { parcel: 2, day: '2026-03-04', hours: 73.5 },
  ])

  // Written as a node of the earlier version does.
  const change = (number: number, status: string, at: string) =>
    database.db.query(sql`
      update parcels set delivery_status = ${status}, updated_at = ${at}
      where id = ${idOf(number)}
    `)
  await change(1, 'CANCELED', '2026-03-06 10:00Z')
  await change(2, 'DELIVERED', '2026-03-06 10:00Z')
  await change(4, 'DELIVERED', '2026-03-06 10:00Z')
  expect(await deliveries()).toEqual([
    { parcel: 2, day: '2026-03-04', hours: 73.5 },
    { parcel: 4, day: '2026-03-06', hours: 120 },
  ])
})

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

async function insertUser() {
  await database.db.query(sql`
    insert into users (id, name, email, password_hash, role, created_at, updated_at)
    values (${idOf(9)}, 'Sam', 'sam@example.com', '', 'SENDER', now(), now())
  `)
}

async function insertParcel(number: number, status: string, log: [string, string][]) {
  const [, first] = log[0] ?? []
  const [, last] = log.at(-1) ?? []
  await database.db.query(sql`
    insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
      fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
    values (${idOf(number)}, ${`TRK-${number}`}, ${idOf(9)}, ${idOf(9)}, 'PACKAGE', 1, 1, ${status},
      'here', 'there', ${first}, ${last})
  `)
  for (const [index, [entry, at]] of log.entries()) {
    await database.db.query(sql`
      insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
      values (${idOf(number)}, ${index + 1}, ${entry}, ${idOf(9)}, ${at})
    `)
  }
}

const deliveries = () =>
  database.db.query(sql`
    select right(parcel_id::text, 1)::integer as parcel, delivered_on::text as day, hours
    from deliveries order by parcel_id
  `)
