import type { MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { pageWindow } from '../../lib/page-window.ts'
import { IconButton } from '../button/button.tsx'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
} from '../icons/icons.tsx'
import * as Styled from './pager.styles.ts'

export type TablePagerProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  pageSize: number
  pageSizes: readonly number[]
  onPageSize: (size: number) => void
  /** For example "12 users". */
  summary?: ReactNode
}

export function TablePager(props: TablePagerProps) {
  const { page, pages, onPage, pageSize, pageSizes, onPageSize, summary } = props
  const id = useId()
  const first = page <= 1 ? 'This is the first page' : undefined
  const last = page >= pages ? 'This is the last page' : undefined
  return (
    <Styled.Bar>
      <Styled.Sizes>
        <label htmlFor={id}>Rows per page</label>
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
      <Styled.Position>{`Page ${page} of ${Math.max(1, pages)}`}</Styled.Position>
      <Styled.Nav aria-label="Table pages">
        <IconButton
          label="First page"
          size="small"
          disabledReason={first}
          onClick={() => onPage(1)}
        >
          <ChevronsLeftIcon />
        </IconButton>
        <IconButton
          label="Previous page"
          size="small"
          disabledReason={first}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Numbers marks={pageWindow(page, pages)} page={page} onPage={onPage} />
        <IconButton
          label="Next page"
          size="small"
          disabledReason={last}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
        <IconButton
          label="Last page"
          size="small"
          disabledReason={last}
          onClick={() => onPage(pages)}
        >
          <ChevronsRightIcon />
        </IconButton>
      </Styled.Nav>
    </Styled.Bar>
  )
}

export type NumberedPaginationProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  /** Where given, the marks are links, so a page can be opened in a new tab. */
  hrefOf?: ((page: number) => string) | undefined
  label?: string
}

// More pages than this always show an ellipsis (spec, section 2); a window of three leaves room for it.
const allShownUpTo = 6
const windowBeyond = 3

export function NumberedPagination(props: NumberedPaginationProps) {
  const { page, pages, onPage, hrefOf, label = 'Pages' } = props
  const marks = pageWindow(page, pages, pages > allShownUpTo ? windowBeyond : pages)
  const step = { onPage, hrefOf }
  return (
    <Styled.Nav aria-label={label} $centered>
      <Mark {...step} to={page - 1} off={page <= 1}>
        <ChevronLeftIcon size={18} />
        Previous
      </Mark>
      <Numbers marks={marks} page={page} {...step} />
      <Mark {...step} to={page + 1} off={page >= pages}>
        Next
        <ChevronRightIcon size={18} />
      </Mark>
    </Styled.Nav>
  )
}

type Step = { onPage: (page: number) => void; hrefOf?: ((page: number) => string) | undefined }

type NumbersProps = Step & { marks: ReturnType<typeof pageWindow>; page: number }

function Numbers({ marks, page, ...step }: NumbersProps) {
  return (
    <Styled.List>
      {marks.map((mark, index) => (
        // An ellipsis has no other identity than its side of the run.
        <li key={mark === 'ellipsis' ? `gap-${index}` : mark}>
          {mark === 'ellipsis' ? (
            <Styled.Gap aria-hidden="true">…</Styled.Gap>
          ) : (
            <Mark {...step} to={mark} current={mark === page} label={`Page ${mark}`}>
              {mark}
            </Mark>
          )}
        </li>
      ))}
    </Styled.List>
  )
}

type MarkProps = Step & {
  to: number
  label?: string
  off?: boolean
  current?: boolean
  children: ReactNode
}

function Mark({ to, label, off = false, current = false, onPage, hrefOf, children }: MarkProps) {
  const shared = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': off ? true : undefined,
    $current: current,
  }
  if (hrefOf && !off) {
    return (
      <Styled.Mark
        as="a"
        href={hrefOf(to)}
        {...shared}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          if (!current) onPage(to)
        }}
      >
        {children}
      </Styled.Mark>
    )
  }
  return (
    <Styled.Mark type="button" {...shared} onClick={() => !off && !current && onPage(to)}>
      {children}
    </Styled.Mark>
  )
}
