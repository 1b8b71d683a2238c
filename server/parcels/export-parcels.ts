import { Readable } from 'node:stream'
import type { Language } from '../../openapi.d.ts'
import { maxListRows } from '../db/pagination.ts'
import { unauthenticated } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { findUser } from '../accounts/users/repository.ts'
import { csvLines, csvTitleLine } from './presenter.ts'
import { readExport, type ExportRow } from './export-repository.ts'
import { filterOf, scopeOf } from './parcel-filter.ts'
import { enterExport } from '../http/export-limit.ts'

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
    // Reads before the response begins, so that a database that is away can still be answered with a 503.
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
    // Stops for a caller who has disconnected, or was blocked or deleted in the meantime.
    if (!(await mayGoOn())) throw unauthenticated()
  }
}
