import type { Language } from '../../openapi.d.ts'
import { maxListRows } from '../db/pagination.ts'
import { unauthenticated } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { findUser } from '../accounts/users/repository.ts'
import { csvLines, csvTitleLine } from './presenter.ts'
import { readExport, type ExportRow } from './export-repository.ts'
import { filterOf, scopeOf } from './parcel-filter.ts'

const bounds = { batch: 500, scanLimit: 2_000, maxIds: maxListRows }

export const exportParcels: OperationHandler<'exportParcels'> = async (
  { caller, query },
  { db, clock, company },
) => {
  const { sort = '-createdAt', language = 'en' } = query
  const filter = filterOf(scopeOf(caller), query)
  const batches = readExport(db, filter, sort, { ...bounds, now: clock() })
  const mayGoOn = async () => (await findUser(db, caller.id))?.is_blocked === false
  return {
    fileName: `waybill-parcels-${company.dayOf(clock())}.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvText(language, batches, mayGoOn),
  }
}

async function* csvText(
  language: Language,
  batches: AsyncGenerator<ExportRow[], void>,
  mayGoOn: () => Promise<boolean>,
): AsyncGenerator<string> {
  let title = csvTitleLine(language)
  for await (const batch of batches) {
    const text = title + csvLines(batch, language)
    title = ''
    // Each batch is a piece, even without a row that matches, so that others get their turn in between.
    yield text
    // Stops for a caller who was blocked or deleted in the meantime.
    if (!(await mayGoOn())) throw unauthenticated()
  }
  if (title !== '') yield title
}
