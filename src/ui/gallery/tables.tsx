import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { NumberedPagination, TablePagination } from '../pagination/pagination.tsx'
import { DataTable } from '../table/table.tsx'
import type { Column, Sort } from '../table/table.tsx'
import { Part } from './part.tsx'

type Person = { id: string; name: string; email: string; active: boolean }

const people: Person[] = ['Amara Osei', 'Bjørn Dahl', 'Chen Wei', 'Daria Kowalska'].map(
  (name, index) => ({
    id: String(index),
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    active: index !== 2,
  }),
)

const columns: Column<Person>[] = [
  { key: 'name', header: 'Name', sortKey: 'name', cell: (row) => <strong>{row.name}</strong> },
  { key: 'email', header: 'Email', sortKey: 'email', cell: (row) => row.email },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge tone={row.active ? 'success' : 'danger'}>{row.active ? 'Active' : 'Blocked'}</Badge>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (row) => <Button size="small">{row.active ? 'Block' : 'Unblock'}</Button>,
  },
]

export function Tables() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'asc' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']))
  const [page, setPage] = useState(6)
  const [size, setSize] = useState(10)
  const shared = { columns, rowKey: (row: Person) => row.id, sort, onSort: setSort }
  return (
    <Part title="Tables and pages">
      <DataTable
        {...shared}
        caption="Users"
        rows={people}
        selection={{ selected, onChange: setSelected, selectLabel: (row) => `Select ${row.name}` }}
        emptyText="No results."
      />
      <TablePagination
        page={page}
        pages={12}
        onPage={setPage}
        pageSize={size}
        pageSizes={[5, 10, 25, 50]}
        onPageSize={setSize}
        summary="118 users"
      />
      <DataTable {...shared} caption="Users, empty" rows={[]} emptyText="No results." />
      <DataTable {...shared} caption="Users, busy" rows={people} emptyText="No results." busy />
      <NumberedPagination page={page} pages={12} onPage={setPage} label="Twelve pages" />
      <NumberedPagination page={Math.min(page, 6)} pages={6} onPage={setPage} label="Six pages" />
    </Part>
  )
}
