import { memo, useCallback, useState, useTransition } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import * as t from '#texts/ui.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { SortDownIcon, SortIcon, SortUpIcon } from '../icons/icons.tsx'
import * as Styled from './table.styles.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type SortDirection = 'asc' | 'desc'
export type Sort = { key: string; direction: SortDirection }

export type Column<Row> = {
  key: string
  header: string
  cell(this: void, row: Row): ReactNode
  sortKey?: string
  align?: 'start' | 'end' | 'center'
  width?: string
}

type Selection<Row> = {
  selected: ReadonlySet<string>
  onChange: Dispatch<SetStateAction<ReadonlySet<string>>>
  /** Label of the row's checkbox, for example 'Select Amin'. */
  selectLabel: (row: Row) => string
}

export type DataTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  selection?: Selection<Row> | undefined
  emptyText: string
  busy?: boolean | undefined
  /** For many rows: close together, and scrolling below the header. */
  dense?: boolean | undefined
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, selection, emptyText, ...flags } = props
  const { busy = false, dense = false } = flags
  const keys = rows.map(rowKey)
  const chosen = keys.filter((key) => selection?.selected.has(key))
  const change = selection?.onChange
  const onSelect = useCallback(
    (id: string, on: boolean) => change?.((before) => withKeys(before, [id], on)),
    [change],
  )

  const isAll = keys.length > 0 && chosen.length === keys.length
  // The pressed checkbox changes immediately, the rows in a transition after it.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isAllShown = pressed ?? isAll
  const [, startTransition] = useTransition()
  const selectAll = (all: boolean) => {
    setPressed(all)
    startTransition(() => {
      change?.((before) => withKeys(before, keys, all))
      setPressed(null)
    })
  }

  const table = (
    <Styled.Table aria-busy={busy}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <Styled.Head>
        <Styled.Line>
          {selection && (
            <Styled.HeaderCell scope="col" $width="3rem">
              <Checkbox
                label={t.selectAllRows}
                checked={isAllShown}
                mixed={!isAllShown && chosen.length > 0 && !isAll}
                onChange={selectAll}
              />
            </Styled.HeaderCell>
          )}
          {columns.map((column) => (
            <Header key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </Styled.Line>
      </Styled.Head>
      <Styled.Body>
        {rows.map((row) => (
          <BodyRow
            key={rowKey(row)}
            row={row}
            id={rowKey(row)}
            columns={columns}
            label={selection?.selectLabel(row)}
            selected={selection?.selected.has(rowKey(row))}
            onSelect={onSelect}
          />
        ))}
        {rows.length === 0 && (
          <Styled.Line>
            <Styled.EmptyCell colSpan={columns.length + (selection ? 1 : 0)}>
              {emptyText}
            </Styled.EmptyCell>
          </Styled.Line>
        )}
      </Styled.Body>
    </Styled.Table>
  )
  return (
    <Styled.Frame $dense={dense}>
      {busy && <Styled.BusyLine />}
      {dense ? (
        // Focusable, so that it can be scrolled with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Styled.Region aria-label={caption} tabIndex={0}>
          {table}
        </Styled.Region>
      ) : (
        table
      )}
    </Styled.Frame>
  )
}

type HeaderProps<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { header, sortKey, align = 'start', width } = column
  const direction = sort && sort.key === sortKey ? sort.direction : undefined
  return (
    <Styled.HeaderCell
      scope="col"
      $align={align}
      $width={width}
      $sortable={sortKey !== undefined}
      aria-sort={direction && ariaSort[direction]}
    >
      {sortKey && onSort ? (
        <Styled.SortButton
          type="button"
          $on={direction !== undefined}
          onClick={() => onSort({ key: sortKey, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          <span>{header}</span>
          {direction === undefined && <SortIcon size={16} />}
          {direction === 'asc' && <SortUpIcon size={16} />}
          {direction === 'desc' && <SortDownIcon size={16} />}
        </Styled.SortButton>
      ) : (
        header
      )}
    </Styled.HeaderCell>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

type BodyRowProps<Row> = {
  row: Row
  id: string
  columns: Column<Row>[]
  label: string | undefined
  /** Undefined in a table without selection. */
  selected: boolean | undefined
  onSelect: (id: string, on: boolean) => void
}

/** Memoized, so that only changed rows render again. */
const BodyRow: <Row>(props: BodyRowProps<Row>) => ReactNode = memo(function BodyRow<Row>({
  row,
  id,
  columns,
  label,
  selected,
  onSelect,
}: BodyRowProps<Row>) {
  return (
    <Styled.BodyRow aria-selected={selected}>
      {selected !== undefined && (
        <Styled.SelectCell>
          <Checkbox label={label ?? ''} checked={selected} onChange={(on) => onSelect(id, on)} />
        </Styled.SelectCell>
      )}
      <Cells row={row} columns={columns} />
    </Styled.BodyRow>
  )
})

type CellsProps<Row> = Pick<BodyRowProps<Row>, 'row' | 'columns'>

const Cells: <Row>(props: CellsProps<Row>) => ReactNode = memo(function Cells<Row>({
  row,
  columns,
}: CellsProps<Row>) {
  return columns.map((column) => (
    <Styled.Cell key={column.key} $align={column.align ?? 'start'}>
      <Styled.CellName aria-hidden="true">{column.header}</Styled.CellName>
      <Styled.CellValue>{column.cell(row)}</Styled.CellValue>
    </Styled.Cell>
  ))
})

function withKeys(selected: ReadonlySet<string>, keys: string[], on: boolean): ReadonlySet<string> {
  return on
    ? new Set([...selected, ...keys])
    : new Set([...selected].filter((key) => !keys.includes(key)))
}
