import type { Kysely } from 'kysely'
import { rowsOf, type Statement } from './kept-texts.ts'
import type { Database } from './schema.ts'

/** The rows of a statement. */
export type Read = <Row>(statement: Statement<Row>) => Promise<Row[]>

export const reading =
  (db: Kysely<Database>): Read =>
  (statement) =>
    rowsOf(db, statement)
