import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/parcelImport.ts'
import type { CheckedFile } from './flow.ts'
import { Button } from '../../ui/button/button.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { NumberedPagination } from '../../ui/pagination/pagination.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { DataTableProps } from '../../ui/table/table.tsx'
import { color, fontSize, radius, shadow, space } from '../../ui/theme/tokens.ts'
import { saveFile } from '../../lib/save-file.ts'
import { badRowsCsv } from './csv-file.ts'

type PanelProps = {
  title: string
  /** First panel of a step: its title gets the focus if the pressed button is gone. */
  begins?: boolean
  children: ReactNode
}

export function Panel({ title, begins = false, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (begins && document.activeElement === document.body) heading.current?.focus()
  }, [begins])
  return (
    <Frame>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Frame>
  )
}

type PagedTableProps<Row> = Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey'> & {
  rows: readonly Row[]
}

/** Paged table of the rows that need attention. */
export function PagedTable<Row>({ caption, columns, rows, rowKey }: PagedTableProps<Row>) {
  const [page, setPage] = useState(1)
  const pages = Math.ceil(rows.length / rowsPerPage)
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        rowKey={rowKey}
        emptyText=""
      />
      {pages > 1 && (
        <NumberedPagination
          label={t.pagesOf({ table: caption })}
          page={page}
          pages={pages}
          onPage={setPage}
        />
      )}
    </>
  )
}

const rowsPerPage = 10

/** Downloads the rows with errors as a file, in which the sender can correct them. */
export function BadRowsDownload({ checked }: { checked: CheckedFile }) {
  const { name, bad } = checked
  return (
    <Button
      icon={<DownloadIcon size={18} />}
      onClick={() => saveFile(`${name.replace(/\.\w+$/, '')}-with-errors.csv`, badRowsCsv(checked))}
    >
      {t.downloadRowsWithErrors({ count: bad.length })}
    </Button>
  )
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
  padding: clamp(${space(4)}, 2.4vw, ${space(6)});
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  &:not(:first-child) {
    margin-top: ${space(5)};
  }
  h2 {
    font-size: ${fontSize.title};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
  h2:focus-visible {
    outline-offset: 6px;
  }
  > p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`

/** Figures with digits of equal width. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: 0;
  font-variant-numeric: tabular-nums;
  div {
    min-width: 0;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-size: ${fontSize.title};
    font-weight: 700;
    line-height: 1.3;
  }
`
