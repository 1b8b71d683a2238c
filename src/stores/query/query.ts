/* Interface of the query cache, in the terms of TanStack Query: stores and components import from here. */
export {
  clearCachedData,
  createQuery,
  hasData,
  hashQuery,
  invalidateTag,
  onInvalidated,
} from './query-cache.ts'
export { useQuery } from './use-query.ts'
export type { QueryResult } from './use-query.ts'
export { useRefetching } from './use-refetching.ts'
export { createListQuery, replaceRows, useListQuery, usePagedListQuery } from './list-query.ts'
export type { ListView } from './list-query.ts'
