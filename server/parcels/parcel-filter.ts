import { badRequest } from '../http/errors.ts'
import type { OperationRequest } from '../http/openapi/operation.ts'
import type { Caller } from '../http/openapi/caller.ts'

/** Parcels in a list: all, or those of a user. */
export type ParcelScope = CountedScope | { name: 'incoming' | 'history'; userId: string }

/** Parcels of which counts are kept. */
export type CountedScope = { name: 'all' } | { name: 'sent'; userId: string }

/** Scope of an administrator or a sender: every parcel, or those that they sent. */
export const scopeOf = ({ id, role }: Caller & { role: 'ADMIN' | 'SENDER' }): CountedScope =>
  role === 'ADMIN' ? { name: 'all' } : { name: 'sent', userId: id }

/** `from` is included, `before` is not. */
export interface CreatedRange {
  from?: Date | undefined
  before?: Date | undefined
}

type ListQuery = OperationRequest<'listParcels'>['query']
type WithoutFilter = 'page' | 'limit' | 'sort' | 'q' | 'createdFrom' | 'createdBefore'

/** Criteria that the parcels of a list meet: every parameter of the contract's list that filters. */
export type ParcelFilter = {
  [Name in keyof Omit<ListQuery, WithoutFilter>]?: ListQuery[Name] | undefined
} & {
  scope: ParcelScope
  search?: string | undefined
  created?: CreatedRange
}

/** Filter of a list, its export or its counts. */
export function filterOf(
  scope: ParcelScope,
  {
    page: _page,
    limit: _limit,
    sort: _sort,
    q: search,
    createdFrom,
    createdBefore,
    ...rest
  }: ListQuery,
): ParcelFilter {
  return { ...rest, scope, search, created: createdRangeOf(createdFrom, createdBefore) }
}

function createdRangeOf(createdFrom?: string, createdBefore?: string): CreatedRange {
  const from = createdFrom === undefined ? undefined : new Date(createdFrom)
  const before = createdBefore === undefined ? undefined : new Date(createdBefore)
  if (from !== undefined && before !== undefined && from >= before) {
    throw badRequest([{ path: 'createdBefore', reason: 'createdBeforeIsTooEarly' }])
  }
  return { from, before }
}
