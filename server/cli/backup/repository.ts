import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/schema.ts'

export const commandName = 'waybill-command'
const serverName = 'waybill'

/** One connection outside the pool, whose time limits are meant for calls. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
  })
  // What breaks an idle connection fails the next statement.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** `snapshot`: everything is read as it stood at one moment, and nobody waits for it. */
export async function inOne<Result>(
  client: pg.Client,
  kind: 'snapshot' | 'change',
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(
    kind === 'snapshot' ? 'begin isolation level repeatable read, read only' : 'begin',
  )
  try {
    // It takes as long as it takes, whatever the database's usual limits are.
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

export async function hasTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('users') is not null as there
  `.execute(db)
  return rows[0]?.there === true
}

export async function findJournal(client: pg.Client): Promise<JournalEntry[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('migrations') is not null as there",
  )
  if (found[0]?.there !== true) return []
  const { rows } = await client.query<JournalEntry>(
    'select name, checksum from migrations where number > 0 order by number',
  )
  return rows
}

export interface JournalEntry {
  name: string
  checksum: string
}

/** Every table there is, so that none of a later migration is forgotten. */
export async function findTableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'migrations'
      and not exists (
        select from pg_depend where objid = pg_class.oid and deptype = 'e'
      )
    order by relname`)
  return rows.map(({ name }) => name)
}

/** Which table refers to which. */
export async function findReferences(client: pg.Client): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select distinct one.relname as from, other.relname as to
    from pg_constraint
      join pg_class as one on one.oid = conrelid
      join pg_class as other on other.oid = confrelid
    where contype = 'f' and conrelid <> confrelid
      and one.relnamespace = current_schema()::regnamespace`)
  return rows
}

export async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from ${pg.escapeIdentifier(table)}`,
  )
  return Number(rows[0]?.count)
}

/** Each row as one line of JSON, some hundred at a time. */
export async function* readRows(client: pg.Client, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare reading no scroll cursor for
     select row_to_json(one)::text as line from ${pg.escapeIdentifier(table)} as one`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>('fetch 500 from reading')
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close reading')
}

export async function insertRows(client: pg.Client, table: string, lines: string[]): Promise<void> {
  const name = pg.escapeIdentifier(table)
  await client.query(
    `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
    [`[${lines.join(',')}]`],
  )
}

export async function lockTables(client: pg.Client, tables: string[]): Promise<void> {
  await client.query(`lock table ${listOf(tables)} in access exclusive mode`)
}

export async function emptyTables(client: pg.Client, tables: string[]): Promise<void> {
  await client.query(`truncate table ${listOf(tables)}`)
}

/** Off: a backup's rows hold already what the triggers would add to them. */
export async function setTriggers(
  client: pg.Client,
  tables: string[],
  state: 'on' | 'off',
): Promise<void> {
  const word = state === 'on' ? 'enable' : 'disable'
  for (const table of tables) {
    await client.query(`alter table ${pg.escapeIdentifier(table)} ${word} trigger user`)
  }
}

export async function countServers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [serverName],
  )
  return Number(rows[0]?.count)
}

export async function analyzeTables(client: pg.Client, tables: string[]): Promise<void> {
  await client.query(`analyze ${listOf(tables)}`)
}

const listOf = (tables: string[]) => tables.map((name) => pg.escapeIdentifier(name)).join(', ')
