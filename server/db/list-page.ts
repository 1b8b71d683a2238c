import { sql, type Expression, type Kysely } from 'kysely'
import { planKept } from './kept-plans.ts'
import { keepText, type PlaceOf } from './kept-texts.ts'
import { isKnownToBeLong, rememberLongList } from './long-lists.ts'
import { listCap, pageKeys, rowsToLookThrough, type KeyList } from './page-keys.ts'
import { reading, type Read } from './reading.ts'
import type { Database } from './schema.ts'
import { patternPlaces, patternValues } from './search-patterns.ts'

interface AskedPage<Shape, Named> {
  /** Equal for lists of the same rows. */
  name: string
  shape: Shape
  values: Named
  /** Any of which a row's text has to match; none: no search. */
  patterns: readonly string[]
  limit: number
  offset: number
  /** For the pages that everybody looks at; without a search. */
  keepsPlan: boolean
}

export interface FoundPage<Row> {
  rows: Row[]
  /** At most the cap. */
  total: number
  totalIsCapped: boolean
}

export type FindPage<Shape, Named, Row> = (
  db: Kysely<Database>,
  asked: AskedPage<Shape, Named>,
  read?: Read,
) => Promise<FoundPage<Row>>

/** JSON carries a time as text. */
export type InJson<Row> = { [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] }

/**
 * A page with the list's count in one statement, and so from one moment. The rows come as one JSON
 * text: the driver takes far longer to read them field by field. `listOf` may depend on the shape
 * alone; `rowOf` answers the row of `page.id`.
 */
export function createPages<Shape, Named extends Readonly<Record<string, unknown>>, Row>(
  listOf: (place: PlaceOf<Named>, shape: Shape) => DescribedList,
  rowOf: (db: Kysely<Database>) => Expression<Row>,
): FindPage<Shape, Named, InJson<Row>> {
  const statement = keepText<Named & Window, Page<InJson<Row>>, PageShape<Shape>>(
    (place, { list, patterns, isLong, keptLimit }, db) => {
      const keys = {
        ...listOf(place, list),
        patterns: patternPlaces(patterns),
        lookedThrough: place('lookedThrough'),
        ...(keptLimit === undefined
          ? { limit: place('limit'), offset: place('offset') }
          : { limit: sql.lit(keptLimit), offset: sql`(select ${place('offset')}::bigint)` }),
      }
      return sql`
        with ${pageKeys(keys, isLong)}
        select counted.total, (
          select json_agg(entry order by page.place)
          from page cross join lateral ${rowOf(db)} as entry
        ) as rows
        from counted ${keptLimit === undefined ? sql`` : planKept}
      `
    },
  )

  return async (db, asked, read = reading(db)) => {
    const { name, shape, values, patterns, limit, offset, keepsPlan } = asked
    const isLong = isKnownToBeLong(db, name)
    const lookedThrough = rowsToLookThrough(limit + offset)
    const [page] = await read(
      statement(
        { ...values, ...patternValues(patterns), limit, offset, lookedThrough },
        {
          list: shape,
          patterns: patterns.length,
          isLong,
          keptLimit: keepsPlan ? limit : undefined,
        },
      ),
    )
    const total = page?.total ?? 0
    const totalIsCapped = total > listCap
    if (totalIsCapped && !isLong) rememberLongList(db, name)
    // Here rather than by a smaller limit, for which the last page would need a plan of its own.
    const rows = (page?.rows ?? []).slice(0, listCap - offset)
    return { rows, total: Math.min(total, listCap), totalIsCapped }
  }
}

/** All but which page. */
type DescribedList = Omit<KeyList, 'patterns' | 'limit' | 'offset' | 'lookedThrough'>

interface PageShape<Shape> {
  list: Shape
  patterns: number
  isLong: boolean
  /**
   * Where the plan is kept: one for any limit would be made for a tenth of the table, and one for any
   * page is as good as one for the first.
   */
  keptLimit: number | undefined
}

type Window = Record<'limit' | 'offset' | 'lookedThrough', number>

interface Page<Row> {
  total: number
  rows: Row[] | null
}
