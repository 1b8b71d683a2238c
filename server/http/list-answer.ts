import type { Meta } from '../../openapi.d.ts'
import type { PageOfIds, PageWindow } from '../db/pagination.ts'
import { isPaged, toMeta, toPageWindow, type PageParameters } from './paging.ts'

/** A list that is read and sent in pieces, because it is long. */
export interface InPieces<Item> {
  pieces: AsyncIterable<Item[]>
}

/** Rows of one piece: reading, presenting and writing them takes a few milliseconds of the only thread. */
const pieceSize = 200

interface Reader<Row, Item> {
  findIds: (window: PageWindow) => Promise<PageOfIds>
  find: (ids: string[]) => Promise<Row[]>
  present: (row: Row) => Item
}

/**
 * Answers a request for a page with its rows. One for the whole list is answered in pieces, which are read while
 * they are sent, if it is long.
 */
export async function listAnswer<Row, Item>(
  query: PageParameters,
  reader: Reader<Row, Item>,
): Promise<{ data: Item[] | InPieces<Item>; meta?: Meta }> {
  const window = toPageWindow(query)
  const isWhole = !isPaged(query)
  const found = await reader.findIds(isWhole ? { ...window, limit: pieceSize + 1 } : window)
  if (isWhole && found.ids.length > pieceSize) return { data: { pieces: piecesOf(window, reader) } }
  const rows = await reader.find(found.ids)
  return { data: rows.map(reader.present), ...toMeta(query, found) }
}

async function* piecesOf<Row, Item>(
  window: PageWindow,
  { findIds, find, present }: Reader<Row, Item>,
) {
  const { ids } = await findIds(window)
  for (let first = 0; first < ids.length; first += pieceSize)
    yield (await find(ids.slice(first, first + pieceSize))).map(present)
}
