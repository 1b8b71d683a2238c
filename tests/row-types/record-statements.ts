import { appendFileSync, readFileSync } from 'node:fs'
import pg from 'pg'
import sql from 'sql-template-tag'
import type { Queryable } from '../../server/db/database.ts'

/** A statement that ran, with its rows. */
export interface RecordedStatement {
  text: string
  /** The type is an oid, the origin a table's oid and column number; expressions have zeros. */
  columns: { name: string; type: number; origin: string }[]
  rows: Shape
}

/** All values in one place together: their kinds, such as null and string, the fields of objects, the items of arrays. */
export interface Shape {
  kinds: string[]
  fields: Record<string, Shape>
  items?: Shape
}

export interface Recording {
  statements: RecordedStatement[]
  /** True if the column of a table is never null, by its origin. */
  isNotNull: Map<string, boolean>
}

/** Reads the database that the tests' are clones of; the clones have its oids. */
export async function recordTables(file: string, db: Queryable): Promise<void> {
  const rows = await db.query<NotNullMark>(sql`
    select attrelid || '.' || attnum as origin, attnotnull as is_not_null
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
  `)
  for (const row of rows) appendFileSync(file, `${JSON.stringify(row)}\n`)
}

interface NotNullMark {
  origin: string
  is_not_null: boolean
}

/** Appends to the file what this process runs on databases of the tests, until it is stopped. */
export function recordStatements(file: string): () => void {
  const written = new Set<string>()
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver has no query to hook into')
  Object.assign(pg.Client.prototype, {
    query(this: { database: string }, statement: unknown, ...rest: unknown[]) {
      const running: unknown = query.call(this, statement, ...rest)
      const isOfTests = this.database.startsWith('test_')
      if (isPrepared(statement) && running instanceof Promise) {
        void running.then(
          // Oids of another server's tables could be mistaken for those of the tests.
          (result: pg.QueryResult) =>
            isOfTests || isOfNoTable(result) ? write(statement.text, result) : undefined,
          () => undefined,
        )
      }
      return running
    },
  })
  return () => void Object.assign(pg.Client.prototype, { query })

  function write(text: string, { fields, rows }: pg.QueryResult): void {
    const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      origin: `${tableID}.${columnID}`,
    }))
    const recorded: RecordedStatement = { text, columns, rows: shapeOf(rows) }
    const line = JSON.stringify(recorded)
    if (written.has(line)) return
    written.add(line)
    appendFileSync(file, `${line}\n`)
  }
}

export function readRecording(file: string): Recording {
  const recording: Recording = { statements: [], isNotNull: new Map() }
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const recorded: RecordedStatement | NotNullMark = JSON.parse(line)
    if ('text' in recorded) recording.statements.push(recorded)
    else recording.isNotNull.set(recorded.origin, recorded.is_not_null)
  }
  return recording
}

const isOfNoTable = ({ fields }: pg.QueryResult) => fields.every(({ tableID }) => tableID === 0)

const isPrepared = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement

function shapeOf(values: unknown[]): Shape {
  const objects = values.filter(isPlainObject)
  const arrays = values.filter((value) => Array.isArray(value))
  const names = [...new Set(objects.flatMap((value) => Object.keys(value)))]
  const fields = names.map((name) => [name, shapeOf(objects.map((value) => value[name]))])
  return {
    kinds: [...new Set(values.map(kindOf))].sort(),
    fields: Object.fromEntries(fields),
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
