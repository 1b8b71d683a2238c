import type pg from 'pg'
import { hashPassword } from '../../server/sessions/passwords.ts'
import { progress } from '../report/progress.ts'
import { say } from '../report/run.ts'
import { insertLogs, insertParcels, insertPeople } from './rows.ts'

export const password = 'Waybill-bench-1'

/** Fills an empty, migrated database with parcels, their logs, and a person for every ten. */
export async function fill(client: pg.ClientBase, parcels: number): Promise<void> {
  const people = Math.max(50, parcels / 10)
  await client.query('set statement_timeout = 0')
  await client.query("set maintenance_work_mem = '256MB'")
  // The same data in every run, but for the ids.
  await client.query('select setseed(0.42)')
  await client.query(insertPeople(people, await hashPassword(password)))
  await client.query(`
    create temporary table numbered as
    select row_number() over (order by created_at)::integer as number, id, name, email from users
  `)
  await client.query('analyze users, numbered')

  // An index that is built over all rows at once is as good as one that grew, and much quicker.
  const indexes = await dropIndexes(client)
  const show = progress('parcels', parcels)
  const chunk = Math.max(parcels / 50, 1_000)
  for (let first = 1; first <= parcels; first += chunk) {
    const last = Math.min(first + chunk - 1, parcels)
    await client.query(insertParcels({ first, last, parcels, people }))
    show(last)
  }
  say('their indexes …')
  for (const definition of indexes) await client.query(definition)
  say('their status logs …')
  await client.query(insertLogs)
  await client.query('drop table numbered')
  say('statistics …')
  await client.query('vacuum (analyze)')
}

async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('parcels', 'parcel_search') and indexname not like '%_pkey'
  `)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
