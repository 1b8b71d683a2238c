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

/** The parameters that say something: an empty search is none. */
export function meaningful<Query extends object>(query: Query): Filled<Query> {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(entries) as Filled<Query>
}

type Filled<Query> = { [Name in keyof Query]: Exclude<Query[Name], undefined> }
