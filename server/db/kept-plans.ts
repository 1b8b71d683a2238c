import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

const mark = '/* plan kept */'

/**
 * In a statement: each connection plans it once and keeps the plan. Only for statements
 * that are asked for all the time, have few texts, and whose best plan is the same for all values;
 * a search is none, as a plan that knows no word takes a rare one for a common one.
 */
export const planKept = sql.raw(mark)

/** Lets this connection keep the plans of statements that ask for it. */
export function keepPlans(client: pg.PoolClient): void {
  // Called on the client still: `self`.
  // oxlint-disable-next-line typescript/unbound-method
  client.query = new Proxy(client.query, {
    apply: (query, self, [statement, ...values]: unknown[]): unknown =>
      Reflect.apply(query, self, [withName(statement), ...values]),
  })
}

const withName = (statement: unknown) =>
  typeof statement === 'string' && statement.includes(mark)
    ? { name: nameOf(statement), text: statement }
    : statement

const names = new Map<string, string>()

// By its text, so that behind a pooler, where processes share connections, equal names are equal
// statements.
function nameOf(statement: string): string {
  const known = names.get(statement)
  if (known !== undefined) return known
  const name = createHash('sha256').update(statement).digest('base64url')
  names.set(statement, name)
  return name
}
