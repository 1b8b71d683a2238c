const remembered = new WeakMap<object, Map<string, number>>()
const keptFor = 60_000
const mostKept = 1_000

/**
 * Lists that were found to go beyond the cap. Counting that far is the dearest part of a page, and
 * such a list hardly shrinks below the cap within a minute.
 */
export function isKnownToBeLong(database: object, list: string): boolean {
  const until = remembered.get(database)?.get(list)
  return until !== undefined && performance.now() < until
}

export function rememberLongList(database: object, list: string): void {
  const lists = remembered.get(database) ?? new Map<string, number>()
  remembered.set(database, lists)
  const [oldest] = lists.keys()
  if (lists.size >= mostKept && oldest !== undefined) lists.delete(oldest)
  lists.delete(list)
  lists.set(list, performance.now() + keptFor)
}
