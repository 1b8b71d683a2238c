import type { Sort } from './table.tsx'

/** As a table has it: `-name` on the wire is descending. */
export function tableSortOf(wireSort: string): Sort {
  return wireSort.startsWith('-')
    ? { key: wireSort.slice(1), direction: 'desc' }
    : { key: wireSort, direction: 'asc' }
}

/** As the wire has it, of what it knows. */
export function wireSortOf<WireSort extends string>(
  { key, direction }: Sort,
  known: readonly WireSort[],
): WireSort | undefined {
  const wanted = direction === 'desc' ? `-${key}` : key
  return known.find((sort) => sort === wanted)
}
