import sql from 'sql-template-tag'
import type { Api } from './api.ts'

/**
 * Inserts fourteen thousand parcels, or fewer, a second apart from 2026-01-01 on, with their number as their
 * weight in grams. Every third is delivered, numbers 5000 and 10000 are blocked, three have a rare word in
 * their address, all others a common one.
 */
export async function insertManyParcels(
  api: Api,
  { count = 14_000, toAddress = 'New Road' } = {},
): Promise<void> {
  const sender = await api.joined('SENDER', 'Sam Sender')
  const receiver = await api.joined('RECEIVER', 'Rita Receiver')
  for (let first = 1; first <= count; first += 500) {
    await api.db.query(sql`
      insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
        fee_cents, delivery_status, is_blocked, from_address, to_address, created_at, updated_at)
      select gen_random_uuid(), 'TRK-0000-0000-' || lpad(number::text, 8, '0'), ${sender.id}::uuid,
        ${receiver.id}::uuid, 'PACKAGE', number, 500,
        case when number % 3 = 0 then 'DELIVERED' else 'REQUESTED' end, number % 5000 = 0,
        case when number in (5, 7000, 13999) then '1 Zephyrgate' else 'Mill Lane' end, ${toAddress},
        at, at
      from generate_series(${first}::integer, ${first + 499}::integer) as number,
        lateral (select timestamptz '2026-01-01' + number * interval '1 second' as at) as moment
    `)
  }
  await api.db.query(sql`
    insert into status_logs (parcel_id, entry_number, status, updated_by, created_at)
    select id, 1, 'REQUESTED', sender_id, created_at from parcels
  `)
  await api.db.query(sql`analyze`)
}
