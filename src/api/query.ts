import type { ParcelSort, ParcelStatus, UserSort } from '../../openapi.d.ts'

/** One page of a list. Pages count from 1. */
export interface PageQuery {
  page: number
  limit: number
  q?: string | undefined
}

export interface ParcelQuery extends PageQuery {
  status?: ParcelStatus | undefined
  sort?: ParcelSort | undefined
}

export interface UserQuery extends PageQuery {
  sort?: UserSort | undefined
}

// On the wire a parameter that says nothing is left out; an empty search is none.

export const pageParams = ({ page, limit, q }: PageQuery) => ({ page, limit, ...(q ? { q } : {}) })

export const userParams = ({ sort, ...query }: UserQuery) => ({
  ...pageParams(query),
  ...(sort ? { sort } : {}),
})

export const parcelParams = ({ status, sort, ...query }: ParcelQuery) => ({
  ...pageParams(query),
  ...(status ? { status } : {}),
  ...(sort ? { sort } : {}),
})

/** The history's contract has no status to ask for: everything in it is delivered. */
export const historyParams = ({ sort, ...query }: ParcelQuery) => ({
  ...pageParams(query),
  ...(sort ? { sort } : {}),
})
