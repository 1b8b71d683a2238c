import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { listCap } from '../db/page-keys.ts'
import { unauthenticated, unavailable } from '../http/errors.ts'
import type { Handler } from '../openapi/operation.ts'
import { findUser } from '../users/repository.ts'
import { createdRangeOf } from './created-range.ts'
import { csvLines, csvTitles } from './parcel-csv.ts'
import { readParcels, type ExportRow } from './export-repository.ts'

/** On one node; each has a connection of the pool whenever it reads. */
export const mostExportsAtOnce = 4

const bounds = { batch: 500, lookedThrough: 2_000, kept: listCap }

export const exportParcels: Handler<'exportParcels'> = async ({ caller, query }, { db, clock }) => {
  const { q, status, sort = '-createdAt' } = query
  const created = createdRangeOf(query)
  const filter = { shelf: { name: 'all' as const }, search: q?.trim(), status, created }
  const leave = enter(db)
  try {
    const parts = readParcels(db, filter, sort, { ...bounds, now: clock() })
    // A database that is away is a 503 as long as the answer has not begun.
    const first = await parts.next()
    const mayGoOn = async () =>
      !content.destroyed && (await findUser(db, caller.id))?.is_blocked === false
    const content: Readable = Readable.from(csvParts(first, parts, mayGoOn), { objectMode: false })
    content.once('close', leave)
    return {
      fileName: `waybill-parcels-${clock().toISOString().slice(0, 10)}.csv`,
      type: 'text/csv; charset=utf-8',
      content,
    }
  } catch (error) {
    leave()
    throw error
  }
}

async function* csvParts(
  first: IteratorResult<ExportRow[], void>,
  parts: AsyncGenerator<ExportRow[], void>,
  mayGoOn: () => Promise<boolean>,
): AsyncGenerator<string> {
  yield csvTitles()
  for (let part = first; part.done !== true; part = await parts.next()) {
    const text = csvLines(part.value)
    if (text !== '') yield text
    // Whoever has left, or is blocked in the meantime, gets no more of it.
    if (!(await mayGoOn())) throw unauthenticated()
  }
}

const running = new WeakMap<object, number>()

function enter(db: Kysely<Database>): () => void {
  const others = running.get(db) ?? 0
  if (others >= mostExportsAtOnce) throw unavailable()
  running.set(db, others + 1)
  return () => void running.set(db, (running.get(db) ?? 1) - 1)
}
