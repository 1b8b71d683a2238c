import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/** The rows of a statement. */
export type Read = <Row>(statement: RawBuilder<Row>) => Promise<Row[]>

export const reading =
  (db: Kysely<Database>): Read =>
  async (statement) =>
    (await statement.execute(db)).rows
