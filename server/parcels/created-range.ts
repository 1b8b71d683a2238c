import { badRequest } from '../http/errors.ts'
import type { CreatedRange } from './list-repository.ts'

export function createdRangeOf({
  createdFrom,
  createdBefore,
}: {
  createdFrom?: string | undefined
  createdBefore?: string | undefined
}): CreatedRange {
  const from = createdFrom === undefined ? undefined : new Date(createdFrom)
  const before = createdBefore === undefined ? undefined : new Date(createdBefore)
  if (from !== undefined && before !== undefined && from >= before) {
    throw badRequest([
      { path: 'createdBefore', message: 'createdBefore must be after createdFrom' },
    ])
  }
  return { from, before }
}
