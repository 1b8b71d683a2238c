import { appendFileSync, readFileSync } from 'node:fs'
import pg from 'pg'
import sql from 'sql-template-tag'
import type { Queryable } from '../../server/db/database.ts'

/** A statement that ran, with what came back. */
export interface RecordedStatement {
  text: string
  columns: Column[]
  rows: Shape
}

export interface Column {
  name: string
  /** The type's oid. */
  type: number
  /** Of a column of a table; expressions have no such mark. */
  isNotNull?: boolean | undefined
}

/** Several values, as in `kinds: ['null', 'string']`; objects have fields, arrays have items. */
export interface Shape {
  kinds: string[]
  fields: Record<string, Shape>
  items?: Shape
}

export const readRecorded = (file: string): RecordedStatement[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): RecordedStatement => JSON.parse(line))

type NotNullMarks = Map<string, boolean>

const marksOfDatabases = new Map<string, NotNullMarks>()
let isHooked = false

/**
 * Where WAYBILL_STATEMENTS names a file, every statement that this process runs on the database is
 * appended to it, one JSON object a line.
 */
export async function recordStatements(database: string, db: Queryable): Promise<void> {
  const file = process.env['WAYBILL_STATEMENTS']
  if (file === undefined) return
  marksOfDatabases.set(database, await readNotNullMarks(db))
  if (!isHooked) hookDriver(file)
  isHooked = true
}

function hookDriver(file: string): void {
  const written = new Set<string>()
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver has no query to hook into')
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client & { database: string }, statement: unknown, ...rest: unknown[]) {
      const running: unknown = query.call(this, statement, ...rest)
      const marks = marksOfDatabases.get(this.database)
      if (marks !== undefined && isPrepared(statement) && running instanceof Promise) {
        void running.then(
          (result: pg.QueryResult) => write(statement.text, result, marks),
          () => undefined,
        )
      }
      return running
    },
  })

  function write(text: string, { fields, rows }: pg.QueryResult, marks: NotNullMarks): void {
    const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      isNotNull: marks.get(`${tableID}.${columnID}`),
    }))
    const recorded: RecordedStatement = { text, columns, rows: shapeOf(rows) }
    const line = JSON.stringify(recorded)
    if (written.has(line)) return
    written.add(line)
    appendFileSync(file, `${line}\n`)
  }
}

const isPrepared = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement

async function readNotNullMarks(db: Queryable): Promise<NotNullMarks> {
  const rows = await db.query<{ column: string; isNotNull: boolean }>(sql`
    select attrelid || '.' || attnum as column, attnotnull as "isNotNull"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
  `)
  return new Map(rows.map(({ column, isNotNull }) => [column, isNotNull]))
}

function shapeOf(values: unknown[]): Shape {
  const arrays = values.filter((value) => Array.isArray(value))
  const objects = values.filter(isPlainObject)
  const names = new Set(objects.flatMap((value) => Object.keys(value)))
  return {
    kinds: [...new Set(values.map(kindOf))].sort(),
    fields: Object.fromEntries(
      [...names].map((name) => [name, shapeOf(objects.map((value) => value[name]))]),
    ),
    ...(arrays.length > 0 && { items: shapeOf(arrays.flat()) }),
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'Date'
  if (Buffer.isBuffer(value)) return 'Buffer'
  return typeof value
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  kindOf(value) === 'object'
