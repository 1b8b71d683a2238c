import { Readable } from 'node:stream'
import type { Database } from '../db/database.ts'
import { maxListRows } from '../db/pagination.ts'
import { createConcurrencyLimit, type ConcurrencyLimit } from '../http/concurrency-limit.ts'
import { unauthenticated } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { findUser } from '../users/repository.ts'
import { csvLines, csvTitles } from './csv.ts'
import { readExport, type ExportRow } from './export-repository.ts'
import { filterOf } from './parcel-filter.ts'

/** On one node; each has a connection of the pool whenever it reads. */
export const maxConcurrentExports = 4

const bounds = { batch: 500, scanLimit: 2_000, maxIds: maxListRows }

export const exportParcels: OperationHandler<'exportParcels'> = async (
  { caller, query },
  { db, clock },
) => {
  const { sort = '-createdAt' } = query
  const filter = filterOf({ name: 'all' }, query)
  const leave = limitOf(db).enter()
  try {
    const batches = readExport(db, filter, sort, { ...bounds, now: clock() })
    // A database that is away is a 503 as long as the answer has not begun.
    const first = await batches.next()
    const mayGoOn = async () =>
      !content.destroyed && (await findUser(db, caller.id))?.is_blocked === false
    const content: Readable = Readable.from(csvText(first, batches, mayGoOn), {
      objectMode: false,
    })
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

async function* csvText(
  first: IteratorResult<ExportRow[], void>,
  batches: AsyncGenerator<ExportRow[], void>,
  mayGoOn: () => Promise<boolean>,
): AsyncGenerator<string> {
  yield csvTitles()
  for (let batch = first; batch.done !== true; batch = await batches.next()) {
    const text = csvLines(batch.value)
    if (text !== '') yield text
    // A caller who has left, or is blocked in the meantime, gets no more of it.
    if (!(await mayGoOn())) throw unauthenticated()
  }
}

/** On this node. */
export const runningExports = (db: Database): number => limitOf(db).running()

const limits = new WeakMap<Database, ConcurrencyLimit>()

function limitOf(db: Database): ConcurrencyLimit {
  const limit = limits.get(db) ?? createConcurrencyLimit('exports', maxConcurrentExports)
  limits.set(db, limit)
  return limit
}
