import pg from 'pg'
import sql from 'sql-template-tag'
import type { Queryable, Transaction } from '../../db/database.ts'
import { identifier } from './backup-repository.ts'

export async function countServers(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: string }>(sql`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'waybill'
  `)
  return Number(row?.count)
}

export const lockTables = (transaction: Transaction, tables: string[]): Promise<void> =>
  transaction.run(`lock table ${identifiers(tables)} in access exclusive mode`)

export const emptyTables = (transaction: Transaction, tables: string[]): Promise<void> =>
  transaction.run(`truncate table ${identifiers(tables)}`)

export const analyzeTables = (transaction: Transaction, tables: string[]): Promise<void> =>
  transaction.run(`analyze ${identifiers(tables)}`)

/** Inserts rows that are given as lines of JSON. */
export async function insertRows(
  transaction: Transaction,
  table: string,
  lines: string[],
): Promise<void> {
  await transaction.query(sql`
    insert into ${identifier(table)}
    select * from json_populate_recordset(null::${identifier(table)}, ${`[${lines.join(',')}]`}::json)
  `)
}

/**
 * Fills tables without their triggers, because the rows of a backup already contain what those
 * would add, and without their foreign keys and indexes other than those of constraints. Recreated
 * once all rows are there, these take a fraction of the time, and still refuse invalid rows,
 * because all of it happens in the caller's transaction.
 */
export async function withoutRules(
  transaction: Transaction,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const triggers = tables.map((table) => ({
    remove: `alter table ${identifiers([table])} disable trigger user`,
    restore: `alter table ${identifiers([table])} enable trigger user`,
  }))
  const foreignKeys = await findForeignKeys(transaction, tables)
  const indexes = await findIndexes(transaction, tables)
  for (const { remove } of [...triggers, ...foreignKeys, ...indexes]) await transaction.run(remove)
  await fill()
  await transaction.run("set local maintenance_work_mem = '256MB'")
  for (const { restore } of [...indexes, ...foreignKeys, ...triggers]) {
    await transaction.run(restore)
  }
}

/** Statements that remove and restore a rule of a table. */
interface Rule {
  remove: string
  restore: string
}

const findForeignKeys = (transaction: Transaction, tables: string[]): Promise<Rule[]> =>
  transaction.query<Rule>(sql`
    select format('alter table %I drop constraint %I', relname, conname) as remove,
      format('alter table %I add constraint %I %s', relname, conname,
        pg_get_constraintdef(pg_constraint.oid)) as restore
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace
      and relname = any(${tables}::text[])
    order by relname, conname
  `)

const findIndexes = (transaction: Transaction, tables: string[]): Promise<Rule[]> =>
  transaction.query<Rule>(sql`
    select format('drop index %s', indexrelid::regclass) as remove,
      pg_get_indexdef(indexrelid) as restore
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = current_schema()::regnamespace and relname = any(${tables}::text[])
      and not exists (
        select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x')
      )
    order by relname, indexrelid
  `)

const identifiers = (tables: string[]) => tables.map(pg.escapeIdentifier).join(', ')
