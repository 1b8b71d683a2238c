import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { migrate } from '../../../server/db/migrate.ts'
import { databaseForFile } from '../support/for-file.ts'

const { db } = await databaseForFile({ template: 'template1' })
await migrate(db, undefined, 38)

const [user, run] = [randomUUID(), randomUUID()]
const arrival = { stopsBefore: 1, from: '2026-03-02T09:00:00.000Z', to: '2026-03-02T09:40:00.000Z' }
const middle = new Date('2026-03-02T09:20:00.000Z')

test('Receivers who were told a range before an update count as told its middle, if their parcel is still open', async () => {
  await db.query(sql`
    insert into users (id, name, email, password_hash, role, created_at, updated_at)
    values (${user}, 'Rita', 'rita@example.com', '', 'RECEIVER', now(), now())
  `)
  await db.query(sql`
    insert into runs (id, day, courier_id, state, created_at, updated_at)
    values (${run}, '2026-03-02', ${user}, 'UNDER_WAY', now(), now())
  `)
  const told = await insertPlanned('A', { toldFrom: arrival.from })
  const byEmail = await insertPlanned('D', { toldFrom: arrival.from })
  const untold = await insertPlanned('B', {})
  const closed = await insertPlanned('C', { toldFrom: arrival.from, isOpen: false })
  for (const parcel of [told, closed]) await insertNotice(parcel)
  for (const parcel of [told, byEmail]) await insertEmail(parcel)

  await migrate(db)
  const mail = { ...arrival, isMoved: false, expectedAt: middle }
  expect(await toldOf(told)).toEqual({ told_from: middle, mail })
  expect(await toldOf(byEmail)).toEqual({ told_from: middle, mail })
  expect(await toldOf(untold)).toEqual({ told_from: null, mail: null })
  expect(await toldOf(closed)).toEqual({ told_from: new Date(arrival.from), mail: null })
})

interface Planned {
  toldFrom?: string
  isOpen?: boolean
}

async function insertPlanned(code: string, { toldFrom, isOpen = true }: Planned): Promise<string> {
  const [parcel, stop] = [randomUUID(), randomUUID()]
  await db.query(sql`
    insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams, fee_cents,
      delivery_status, from_address, to_address, created_at, updated_at)
    values (${parcel}, ${`TRK-${code}`}, ${user}, ${user}, 'PACKAGE', 1000, 500, 'IN_TRANSIT', 'Hull', 'York',
      now(), now())
  `)
  await db.query(sql`
    insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
    values (${parcel}, 1, 'IN_TRANSIT', ${user}, now())
  `)
  await db.query(sql`
    insert into run_stops (id, run_id, position, address)
    select ${stop}, ${run}, count(*) + 1, 'York' from run_stops
  `)
  await db.query(sql`
    insert into run_parcels (run_id, stop_id, parcel_id, is_open, told_from)
    values (${run}, ${stop}, ${parcel}, ${isOpen}, ${toldFrom ?? null})
  `)
  return parcel
}

const insertNotice = (parcel: string) =>
  db.query(sql`
    insert into notifications (user_id, parcel_id, entry_number, created_at, arrival)
    values (${user}, ${parcel}, 1, now(), ${JSON.stringify(arrival)}::jsonb)
  `)

const insertEmail = (parcel: string) =>
  db.query(sql`
    insert into messages (channel, user_id, parcel_id, entry_number, next_at, created_at, arrival)
    values ('EMAIL', ${user}, ${parcel}, 1, now(), now(), ${JSON.stringify(arrival)}::jsonb)
  `)

async function toldOf(parcel: string) {
  const [row] = await db.query<{
    told_from: Date | null
    mail: { expectedAt?: string } | null
  }>(sql`
    select told_from, (select arrival from messages where parcel_id = ${parcel}) as mail
    from run_parcels where parcel_id = ${parcel}
  `)
  const { told_from, mail } = row ?? { told_from: null, mail: null }
  if (mail?.expectedAt === undefined) return { told_from, mail }
  return { told_from, mail: { ...mail, expectedAt: new Date(mail.expectedAt) } }
}
