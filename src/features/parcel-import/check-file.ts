import { csvCheck } from '../../api/csv-check.ts'
import type { FoundRows } from '../../api/csv-check.ts'
import { checkRows } from './check-rows.ts'
import { columnKeys, columns } from './columns.ts'
import type { ColumnKey } from './columns.ts'
import { readParcelSheet } from './csv-file.ts'
import type { CheckedFile } from './flow.ts'

export const checkFile = csvCheck({
  read: readParcelSheet,
  columns,
  keys: columnKeys,
  email: 'receiverId',
  check(found, name): CheckedFile {
    const { positions, ignored } = found.knowsKeys ? found : withoutCoordinates(found)
    return {
      name,
      titles: found.titles,
      separator: found.separator,
      guessed: found.guessed,
      ignored,
      checkedAt: found.hostTime ?? Date.now(),
      knowsKeys: found.knowsKeys,
      ...checkRows(found, positions, found.receiverIds),
    }
  },
})

/** Treats the columns as unknown for a host of the plain contract, which might refuse the fields. */
function withoutCoordinates({ positions, ignored, titles }: FoundRows<ColumnKey>) {
  const { latitude, longitude, ...others } = positions
  const left = [latitude, longitude].flatMap((position) => titles[position ?? -1] ?? [])
  return { positions: others, ignored: [...ignored, ...left] }
}
