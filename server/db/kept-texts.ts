import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/** A statement with its values. */
export interface Statement<Row> {
  /** Statements with equal keys have equal texts. */
  key: string
  write: (db: Kysely<Database>) => RawBuilder<Row>
  values: Values
}

type Values = Readonly<Record<string, unknown>>

/** Stands in a text for the value of that name. */
export type PlaceOf<Named extends Values> = <Name extends keyof Named & string>(
  name: Name,
) => RawBuilder<Named[Name]>

/**
 * Putting a text together costs more than running a short statement, so it is done once for each
 * shape. What is written may depend on the shape alone; only the values are new at each call.
 */
export function keepText<Named extends Values, Row, Shape = null>(
  write: (place: PlaceOf<Named>, shape: Shape, db: Kysely<Database>) => RawBuilder<Row>,
): (values: Named, shape: Shape) => Statement<Row> {
  written += 1
  const name = written
  return (values, shape) => ({
    key: `${name} ${JSON.stringify(shape)}`,
    write: (db) => write(place, shape, db),
    values,
  })
}

/** The one row that a statement finds by a single value, if it finds any. */
export function findByValue<Value, Row>(
  write: (db: Kysely<Database>, value: RawBuilder<Value>) => { execute: () => Promise<Row[]> },
): (db: Kysely<Database>, value: Value) => Promise<Row | undefined> {
  const statement = keepText<{ value: Value }, Row>(
    (placeOf, _shape, db) => sql<Row>`${write(db, placeOf('value'))}`,
  )
  return async (db, value) => (await rowsOf(db, statement({ value }, null)))[0]
}

export async function rowsOf<Row>(
  db: Kysely<Database>,
  { key, write, values }: Statement<Row>,
): Promise<Row[]> {
  const text = texts.get(key) ?? keep(key, write(db).compile(db))
  const parameters = text.parameters.map((one) =>
    one instanceof Place ? valueAt(one, values) : one,
  )
  return (await db.executeQuery<Row>({ ...text, parameters })).rows
}

/** For a text around another statement's; names that it shares with that one are one value. */
export const place = <Value>(name: string) => sql<Value>`${new Place(name)}`

let written = 0
const texts = new Map<string, CompiledQuery>()
const mostKept = 500

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

// A value that is missing would be null to PostgreSQL, and find nothing without a word.
function valueAt({ name }: Place, values: Values): unknown {
  if (!(name in values)) throw new Error(`A statement has no value for ${name}`)
  return values[name]
}

function keep(key: string, text: CompiledQuery): CompiledQuery {
  const [oldest] = texts.keys()
  if (texts.size >= mostKept && oldest !== undefined) texts.delete(oldest)
  texts.set(key, text)
  return text
}
