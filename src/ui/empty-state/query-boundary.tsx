import type { ReactNode } from 'react'
import * as t from '#texts/ui.ts'
import { StaleNotice } from '../notice/stale-notice.tsx'
import { LoadingArea } from '../progress/spinner.tsx'
import { ErrorState } from './empty-state.tsx'

type QueryBoundaryProps<Data> = {
  query: {
    data: Data | undefined
    error: unknown
    isFetching: boolean
    /** True if the host does not have the operation. */
    isUnsupported: boolean
    /** Shown instead of `failed` and `stale`: asks for a reload of the page. */
    reload?: string | undefined
    /** Time of the data, in milliseconds; set while there is no connection. */
    asOf?: number
    refetch: () => void
  }
  /** Shown while there is no data: a text for a spinner, or an element. */
  loading: ReactNode
  /** Message if the data could not be fetched. */
  failed: string
  /** Shown if the host does not have the operation; by default, the same as after a failure. */
  unsupported?: ReactNode
  /**
   * Message beside data after a failed refetch; by default `failed`, with a warning that the data may be old.
   */
  stale?: string
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, or a loading or error state while there is none. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, loading, failed, unsupported, children } = props
  const { data, error, isFetching, isUnsupported, asOf, refetch } = query
  if (data === undefined) {
    if (error === null)
      return typeof loading === 'string' ? <LoadingArea text={loading} /> : loading
    if (isUnsupported && unsupported !== undefined) return unsupported
    return <ErrorState title={query.reload ?? failed} busy={isFetching} onRetry={refetch} />
  }
  const { stale = `${failed} ${t.mayBeOutOfDate}` } = props
  return (
    <>
      {(error !== null || asOf !== undefined) && (
        <StaleNotice text={query.reload ?? stale} asOf={asOf} busy={isFetching} onRetry={refetch} />
      )}
      {children(data)}
    </>
  )
}
