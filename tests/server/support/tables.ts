import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Database } from '../../../server/db/database.ts'

/** Tables that no request writes: the server's own state, and rows of every new database. */
const serverTables = new Set([
  'kept_counts',
  'migrations',
  'nodes',
  'parcel_change_numbers',
  'signing_keys',
])

/** Changes of parcels and deliveries that are not in the kept sums yet. */
const appendedTables = ['parcel_count_changes', 'delivery_count_changes']

/**
 * Tables that do not count as changed: rate limits also count refused requests, and jobs empty the others.
 */
const passingTables = new Set(['rate_limits', 'parcel_changes', ...appendedTables])

const namesOfTables = new WeakMap<Database, Promise<string[]>>()

/** Reads the names from the database, so that new tables are not forgotten. */
function requestTables(db: Database): Promise<string[]> {
  const names = namesOfTables.get(db) ?? readNames(db)
  namesOfTables.set(db, names)
  return names
}

async function readNames(db: Database): Promise<string[]> {
  const tables = await db.query<{ name: string }>(sql`
    select tablename::text as name from pg_tables where schemaname = 'public' order by 1
  `)
  return tables.map(({ name }) => name).filter((name) => !serverTables.has(name))
}

/** Stays the same as long as no row that a request can change is changed, inserted or deleted. */
export async function fingerprint(db: Database): Promise<string> {
  const names = (await requestTables(db)).filter((name) => !passingTables.has(name))
  const [row] = await db.query<{ print: string }>(sql`
    select concat_ws('; ', ${join(names.map(printOf))}) as print
  `)
  return row?.print ?? ''
}

/** Begins with the table's name, so that a failed comparison shows the table. */
const printOf = (table: string): Sql => sql`
  (select ${raw(`'${table}'`)} || ' ' || count(*) || ' '
     || coalesce(md5(string_agg(line, '' order by line)), '')
   from (select md5(stored::text) as line from ${raw(table)} as stored) as lines)
`

/** All rows of all tables as text. */
export async function everyRow(db: Database): Promise<string[]> {
  const names = await requestTables(db)
  const rows = await Promise.all(
    names.map((name) =>
      db.query<{ row: string }>(sql`
        select ${name} || ' ' || stored::text as row from ${raw(name)} as stored
      `),
    ),
  )
  return rows.flat().map(({ row }) => row)
}

/**
 * Deletes in one statement, which checks foreign keys only at its end; faster than truncating small tables.
 */
export async function emptyTables(db: Database): Promise<void> {
  await deleteAll(db, await requestTables(db))
  // The deletions have been appended as changes.
  await deleteAll(db, appendedTables)
}

async function deleteAll(db: Database, names: string[]): Promise<void> {
  const deletions = names.map((name) => `of_${name} as (delete from ${name})`)
  await db.query(sql`with ${raw(deletions.join(', '))} select`)
}
