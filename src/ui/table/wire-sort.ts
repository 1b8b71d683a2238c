import type { Sort } from './table.tsx'

/** Converts the API's sort to a table's: `-name` is descending. */
export function tableSortOf(wireSort: string): Sort {
  return wireSort.startsWith('-')
    ? { key: wireSort.slice(1), direction: 'desc' }
    : { key: wireSort, direction: 'asc' }
}

/** Converts a table's sort to the API's; undefined if the API does not have it. */
export function wireSortOf<WireSort extends string>(
  { key, direction }: Sort,
  known: readonly WireSort[],
): WireSort | undefined {
  const wanted = direction === 'desc' ? `-${key}` : key
  return known.find((sort) => sort === wanted)
}
