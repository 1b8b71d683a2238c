import { csvCheck } from '../../api/csv-check.ts'
import { checkRows } from './check-rows.ts'
import { columnKeys, columns } from './columns.ts'
import { readParcelSheet } from './csv-file.ts'
import type { CheckedFile } from './flow.ts'

export const checkFile = csvCheck({
  read: readParcelSheet,
  columns,
  keys: columnKeys,
  email: 'receiverId',
  check: (found, name): CheckedFile => ({
    name,
    titles: found.titles,
    ignored: found.ignored,
    checkedAt: found.hostTime ?? Date.now(),
    knowsKeys: found.knowsKeys,
    ...checkRows(found, found.positions, found.receiverIds),
  }),
})
