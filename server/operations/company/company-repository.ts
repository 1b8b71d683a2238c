import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../db/database.ts'

export async function findChosenTimeZone(db: Queryable): Promise<string | undefined> {
  const [row] = await db.query<{ time_zone: string }>(sql`select time_zone from company`)
  return row?.time_zone
}

export const writeTimeZone = (transaction: Transaction, timeZone: string): Promise<unknown> =>
  transaction.query(sql`
    insert into company (time_zone) values (${timeZone})
    on conflict (is_only) do update set time_zone = excluded.time_zone
  `)
