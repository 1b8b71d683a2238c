import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { ok } from '../../../support/host.ts'
import { ada, beAda, bert, cleo, list, openUsers } from '../../support/open-users.tsx'
import { textsIn } from '../../support/texts.ts'

beforeAll(beAda)

const bodyRows = () => screen.getAllByRole('row').slice(1)
const names = () => bodyRows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)

it('An administrator sees the users by name, with the actions for each', async () => {
  openUsers({ [list]: () => ok([cleo, ada, bert]) })

  expect(screen.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeVisible()
  const table = await screen.findByRole('table', { name: 'Users' })
  expect(textsIn(table, 'columnheader')).toEqual(['', 'Name', 'Email', 'Role', 'Status', 'Actions'])
  expect(bodyRows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Ada \(you\).*ada@example\.com.*Admin.*Active.*Block/),
    expect.stringMatching(/Bert.*bert@example\.com.*Sender.*Active.*Block/),
    expect.stringMatching(/Cleo.*cleo@example\.com.*Receiver.*Blocked.*Unblock/),
  ])
  expect(screen.getByText('Page 1 of 1')).toBeVisible()
})

it('An administrator reverses the order of names, which are never unsorted', async () => {
  const { person, address } = openUsers({ [list]: () => ok([bert, cleo, ada]) })
  const header = await screen.findByRole('columnheader', { name: 'Name' })
  expect(header).toHaveAttribute('aria-sort', 'ascending')

  await person.click(within(header).getByRole('button'))
  expect(names()).toEqual([
    expect.stringContaining('Cleo'),
    expect.stringContaining('Bert'),
    expect.stringContaining('Ada'),
  ])
  expect(address()).toBe('/admin/users?sort=-name')
  await person.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(address()).toBe('/admin/users')
})

it('An administrator chooses how many rows a page has', async () => {
  const { host, person, address } = openUsers({
    [list]: () => ok([ada], { page: 1, limit: 10, total: 60 }),
  })
  const sizes = await screen.findByRole('combobox', { name: 'Rows per page' })
  expect(textsIn(sizes, 'option')).toEqual(['5', '10', '25', '50'])
  expect(sizes).toHaveValue('10')
  expect(screen.getByText('Page 1 of 6')).toBeVisible()

  await person.selectOptions(sizes, '25')
  expect(address()).toBe('/admin/users?size=25')
  await waitFor(() =>
    expect(host.asked.at(-1)?.query).toEqual({ page: '1', limit: '25', sort: 'name' }),
  )
})

it('An administrator searches, and the address keeps the search', async () => {
  const { person, address } = openUsers({ [list]: () => ok([ada, bert]) })
  await screen.findByRole('table')

  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'zoe')
  expect(await screen.findByText('No results.')).toBeVisible()
  expect(address()).toBe('/admin/users?q=zoe')
})
