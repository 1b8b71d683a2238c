import sql, { type Sql } from 'sql-template-tag'
import type { Database } from './database.ts'

/** Sorts a name as people expect, whatever the database's locale: `Émile` before `Zoe`, and `Depot 2` before `Depot 10`. */
export const byName = (name: Sql): Sql => sql`${name} collate names`

/**
 * Builds the indexes by name again if the system's ICU has been replaced by one that may sort in another way: lists
 * would skip users otherwise. Returns whether it had to.
 */
export const renewNameOrder = (db: Database): Promise<boolean> =>
  db.transaction(async (transaction) => {
    await transaction.run('set local statement_timeout = 0')
    // Nodes that start together queue at this lock, as for migrations.
    await transaction.query(sql`select number from migrations where number = 0 for update`)
    const [changed] = await transaction.query(sql`
      select from pg_collation where oid = 'names'::regcollation
        and collversion is distinct from pg_collation_actual_version(oid)
    `)
    if (changed === undefined) return false
    const indexes = await transaction.query<{ name: string }>(sql`
      select indexrelid::regclass::text as name from pg_index
      where 'names'::regcollation::oid = any(indcollation::oid[])
    `)
    for (const { name } of indexes) await transaction.run(`reindex index ${name}`)
    await transaction.run('alter collation names refresh version')
    return true
  })
