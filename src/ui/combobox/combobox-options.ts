export const shownAtOnce = 60

/** The options whose words contain every word of the query, in any case. */
export function matching<T>(
  options: T[],
  query: string | null,
  describe: (option: T) => string,
): T[] {
  const words = (query ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => {
    const text = describe(option).toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}

export function optionCount(state: 'loading' | 'ready' | 'failed', count: number): string {
  if (state !== 'ready') return state === 'loading' ? 'Loading options' : ''
  if (count === 0) return 'No options'
  return count === 1 ? '1 option' : `${count} options`
}

export function moreText(count: number): string {
  return `${count - shownAtOnce} more. Keep typing to narrow the list.`
}
