// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { becomeUser, sessionActor } from '../../../src/features/session/session-actor.ts'
import AdminUsersPage from '../../../src/pages/admin-users-page.tsx'
import { failure, never, ok, standInHost } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'
import { openPage } from './support/open-page.tsx'

const list = 'GET /api/user'
const block = 'PATCH /api/user/block/{id}'
const unblock = 'PATCH /api/user/unblock/{id}'
const ada = wireUser({ _id: 'u-1', name: 'Ada', email: 'ada@example.com' })
const bert = wireUser({ _id: 'u-2', name: 'Bert', email: 'bert@example.com', role: 'SENDER' })
const cleo = wireUser({
  _id: 'u-3',
  name: 'Cleo',
  email: 'cleo@example.com',
  role: 'RECEIVER',
  isBlocked: 'BLOCKED',
})

beforeAll(async () => {
  standInHost({ 'GET /api/user/me': () => ok(ada) })
  sessionActor.start()
  becomeUser({
    id: 'u-1',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'ADMIN',
    isBlocked: false,
    actions: null,
  })
})

const open = (path = '/admin/users') => openPage(<AdminUsersPage />, path)
const bodyRows = () => screen.getAllByRole('row').slice(1)
const names = () => bodyRows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)

it('An administrator sees the users by name, with what can be done', async () => {
  standInHost({ [list]: () => ok([cleo, ada, bert]) })
  open()

  expect(screen.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeVisible()
  const table = await screen.findByRole('table', { name: 'Users' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['', 'Name', 'Email', 'Role', 'Status', 'Actions'])
  expect(bodyRows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Ada \(you\).*ada@example\.com.*Admin.*Active.*Block/),
    expect.stringMatching(/Bert.*bert@example\.com.*Sender.*Active.*Block/),
    expect.stringMatching(/Cleo.*cleo@example\.com.*Receiver.*Blocked.*Unblock/),
  ])
  expect(screen.getByText('Page 1 of 1')).toBeVisible()
})

it('An administrator turns the order of names round, and never loses the order', async () => {
  standInHost({ [list]: () => ok([bert, cleo, ada]) })
  const { person, address } = open()
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
  const host = standInHost({ [list]: () => ok([ada], { page: 1, limit: 10, total: 60 }) })
  const { person, address } = open()
  const sizes = await screen.findByRole('combobox', { name: 'Rows per page' })
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['5', '10', '25', '50'])
  expect(sizes).toHaveValue('10')
  expect(screen.getByText('Page 1 of 6')).toBeVisible()

  await person.selectOptions(sizes, '25')
  expect(address()).toBe('/admin/users?size=25')
  await waitFor(() =>
    expect(host.asked.at(-1)?.query).toEqual({ page: '1', limit: '25', sort: 'name' }),
  )
})

it('An administrator searches, and the address remembers it', async () => {
  standInHost({ [list]: () => ok([ada, bert]) })
  const { person, address } = open()
  await screen.findByRole('table')

  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'zoe')
  expect(await screen.findByText('No results.')).toBeVisible()
  expect(address()).toBe('/admin/users?q=zoe')
})

it('An administrator reads that users are loading', () => {
  standInHost({ [list]: never })
  open()

  expect(screen.getByText('Loading users…')).toBeInTheDocument()
})

it('An administrator whose users failed to load tries again', async () => {
  const host = standInHost({ [list]: () => failure(500, 'Broken') })
  const { person } = open()
  expect(await screen.findByText('Failed to load users.')).toBeVisible()

  host.on(list, () => ok([ada]))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeVisible()
})

it('An administrator blocks a user after being asked', async () => {
  let now = bert
  standInHost({
    [list]: () => ok([now]),
    [block]: () => {
      now = { ...bert, isBlocked: 'BLOCKED' }
      return ok(now)
    },
  })
  const { person } = open()

  await person.click(await screen.findByRole('button', { name: 'Block Bert' }))
  expect(await screen.findByRole('dialog', { name: 'Block Bert?' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Block user' }))
  expect(await screen.findByText('Bert has been blocked 🚫')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Unblock Bert' })).toBeVisible()
})

it('An administrator unblocks a user', async () => {
  const host = standInHost({ [list]: () => ok([cleo]), [unblock]: () => ok(cleo) })
  const { person } = open()

  await person.click(await screen.findByRole('button', { name: 'Unblock Cleo' }))
  expect(await screen.findByText('Cleo has been unblocked ✅')).toBeVisible()
  expect(host.calls()).toEqual([list, 'PATCH /api/user/unblock/u-3', list])
})

it('An administrator whose block is refused reads that something went wrong, and why', async () => {
  standInHost({ [list]: () => ok([bert]), [block]: () => failure(409, 'Not the last one') })
  const { person } = open()

  await person.click(await screen.findByRole('button', { name: 'Block Bert' }))
  await person.click(await screen.findByRole('button', { name: 'Block user' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Could not block Bert' }))
  expect(dialog.getByText('Something went wrong!')).toBeVisible()
  expect(dialog.getByText(/Not the last one/)).toBeVisible()
  // In the toast, too.
  expect(await screen.findAllByText('Not the last one')).toHaveLength(2)
})

it('An administrator reads why their own account cannot be blocked', async () => {
  standInHost({ [list]: () => ok([ada, { ...bert, actions: [] }]) })
  open()

  expect(await screen.findByRole('button', { name: 'Block Ada' })).toHaveAccessibleDescription(
    'You cannot block yourself',
  )
  expect(screen.getByRole('button', { name: 'Block Bert' })).toHaveAccessibleDescription(
    'This user cannot be blocked',
  )
})

it('An administrator blocks the selected users together and reads whom it did not reach', async () => {
  const dora = { ...bert, _id: 'u-4', name: 'Dora', email: 'dora@example.com' }
  const host = standInHost({
    [list]: () => ok([ada, bert, cleo, dora]),
    'PATCH /api/user/block/u-2': () => ok({ ...bert, isBlocked: 'BLOCKED' }),
    'PATCH /api/user/block/u-4': () => failure(500, 'Broken'),
  })
  const { person } = open()

  await person.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  expect(screen.getByText('4 selected')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Block 2' }))
  await person.click(await screen.findByRole('button', { name: 'Block users' }))
  expect(await screen.findByText('Bert has been blocked 🚫')).toBeVisible()
  const dialog = within(await screen.findByRole('dialog', { name: 'Could not block everyone' }))
  expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Dora Broken'])

  host.on('PATCH /api/user/block/u-4', () => ok({ ...dora, isBlocked: 'BLOCKED' }))
  await person.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Dora has been blocked 🚫')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(host.calls().filter((call) => call.startsWith('PATCH'))).toEqual([
    'PATCH /api/user/block/u-2',
    'PATCH /api/user/block/u-4',
    'PATCH /api/user/block/u-4',
  ])
})

it('An administrator who clears the selection goes on at the table', async () => {
  standInHost({ [list]: () => ok([ada, bert, cleo]) })
  const { person } = open()

  await person.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  await person.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText('3 selected')).toBeNull()
  expect(document.activeElement).toContainElement(screen.getByRole('table'))
  await person.tab()
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
})
