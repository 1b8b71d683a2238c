import sql from 'sql-template-tag'
import type { Database } from '../db/database.ts'

const pieceSize = 500

/**
 * Folds the search texts of a piece of the parcels from before migration 042, and composes their addresses.
 * Returns whether there may be more.
 */
export const foldNextSearches = (db: Database): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [place] = await transaction.query<{ after_id: string }>(sql`
      select after_id from unfolded_searches limit 1 for update skip locked
    `)
    if (place === undefined) return false
    const piece = await transaction.query<{ id: string }>(sql`
      select id from parcel_search where id > ${place.after_id} order by id limit ${pieceSize}
      for update
    `)
    const ids = piece.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) {
      await transaction.query(sql`delete from unfolded_searches`)
      return false
    }
    await transaction.query(sql`
      update parcel_search set text = folded.text
      from (
        select id, (
          select string_agg(chr(10) || fold_text(line), '' order by number)
          from unnest(string_to_array(substr(text, 2), chr(10))) with ordinality as lines (line, number)
        ) as text
        from parcel_search where id = any(${ids}::uuid[])
      ) as folded
      where parcel_search.id = folded.id and parcel_search.text <> folded.text
    `)
    await transaction.query(sql`
      update parcels set
        from_address = normalize(from_address, nfc), to_address = normalize(to_address, nfc)
      where id = any(${ids}::uuid[])
        and (from_address is not nfc normalized or to_address is not nfc normalized)
    `)
    await transaction.query(sql`update unfolded_searches set after_id = ${last}`)
    return true
  })
