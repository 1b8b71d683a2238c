import type { ParcelSort, ParcelStatus, UserSort } from '../../openapi.d.ts'

/** One page of a list. Pages count from 1. */
export interface PageQuery {
  page: number
  limit: number
  q?: string | undefined
}

/**
 * `no-cache`, as in `fetch`: the answer comes from the host itself. By default a page may be cut from
 * the whole list that an unpaged host has sent before.
 */
export interface ReadOptions {
  signal?: AbortSignal | undefined
  cache?: 'default' | 'no-cache' | undefined
}

/** ISO instants: from the first on, and up to but without the second. */
export interface CreationRange {
  createdFrom?: string | undefined
  createdBefore?: string | undefined
}

export interface ParcelQuery extends PageQuery, CreationRange {
  status?: ParcelStatus | undefined
  sort?: ParcelSort | undefined
}

/** What the parcels of each status are counted among. */
export interface CountQuery extends CreationRange {
  q?: string | undefined
}

/** What an export holds: every page of a list. */
export type ExportQuery = Omit<ParcelQuery, 'page' | 'limit'>

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
  ...rangeParams(query),
})

export const countParams = ({ q, ...range }: CountQuery) => ({
  ...(q ? { q } : {}),
  ...rangeParams(range),
})

export const exportParams = ({ q, status, sort, ...range }: ExportQuery) => ({
  ...(q ? { q } : {}),
  ...(status ? { status } : {}),
  ...(sort ? { sort } : {}),
  ...rangeParams(range),
})

/** The history's contract has no status to ask for: everything in it is delivered. */
export const historyParams = ({ sort, ...query }: ParcelQuery) => ({
  ...pageParams(query),
  ...(sort ? { sort } : {}),
})

const rangeParams = ({ createdFrom, createdBefore }: CreationRange) => ({
  ...(createdFrom ? { createdFrom } : {}),
  ...(createdBefore ? { createdBefore } : {}),
})
