import { findUser } from '../accounts/users/repository.ts'
import { maxListRows } from '../db/pagination.ts'
import { csvWriter } from '../http/csv-file.ts'
import { unauthenticated } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { exportColumns } from './export-columns.ts'
import { readExport, type ExportRow } from './export-repository.ts'
import { filterOf, scopeOf } from './parcel-filter.ts'

const bounds = { batch: 500, scanLimit: 2_000, maxIds: maxListRows }

export const exportParcels: OperationHandler<'exportParcels'> = async (
  { caller, query },
  { db, clock, company },
) => {
  const { sort = '-createdAt' } = query
  const filter = filterOf(scopeOf(caller), query)
  const batches = readExport(db, filter, sort, { ...bounds, now: clock() })
  const mayGoOn = async () => (await findUser(db, caller.id))?.is_blocked === false
  return {
    fileName: `waybill-parcels-${company.dayOf(clock())}.csv`,
    type: 'text/csv; charset=utf-8',
    content: textOf(csvWriter(exportColumns, query, company.timeZone()), batches, mayGoOn),
  }
}

async function* textOf(
  writer: ReturnType<typeof csvWriter<ExportRow>>,
  batches: AsyncGenerator<ExportRow[], void>,
  mayGoOn: () => Promise<boolean>,
): AsyncGenerator<string> {
  let title = writer.titleLine()
  for await (const batch of batches) {
    const text = title + writer.lines(batch)
    title = ''
    // Each batch is a piece, even without a row that matches, so that others get their turn in between.
    yield text
    // Stops for a caller who was blocked or deleted in the meantime.
    if (!(await mayGoOn())) throw unauthenticated()
  }
  if (title !== '') yield title
}
