// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { NumberedPagination, TablePager } from '../../../src/ui/pager/pager.tsx'

it('someone walks through the pages of a table', async () => {
  const user = userEvent.setup()
  render(<Pages pages={12} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Page 1 of 12$/)
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAccessibleDescription(
    'This is the first page',
  )
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Page 2 of 12$/)
  await user.click(screen.getByRole('button', { name: 'Last page' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Page 12 of 12$/)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Page 12 of 12$/)
  await user.click(screen.getByRole('button', { name: 'Page 9' }))
  expect(screen.getByRole('button', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('button', { name: 'First page' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Page 1 of 12$/)
})

it('someone asks for more rows a page', async () => {
  const user = userEvent.setup()
  render(<Pages pages={3} />)
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' })
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
    '5',
    '10',
    '25',
    '50',
  ])
  await user.selectOptions(sizes, '25')
  expect(sizes).toHaveValue('25')
})

it('an empty table is on page 1 of 1', () => {
  render(<Pages pages={0} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Page 1 of 1$/)
})

it('six pages are all offered, from seven on there is an ellipsis', () => {
  const names = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  const { rerender } = render(<NumberedPagination page={1} pages={6} onPage={() => {}} />)
  expect(names()).toEqual(['1', '2', '3', '4', '5', '6'])
  rerender(<NumberedPagination page={1} pages={7} onPage={() => {}} />)
  expect(names()).toEqual(['1', '2', '3', '…', '7'])
})

it('pages with addresses are links that stay in the application', async () => {
  const user = userEvent.setup()
  const visited: number[] = []
  render(
    <NumberedPagination
      page={2}
      pages={3}
      onPage={(page) => visited.push(page)}
      hrefOf={(page) => `?page=${page}`}
    />,
  )
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?page=3')
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await user.click(screen.getByRole('link', { name: 'Previous' }))
  expect(visited).toEqual([3, 1])
})

function Pages({ pages }: { pages: number }) {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(10)
  return (
    <TablePager
      page={page}
      pages={pages}
      onPage={setPage}
      pageSize={size}
      pageSizes={[5, 10, 25, 50]}
      onPageSize={setSize}
    />
  )
}
