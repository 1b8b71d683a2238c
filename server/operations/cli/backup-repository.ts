import pg from 'pg'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Database, Queryable, Transaction } from '../../db/database.ts'
import type { AppliedMigration } from '../../db/migrate.ts'

/** Reads everything from one snapshot, without making writers wait. */
export const inSnapshot = <Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (transaction) => {
    await transaction.run('set transaction isolation level repeatable read, read only')
    await liftTimeLimits(transaction)
    return work(transaction)
  })

/** Lifts the time limits of connections, which are meant for requests. */
export async function liftTimeLimits(transaction: Transaction): Promise<void> {
  await transaction.run('set local statement_timeout = 0')
  await transaction.run('set local idle_in_transaction_session_timeout = 0')
}

export const hasTables = (db: Queryable) => tableExists(db, 'users')

export async function findAppliedMigrations(db: Queryable): Promise<AppliedMigration[]> {
  if (!(await tableExists(db, 'migrations'))) return []
  return db.query<AppliedMigration>(sql`
    select name, checksum from migrations where number > 0 order by number
  `)
}

async function tableExists(db: Queryable, name: string): Promise<boolean> {
  const [row] = await db.query<{ exists: boolean }>(sql`
    select to_regclass(${name}) is not null as exists
  `)
  return row?.exists === true
}

/**
 * Sessions that ended after the backup, and links and challenges that were used, would be valid again after a
 * restore. Rate limits, changes to broadcast, nodes and jobs are only of use for minutes. The row about the
 * last backup cannot be in the backup itself.
 */
const notBackedUp = new Set([
  'sessions',
  'reset_links',
  'email_links',
  'passkey_challenges',
  'provider_requests',
  'provider_logins',
  'provider_sessions',
  'reset_requests',
  'rate_limits',
  'parcel_changes',
  'nodes',
  'jobs',
  'last_backup',
])

/** Keeps its count, because going back would assign a number twice. */
const neverRestored = new Set(['parcel_change_numbers'])

interface Tables {
  /** Tables that a restore empties. */
  all: string[]
  /** Tables in a backup, each after the tables to which it refers. */
  backedUp: string[]
}

export async function findTables(db: Queryable): Promise<Tables> {
  const all = (await findTableNames(db)).filter((name) => !neverRestored.has(name))
  const references = await findReferences(db)
  const backedUp: string[] = []
  const left = new Set(all.filter((name) => !notBackedUp.has(name)))
  while (left.size > 0) {
    const next = [...left].find((name) =>
      references.every(({ from, to }) => from !== name || !left.has(to)),
    )
    if (next === undefined) throw new Error(`Tables refer to each other: ${[...left].join(', ')}`)
    left.delete(next)
    backedUp.push(next)
  }
  return { all, backedUp }
}

/** Reads the names from the database, so that tables of later migrations are not forgotten. */
async function findTableNames(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'migrations'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname
  `)
  return rows.map(({ name }) => name)
}

/** Finds the foreign keys between tables. */
const findReferences = (db: Queryable): Promise<{ from: string; to: string }[]> =>
  db.query<{ from: string; to: string }>(sql`
    select distinct one.relname as from, other.relname as to
    from pg_constraint
      join pg_class as one on one.oid = conrelid
      join pg_class as other on other.oid = confrelid
    where contype = 'f' and conrelid <> confrelid
      and one.relnamespace = current_schema()::regnamespace
  `)

export interface TableCount {
  name: string
  rows: number
}

export async function countRows(db: Queryable, tables: string[]): Promise<TableCount[]> {
  const counts: TableCount[] = []
  for (const name of tables) {
    const [row] = await db.query<{ count: string }>(sql`
      select count(*) as count from ${identifier(name)}
    `)
    counts.push({ name, rows: Number(row?.count) })
  }
  return counts
}

/** Yields each row as one line of JSON, in batches. */
export async function* readRows(transaction: Transaction, table: string): AsyncGenerator<string[]> {
  await transaction.query(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(one)::text as line from ${identifier(table)} as one
  `)
  for (;;) {
    const rows = await transaction.query<{ line: string }>(sql`fetch 500 from backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await transaction.run('close backup_rows')
}

export const identifier = (name: string): Sql => raw(pg.escapeIdentifier(name))
