import type { ReactNode } from 'react'
import { useEffect, useId } from 'react'
import * as t from '#texts/ui.ts'
import { IconButton } from '../button/button.tsx'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
} from '../icons/icons.tsx'
import * as Styled from './pagination.styles.ts'

export type TablePaginationProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  pageSize: number
  pageSizes: readonly number[]
  onPageSize: (size: number) => void
  /** For example "12 users". */
  summary?: ReactNode
}

export function TablePagination(props: TablePaginationProps) {
  const { page, pages, onPage, pageSize, pageSizes, onPageSize, summary } = props
  const id = useId()
  const firstPageReason = page <= 1 ? t.thisIsTheFirstPage : undefined
  const lastPageReason = page >= pages ? t.thisIsTheLastPage : undefined
  return (
    <Styled.Bar>
      <Styled.Sizes>
        <label htmlFor={id}>{t.rowsPerPage}</label>
        <Styled.Select
          id={id}
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Styled.Select>
        {summary && <span>{summary}</span>}
      </Styled.Sizes>
      <Styled.Position>
        {t.pageOf({ page: String(page), pages: String(Math.max(1, pages)) })}
      </Styled.Position>
      <Styled.Nav aria-label={t.tablePages}>
        <Styled.End>
          <IconButton
            label={t.firstPage}
            size="small"
            disabledReason={firstPageReason}
            onClick={() => onPage(1)}
          >
            <ChevronsLeftIcon />
          </IconButton>
        </Styled.End>
        <IconButton
          label={t.previousPage}
          size="small"
          disabledReason={firstPageReason}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <PageNumbers items={pageItems(page, pages)} page={page} onPage={onPage} />
        <IconButton
          label={t.nextPage}
          size="small"
          disabledReason={lastPageReason}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
        <Styled.End>
          <IconButton
            label={t.lastPage}
            size="small"
            disabledReason={lastPageReason}
            onClick={() => onPage(pages)}
          >
            <ChevronsRightIcon />
          </IconButton>
        </Styled.End>
      </Styled.Nav>
    </Styled.Bar>
  )
}

export type NumberedPaginationProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  label?: string
}

// With more pages, an ellipsis always appears (spec, section 2), which needs a run of at most three.
const maxWithoutEllipsis = 6
const runWithEllipsis = 3

export function NumberedPagination(props: NumberedPaginationProps) {
  const { page, pages, onPage, label = t.pages } = props
  const items = pageItems(page, pages, pages > maxWithoutEllipsis ? runWithEllipsis : pages)
  return (
    <Styled.Nav aria-label={label} $centered>
      <Item onPage={onPage} to={page - 1} disabled={page <= 1}>
        <ChevronLeftIcon size={18} />
        <Styled.Word>{t.previous}</Styled.Word>
      </Item>
      <PageNumbers items={items} page={page} onPage={onPage} />
      <Item onPage={onPage} to={page + 1} disabled={page >= pages}>
        <Styled.Word>{t.next}</Styled.Word>
        <ChevronRightIcon size={18} />
      </Item>
    </Styled.Nav>
  )
}

type PageNumbersProps = { items: PageItem[]; page: number; onPage: (page: number) => void }

function PageNumbers({ items, page, onPage }: PageNumbersProps) {
  return (
    <Styled.List>
      {items.map((item, index) => (
        // The only key of an ellipsis is its side of the run.
        <li key={item === 'ellipsis' ? `gap-${index}` : item}>
          {item === 'ellipsis' ? (
            <Styled.Gap aria-hidden="true">…</Styled.Gap>
          ) : (
            <Item
              onPage={onPage}
              to={item}
              current={item === page}
              label={t.pageNumber({ page: String(item) })}
            >
              {item}
            </Item>
          )}
        </li>
      ))}
    </Styled.List>
  )
}

type ItemProps = {
  onPage: (page: number) => void
  to: number
  label?: string
  disabled?: boolean
  current?: boolean
  children: ReactNode
}

function Item(props: ItemProps) {
  const { onPage, to, label, disabled = false, current = false, children } = props
  return (
    <Styled.Item
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled ? true : undefined}
      $current={current}
      onClick={() => !disabled && !current && onPage(to)}
    >
      {children}
    </Styled.Item>
  )
}

type PageItem = number | 'ellipsis'

/** Returns `size` pages around the current one, the first and the last, and ellipses between them. */
export function pageItems(page: number, pages: number, size = 5): PageItem[] {
  const last = Math.max(1, pages)
  const run = Math.min(size, last)
  const wanted = Math.min(Math.max(page, 1), last) - Math.floor(run / 2)
  const start = Math.min(Math.max(wanted, 1), last - run + 1)
  const end = start + run - 1
  return [...lead(start), ...range(start, end), ...trail(end, last)]
}

function lead(start: number): PageItem[] {
  if (start === 1) return []
  return start === 2 ? [1] : [1, 'ellipsis']
}

function trail(end: number, last: number): PageItem[] {
  if (end === last) return []
  return end === last - 1 ? [last] : ['ellipsis', last]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

type PagedView = { status: 'pending' | 'success' | 'error'; isFetching: boolean; pages: number }

/** Goes to the last page if the current one does not exist: rows were removed, or the link is old. */
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
