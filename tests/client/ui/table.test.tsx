import { render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { DataTable } from '../../../src/ui/table/table.tsx'
import type { Column, Sort } from '../../../src/ui/table/table.tsx'
import { show } from '../support/show.tsx'

type Person = { id: string; name: string; email: string }

const people: Person[] = [
  { id: 'a', name: 'Amara', email: 'amara@example.com' },
  { id: 'b', name: 'Bjorn', email: 'bjorn@example.com' },
]

const columns: Column<Person>[] = [
  { key: 'name', header: 'Name', sortKey: 'name', cell: (row) => row.name },
  { key: 'email', header: 'Email', sortKey: 'email', cell: (row) => row.email },
  { key: 'actions', header: 'Actions', cell: () => 'Block' },
]

it('a user sorts by a column and hears the direction', async () => {
  const { user } = show(<People />)
  const sorts = () =>
    screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-sort'))
  expect(sorts()).toEqual([null, 'ascending', null, null])
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(sorts()).toEqual([null, 'descending', null, null])
  await user.click(screen.getByRole('button', { name: 'Email' }))
  expect(sorts()).toEqual([null, null, 'ascending', null])
  expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument()
})

it('a user selects one row, then all, then none', async () => {
  const { user } = show(<People />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' })
  await user.click(screen.getByRole('checkbox', { name: 'Select Bjorn' }))
  expect(chosen()).toBe('b')
  expect(all).toBePartiallyChecked()
  await user.click(all)
  expect(chosen()).toBe('b,a')
  expect(all).toBeChecked()
  await user.click(all)
  expect(chosen()).toBe('')
})

it('selecting all keeps the selection of another page', async () => {
  const { user } = show(<People before={['z']} />)
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(chosen()).toBe('z,a,b')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(chosen()).toBe('z')
})

it('the table has a name, rows and cells, and says when it is empty', () => {
  const { rerender } = render(<People />)
  const table = screen.getByRole('table', { name: 'People' })
  const [, first] = within(table).getAllByRole('row')
  expect(first && within(first).getAllByRole('cell')).toHaveLength(4)
  rerender(<People rows={[]} />)
  expect(screen.getByRole('cell', { name: 'No results.' })).toBeInTheDocument()
})

function People({ rows = people, before = [] }: { rows?: Person[]; before?: string[] }) {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'asc' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(before))
  return (
    <>
      <DataTable
        caption="People"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
        selection={{
          selected,
          onChange: setSelected,
          selectLabel: ({ name }) => `Select ${name}`,
        }}
        emptyText="No results."
      />
      <p data-testid="chosen">{[...selected].join(',')}</p>
    </>
  )
}

const chosen = () => screen.getByTestId('chosen').textContent
