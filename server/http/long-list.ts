/** A list that is read and sent in pieces, because it is long. */
export interface InPieces<Item> {
  pieces: AsyncIterable<Item[]>
}

/** Rows of one piece: reading, presenting and writing them takes a few milliseconds of the only thread. */
const pieceSize = 200

interface Reader<Row, Item> {
  find: (ids: string[]) => Promise<Row[]>
  present: (row: Row) => Item
}

/** Reads the rows of a page: all together if they are few, and otherwise in pieces while the answer is sent. */
export async function readList<Row, Item>(
  ids: string[],
  reader: Reader<Row, Item>,
): Promise<Item[] | InPieces<Item>> {
  if (ids.length > pieceSize) return { pieces: piecesOf(ids, reader) }
  return (await reader.find(ids)).map(reader.present)
}

async function* piecesOf<Row, Item>(ids: string[], { find, present }: Reader<Row, Item>) {
  for (let first = 0; first < ids.length; first += pieceSize)
    yield (await find(ids.slice(first, first + pieceSize))).map(present)
}
