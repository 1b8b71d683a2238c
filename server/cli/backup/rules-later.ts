import type pg from 'pg'

/**
 * Fills tables that have no indexes and foreign keys meanwhile, but for their primary keys. Made
 * over all rows at once they cost a fraction, and they refuse what they would have refused before:
 * all of it happens in the caller's transaction.
 */
export async function fillWithRulesLater(
  client: pg.Client,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const references = await findForeignKeys(client, tables)
  const indexes = await findIndexes(client, tables)
  for (const { drop } of [...references, ...indexes]) await client.query(drop)
  await fill()
  await client.query("set local maintenance_work_mem = '256MB'")
  for (const { make } of [...indexes, ...references]) await client.query(make)
}

interface Rule {
  drop: string
  make: string
}

async function findForeignKeys(client: pg.Client, tables: string[]): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select format('alter table %I drop constraint %I', relname, conname) as drop,
       format('alter table %I add constraint %I %s', relname, conname,
         pg_get_constraintdef(pg_constraint.oid)) as make
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and ${isOneOf}
     order by relname, conname`,
    [tables],
  )
  return rows
}

async function findIndexes(client: pg.Client, tables: string[]): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select format('drop index %s', indexrelid::regclass) as drop,
       pg_get_indexdef(indexrelid) as make
     from pg_index join pg_class on pg_class.oid = indrelid
     where ${isOneOf} and not exists (
       select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x')
     )
     order by relname, indexrelid`,
    [tables],
  )
  return rows
}

const isOneOf = `relnamespace = current_schema()::regnamespace and relname = any($1)`
