export type PageMark = number | 'ellipsis'

/**
 * The page numbers to offer: a run of `size` around the current page, the first and the last page,
 * and an ellipsis where numbers are left out.
 */
export function pageWindow(page: number, pages: number, size = 5): PageMark[] {
  const last = Math.max(1, pages)
  const run = Math.min(size, last)
  const wanted = Math.min(Math.max(page, 1), last) - Math.floor(run / 2)
  const start = Math.min(Math.max(wanted, 1), last - run + 1)
  const end = start + run - 1
  return [...lead(start), ...range(start, end), ...trail(end, last)]
}

function lead(start: number): PageMark[] {
  if (start === 1) return []
  return start === 2 ? [1] : [1, 'ellipsis']
}

function trail(end: number, last: number): PageMark[] {
  if (end === last) return []
  return end === last - 1 ? [last] : ['ellipsis', last]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
