import { Readable } from 'node:stream'
import type { Language } from '../../openapi.d.ts'
import type { Database } from '../db/database.ts'
import { maxListRows } from '../db/pagination.ts'
import { createConcurrencyLimit, type ConcurrencyLimit } from '../http/concurrency-limit.ts'
import { unauthenticated } from '../http/errors.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { findUser } from '../users/repository.ts'
import { csvLines, csvTitleLine } from './presenter.ts'
import { readExport, type ExportRow } from './export-repository.ts'
import { filterOf, scopeOf } from './parcel-filter.ts'

/** On one node; each has a connection of the pool whenever it reads. */
export const maxConcurrentExports = 4
/** Part of these: administrators find a place, however many senders export. */
export const maxConcurrentSenderExports = 2

const bounds = { batch: 500, scanLimit: 2_000, maxIds: maxListRows }

export const exportParcels: OperationHandler<'exportParcels'> = async (
  { caller, query },
  { db, clock },
) => {
  const { sort = '-createdAt', language = 'en' } = query
  const filter = filterOf(scopeOf(caller), query)
  const leave = enterExport(db, caller.role)
  try {
    const batches = readExport(db, filter, sort, { ...bounds, now: clock() })
    // A database that is away is a 503 as long as the answer has not begun.
    const first = await batches.next()
    const mayGoOn = async () =>
      !content.destroyed && (await findUser(db, caller.id))?.is_blocked === false
    const content: Readable = Readable.from(csvText(language, first, batches, mayGoOn), {
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
  language: Language,
  first: IteratorResult<ExportRow[], void>,
  batches: AsyncGenerator<ExportRow[], void>,
  mayGoOn: () => Promise<boolean>,
): AsyncGenerator<string> {
  yield csvTitleLine(language)
  for (let batch = first; batch.done !== true; batch = await batches.next()) {
    const text = csvLines(batch.value, language)
    if (text !== '') yield text
    // A caller who has left, or is blocked in the meantime, gets no more of it.
    if (!(await mayGoOn())) throw unauthenticated()
  }
}

/** On this node. */
export const runningExports = (db: Database): number => limitsOf(db).all.running()

/** Takes a place among the exports of this node; the function gives it back. */
export function enterExport(db: Database, role: 'ADMIN' | 'SENDER'): () => void {
  const { all, ofSenders } = limitsOf(db)
  if (role === 'ADMIN') return all.enter()
  const leaveSenders = ofSenders.enter()
  try {
    const leaveAll = all.enter()
    return () => {
      leaveAll()
      leaveSenders()
    }
  } catch (error) {
    leaveSenders()
    throw error
  }
}

interface ExportLimits {
  all: ConcurrencyLimit
  ofSenders: ConcurrencyLimit
}

const limits = new WeakMap<Database, ExportLimits>()

function limitsOf(db: Database): ExportLimits {
  const known = limits.get(db) ?? {
    all: createConcurrencyLimit('exports', maxConcurrentExports),
    ofSenders: createConcurrencyLimit('exports', maxConcurrentSenderExports),
  }
  limits.set(db, known)
  return known
}
