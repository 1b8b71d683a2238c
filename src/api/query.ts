import type { operations } from '../../openapi.d.ts'

/** Query parameters of an operation in the contract. */
type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

/** One page of a list. Pages count from 1. */
export interface PageQuery {
  page: number
  limit: number
  /** Search text; an empty one is left out. */
  q?: string
}

export type ParcelQuery = QueryOf<'listParcels'> & PageQuery

/** Filter of the parcels that are counted by status. */
export type CountQuery = QueryOf<'countParcels'>

/** Filter of an export: every page of a list. */
export type ExportQuery = Omit<QueryOf<'exportParcels'>, 'format' | 'language'>

export type NotificationQuery = QueryOf<'listNotifications'> & PageQuery

export type UserQuery = QueryOf<'listUsers'> & PageQuery

/**
 * `no-cache`, as in `fetch`: the answer comes from the host itself, with everything that was committed before
 * the call. By default, a page can be cut from the whole list that an unpaged host has sent before, and our own
 * host can answer from a standby of its database that is some seconds behind.
 */
export interface ReadOptions {
  signal?: AbortSignal | undefined
  cache?: 'default' | 'no-cache' | undefined
}

/** Where and when something was done: a courier's run, and the time if it could not be sent at once. */
export interface Doing {
  runId?: string | undefined
  doneAt?: string | undefined
}

/** Query of a call that a device may send later. */
export const doneOn = ({ runId, doneAt }: Doing = {}): {
  query: { runId?: string; doneAt?: string }
} => ({
  query: { ...(runId !== undefined && { runId }), ...(doneAt !== undefined && { doneAt }) },
})
