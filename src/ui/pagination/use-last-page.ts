import { useEffect } from 'react'

type PagedView = { status: 'pending' | 'success' | 'error'; isFetching: boolean; pages: number }

/** Leads to the last page where rows have gone meanwhile, or an old address names a page too many. */
export function useLastPage(
  view: PagedView,
  page: number,
  onPage: (page: number, step: 'replace') => void,
): void {
  useEffect(() => {
    if (view.status === 'success' && !view.isFetching && page > view.pages)
      onPage(view.pages, 'replace')
  })
}
