import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import { planKept } from './kept-plans.ts'
import { isKnownToBeLong, rememberLongList } from './long-lists.ts'
import { listCap, pageKeys, type KeyList } from './page-keys.ts'
import { reading, type Read } from './reading.ts'
import type { Database } from './schema.ts'

export interface PageOfList extends KeyList {
  /** Equal for lists of the same rows. */
  name: string
}

export interface FoundPage<Row> {
  rows: Row[]
  /** At most the cap. */
  total: number
  totalIsCapped: boolean
}

/**
 * A page with the list's count in one statement, and so from one moment. `rows` answers the row of
 * `page.id`.
 */
export async function findPage<Row extends { id: string }>(
  db: Kysely<Database>,
  list: PageOfList,
  rows: Expression<Row>,
  read: Read = reading(db),
): Promise<FoundPage<Row>> {
  const isLong = isKnownToBeLong(db, list.name)
  const found = await read(sql<MaybeRow<Row>>`
    with ${pageKeys(list, isLong)}
    select counted.total, entry.*
    from counted left join (page cross join lateral ${rows} as entry) on true
    order by ${inOrder(list)} ${list.keepsPlan ? planKept : sql``}
  `)

  const total = found[0]?.total ?? 0
  const totalIsCapped = total > listCap
  if (totalIsCapped && !isLong) rememberLongList(db, list.name)
  return {
    rows: found.filter((row) => isThere<Row>(row)),
    total: Math.min(total, listCap),
    totalIsCapped,
  }
}

interface Counted {
  total: number
}

type MaybeRow<Row> = Counted & (Row | { id: null })

const isThere = <Row extends { id: string }>(row: MaybeRow<Row>): row is Counted & Row =>
  row.id !== null

function inOrder({ order }: KeyList): RawBuilder<unknown> {
  const keys = order.map(({ direction }, index) => {
    return sql`${sql.ref(`page.key_${index}`)} ${sql.raw(direction)}`
  })
  return sql.join(keys)
}
