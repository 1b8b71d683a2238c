import { sql, type Kysely } from 'kysely'
import { planKept } from '../db/kept-plans.ts'
import type { Database } from '../db/schema.ts'

const removedInPassing = 100
// Stays far below what the column holds, however long somebody keeps trying.
const highestCount = 1_000_000

export async function countTry(
  db: Kysely<Database>,
  { key, now, resetsAt }: { key: string; now: Date; resetsAt: Date },
): Promise<{ count: number; resets_at: Date }> {
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into rate_limits (key, count, resets_at)
    values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      count = case
        when rate_limits.resets_at <= ${now} then 1
        else least(rate_limits.count + 1, ${sql.lit(highestCount)})
      end,
      resets_at = case
        when rate_limits.resets_at <= ${now} then excluded.resets_at
        else rate_limits.resets_at
      end
    returning count, resets_at ${planKept}
  `.execute(db)
  const [counter] = rows
  if (counter === undefined) throw new Error('A counted try has no count')
  return counter
}

export async function takeBackTry(db: Kysely<Database>, key: string): Promise<void> {
  await sql`
    update rate_limits set count = count - 1 where key = ${key} and count > 0
  `.execute(db)
}

export async function removeExpired(db: Kysely<Database>, now: Date): Promise<void> {
  // Rows that another node is counting on or removing right now are left to it.
  await sql`
    delete from rate_limits where key in (
      select key from rate_limits where resets_at <= ${now}
      order by resets_at limit ${sql.lit(removedInPassing)}
      for update skip locked
    )
  `.execute(db)
}
