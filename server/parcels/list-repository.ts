import { sql, type Kysely } from 'kysely'
import type { ParcelSort, ParcelStatus } from '../../openapi.d.ts'
import { createPages, type FoundPage } from '../db/list-page.ts'
import type { PlaceOf } from '../db/kept-texts.ts'
import type { Read } from '../db/reading.ts'
import type { Database } from '../db/schema.ts'
import {
  conditionsOf,
  isAnyTime,
  orders,
  patternsFor,
  placesOfRange,
  shapeOfRange,
  type CreatedRange,
  type ParcelFilter,
  type ParcelShelf,
} from './parcel-filter-rows.ts'
import { selectParcels, type ParcelRow } from './repository.ts'

export type { ParcelFilter, ParcelShelf } from './parcel-filter-rows.ts'

export interface ParcelWindow {
  sort: ParcelSort
  limit: number
  offset: number
}

/** The window's parcels, and how many there are in all windows together. */
export function findParcelPage(
  db: Kysely<Database>,
  filter: ParcelFilter,
  { sort, limit, offset }: ParcelWindow,
  read?: Read,
): Promise<FoundPage<ParcelRow>> {
  const { shelf, search, status, created = {} } = filter
  const patterns = patternsFor(search)
  const asked = {
    name: JSON.stringify(['parcels', shelf.name, shelf.of, search, status, created]),
    shape: { shelf: { name: shelf.name }, status, sort, range: shapeOfRange(created) },
    values: { from: created.from, before: created.before },
    patterns,
    limit,
    offset,
    keepsPlan: patterns.length === 0 && isAnyTime(created) && isUsual({ ...filter, sort, limit }),
  }
  return findPage(db, asked, read)
}

// As the face asks, in its two sizes of page; each of these plans takes a quarter of a megabyte on
// every connection.
const isUsual = ({ shelf, status, sort, limit }: ParcelFilter & Omit<ParcelWindow, 'offset'>) =>
  (limit === 6 || limit === 10) &&
  (sort === '-createdAt' || sort === '-updatedAt') &&
  (status === undefined || shelf.name === 'all')

export async function listParcelRows(
  db: Kysely<Database>,
  filter: ParcelFilter,
  window: ParcelWindow,
): Promise<ParcelRow[]> {
  return (await findParcelPage(db, filter, window)).rows
}

interface ListShape {
  shelf: Pick<ParcelShelf, 'name'>
  status: ParcelStatus | undefined
  sort: ParcelSort
  range: ReturnType<typeof shapeOfRange>
}

const findPage = createPages(
  (
    _place: PlaceOf<Record<keyof CreatedRange, unknown>>,
    { shelf, status, sort, range }: ListShape,
  ) => {
    const [column, direction] = orders[sort]
    const isInPart =
      shelf.name !== 'all' || status !== undefined || range.hasFrom || range.hasBefore
    const standsBesideText = !isInPart && column === 'created_at'
    return {
      from: sql`parcels as item`,
      where: conditionsOf({ shelf, status, created: placesOfRange(range) }),
      order: [column, 'id'].map((name) => ({ by: sql.ref(`item.${name}`), direction })),
      search: {
        ...(standsBesideText ? textAlone : textWithParcel),
        textOfNext: sql`(select text from parcel_search where id = next.id)`,
        isInPart,
      },
    }
  },
  (db) => selectParcels(db).where('parcel.id', '=', sql<string>`page.id`),
)

// Whatever needs no more of a parcel than stands beside its text is spared looking the parcel up; a
// range of days is in the parcels' index.
const textAlone = { from: sql`parcel_search as item`, text: sql`item.text` }
const textWithParcel = {
  from: sql`parcels as item join parcel_search as words on words.id = item.id`,
  text: sql`words.text`,
}
