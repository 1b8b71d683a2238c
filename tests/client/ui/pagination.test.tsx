import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import {
  NumberedPagination,
  pageItems,
  TablePagination,
} from '../../../src/ui/pagination/pagination.tsx'
import { textsOf } from '../support/texts.ts'
import { show } from '../support/show.tsx'

it('a user pages through a table', async () => {
  const { user } = show(<Pages pages={12} />)
  expect(status()).toBe('Page 1 of 12')
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAccessibleDescription(
    'This is the first page',
  )
  await user.click(button('Next page'))
  expect(status()).toBe('Page 2 of 12')
  await user.click(button('Last page'))
  expect(status()).toBe('Page 12 of 12')
  await user.click(button('Next page'))
  expect(status()).toBe('Page 12 of 12')
  await user.click(button('Page 9'))
  expect(screen.getByRole('button', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page')
  await user.click(button('First page'))
  expect(status()).toBe('Page 1 of 12')
})

it('a user chooses more rows per page', async () => {
  const { user } = show(<Pages pages={3} />)
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' })
  expect(textsOf(screen.getAllByRole('option'))).toEqual(['5', '10', '25', '50'])
  await user.selectOptions(sizes, '25')
  expect(sizes).toHaveValue('25')
})

it('an empty table is on page 1 of 1', () => {
  render(<Pages pages={0} />)
  expect(status()).toBe('Page 1 of 1')
})

it('six pages are all shown, seven or more have an ellipsis', () => {
  const names = () => textsOf(screen.getAllByRole('listitem'))
  const { rerender } = render(<NumberedPagination page={1} pages={6} onPage={() => {}} />)
  expect(names()).toEqual(['1', '2', '3', '4', '5', '6'])
  rerender(<NumberedPagination page={1} pages={7} onPage={() => {}} />)
  expect(names()).toEqual(['1', '2', '3', '…', '7'])
})

it('a user goes to the next page and back with its buttons', async () => {
  const visited: number[] = []
  const { user } = show(
    <NumberedPagination page={2} pages={3} onPage={(page) => visited.push(page)} />,
  )
  await user.click(button('Next'))
  await user.click(button('Previous'))
  await user.click(button('Page 2'))
  expect(visited).toEqual([3, 1])
})

it.each([
  [1, 1, [1]],
  [1, 0, [1]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [6, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, 'ellipsis', 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'ellipsis', 8]],
  [4, 12, [1, 2, 3, 4, 5, 6, 'ellipsis', 12]],
  [5, 12, [1, 'ellipsis', 3, 4, 5, 6, 7, 'ellipsis', 12]],
  [6, 12, [1, 'ellipsis', 4, 5, 6, 7, 8, 'ellipsis', 12]],
  [8, 12, [1, 'ellipsis', 6, 7, 8, 9, 10, 'ellipsis', 12]],
  [12, 12, [1, 'ellipsis', 8, 9, 10, 11, 12]],
  [99, 12, [1, 'ellipsis', 8, 9, 10, 11, 12]],
  [-3, 12, [1, 2, 3, 4, 5, 'ellipsis', 12]],
] as const)('page %i of %i has the pager %j', (page, pages, marks) => {
  expect(pageItems(page, pages)).toEqual(marks)
})

it('a larger size shows more pages around the current page', () => {
  expect(pageItems(10, 20, 7)).toEqual([1, 'ellipsis', 7, 8, 9, 10, 11, 12, 13, 'ellipsis', 20])
})

it.each([7, 8, 12])(
  'with %i pages, a run of three page numbers leaves an ellipsis on every page',
  (pages) => {
    for (let page = 1; page <= pages; page += 1) {
      expect(pageItems(page, pages, 3)).toContain('ellipsis')
    }
  },
)

const status = () => screen.getByRole('status').textContent
const button = (name: string) => screen.getByRole('button', { name })

function Pages({ pages }: { pages: number }) {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(10)
  return (
    <TablePagination
      page={page}
      pages={pages}
      onPage={setPage}
      pageSize={size}
      pageSizes={[5, 10, 25, 50]}
      onPageSize={setSize}
    />
  )
}
