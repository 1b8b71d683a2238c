import type { operations } from '../../openapi.d.ts'

/** The parameters that the contract gives an operation. */
type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

/** One page of a list. Pages count from 1. */
export interface PageQuery {
  page: number
  limit: number
  /** An empty one is no search. */
  q?: string
}

export type ParcelQuery = QueryOf<'listParcels'> & PageQuery

/** Filter of the parcels that are counted by status. */
export type CountQuery = QueryOf<'countParcels'>

/** Filter of an export: every page of a list. */
export type ExportQuery = QueryOf<'exportParcels'>

export type NotificationQuery = QueryOf<'listNotifications'> & PageQuery

export type UserQuery = QueryOf<'listUsers'> & PageQuery

/**
 * `no-cache`, as in `fetch`: the answer comes from the host itself, which is told that nothing a
 * little old will do. By default a page may be cut from the whole list that an unpaged host has sent
 * before, and our own host may answer from a standby of its database.
 */
export interface ReadOptions {
  signal?: AbortSignal | undefined
  cache?: 'default' | 'no-cache' | undefined
}

/** Names the run on which a courier did it; administrators name none. */
export const onRun = (runId: string | undefined): { query?: { runId: string } } =>
  runId === undefined ? {} : { query: { runId } }
