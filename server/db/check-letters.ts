import pg from 'pg'
import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { DatabaseStartError } from './errors.ts'

/**
 * Refuses a database that cannot store every letter, does not know which capital belongs to which small letter, or
 * cannot sort names: it would start without a word, and later lose searches, logins and names.
 */
export async function checkLetters(db: Queryable): Promise<void> {
  const [database] = await db.query<{ name: string; account: string; encoding: string }>(sql`
    select current_database()::text as name, current_user::text as account,
      current_setting('server_encoding') as encoding
  `)
  if (database === undefined) throw new Error('A database without a name')
  const { name, account, encoding } = database
  if (encoding !== 'UTF8') {
    throw refusal(`has the encoding ${encoding}, which does not have every letter`, name, account)
  }
  const [known] = await db.query<{ has_capitals: boolean; has_name_order: boolean }>(sql`
    select lower('ÄŁI') = 'äłi' and upper('äłi') = 'ÄŁI' as has_capitals,
      exists (select from pg_collation where collprovider = 'i') as has_name_order
  `)
  if (known?.has_capitals !== true) {
    throw refusal('has a locale that does not take Ä for ä, or I for i', name, account)
  }
  if (!known.has_name_order) {
    throw new DatabaseStartError(
      'This PostgreSQL was built without ICU, by which names are sorted: use one that has it.',
    )
  }
}

const refusal = (reason: string, name: string, account: string) =>
  new DatabaseStartError(
    `The database ${name} ${reason}. Create another one: ` +
      `CREATE DATABASE ${pg.escapeIdentifier(`${name}_utf8`)} OWNER ${pg.escapeIdentifier(account)} ` +
      "TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'; (docs/operations/database.md has the rest).",
  )
