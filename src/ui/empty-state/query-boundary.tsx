import type { ReactNode } from 'react'
import * as t from '#texts/uiQueryBoundary.ts'
import { StaleNotice } from '../notice/stale-notice.tsx'
import { LoadingArea } from '../progress/spinner.tsx'
import { ErrorState } from './empty-state.tsx'

type QueryBoundaryProps<Data> = {
  query: {
    data: Data | undefined
    error: unknown
    isFetching: boolean
    /** The host does not have the operation. */
    isUnsupported: boolean
    /** In milliseconds: there is no connection, and the data are from then. */
    asOf?: number
    refetch: () => void
  }
  /** Shown while there are no data: a text beside a spinner, or something in their place. */
  loading: ReactNode
  /** Says that the data could not be fetched. */
  failed: string
  /** In the place of what the host does not have; by default, it has failed. */
  unsupported?: ReactNode
  /** Beside data that could not be fetched again; by default that they failed and may be old. */
  stale?: string
  children: (data: Data) => ReactNode
}

/** The data of a query, or what stands in their place while there are none. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, loading, failed, unsupported, children } = props
  const { data, error, isFetching, isUnsupported, asOf, refetch } = query
  if (data === undefined) {
    if (error === null)
      return typeof loading === 'string' ? <LoadingArea text={loading} /> : loading
    if (isUnsupported && unsupported !== undefined) return unsupported
    return <ErrorState title={failed} busy={isFetching} onRetry={refetch} />
  }
  const { stale = `${failed} ${t.mayBeOutOfDate}` } = props
  return (
    <>
      {(error !== null || asOf !== undefined) && (
        <StaleNotice text={stale} asOf={asOf} busy={isFetching} onRetry={refetch} />
      )}
      {children(data)}
    </>
  )
}
