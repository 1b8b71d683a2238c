import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

/** Describes the tables of a database as text, always the same for the same tables. */
export async function schemaText(db: Queryable): Promise<string> {
  const columns = await readColumns(db)
  const constraints = await readConstraints(db)
  const indexes = await readIndexes(db)
  const tables = [...new Set(columns.map(({ table }) => table))]
  return tables
    .map((table) => {
      const lines = [
        ...columns.filter((column) => column.table === table),
        ...constraints.filter((constraint) => constraint.table === table),
      ].map(({ text }) => `  ${text}`)
      const own = indexes.filter((index) => index.table === table).map(({ text }) => `${text};\n`)
      return `create table ${table} (\n${lines.join(',\n')}\n);\n${own.join('')}`
    })
    .join('\n')
}

interface Line {
  table: string
  text: string
}

async function readColumns(db: Queryable): Promise<Line[]> {
  return db.query<Line>(sql`
    select c.relname as table,
      a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as text
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = current_schema() and c.relkind in ('r', 'p')
    order by c.relname collate "C", a.attnum
  `)
}

// From PostgreSQL 18 on, "not null" is a constraint too; the columns show it already.
async function readConstraints(db: Queryable): Promise<Line[]> {
  return db.query<Line>(sql`
    select c.relname as table,
      'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid) as text
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and k.contype <> 'n'
    order by c.relname collate "C", k.conname collate "C"
  `)
}

async function readIndexes(db: Queryable): Promise<Line[]> {
  return db.query<Line>(sql`
    select c.relname as table,
      replace(pg_get_indexdef(i.indexrelid), ' ON ' || n.nspname || '.', ' ON ') as text
    from pg_index i
      join pg_class c on c.oid = i.indrelid
      join pg_class x on x.oid = i.indexrelid
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')
    where n.nspname = current_schema() and k.oid is null
    order by c.relname collate "C", x.relname collate "C"
  `)
}
