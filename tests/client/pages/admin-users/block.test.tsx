import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { failure, ok } from '../../../support/host.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { ada, beAda, bert, cleo, list, openUsers } from '../../support/open-users.tsx'

beforeAll(beAda)

const block = 'PATCH /api/user/block/{id}'
const unblock = 'PATCH /api/user/unblock/{id}'

it('An administrator blocks a user after a confirmation', async () => {
  let now = bert
  const { person } = openUsers({
    [list]: () => ok([now]),
    [block]: () => {
      now = { ...bert, isBlocked: 'BLOCKED' }
      return ok(now)
    },
  })

  await person.click(await screen.findByRole('button', { name: 'Block Bert' }))
  expect(await screen.findByRole('dialog', { name: 'Block Bert?' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Block user' }))
  expect(await screen.findByText('Bert has been blocked 🚫')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Unblock Bert' })).toBeVisible()
})

it('An administrator unblocks a user', async () => {
  const { host, person } = openUsers({ [list]: () => ok([cleo]), [unblock]: () => ok(cleo) })

  await person.click(await screen.findByRole('button', { name: 'Unblock Cleo' }))
  expect(await screen.findByText('Cleo has been unblocked ✅')).toBeVisible()
  expect(host.calls()).toEqual([list, 'PATCH /api/user/unblock/u-3', list])
})

it('An administrator whose block is refused reads that something went wrong, and why', async () => {
  const { press } = openUsers({
    [list]: () => ok([bert]),
    [block]: () => failure(409, 'Not the last one'),
  })

  await press('Block Bert', 'Block user')
  const dialog = within(await screen.findByRole('dialog', { name: 'Could not block Bert' }))
  expect(dialog.getByText('Something went wrong!')).toBeVisible()
  expect(dialog.getByText(/Not the last one/)).toBeVisible()
  // The toast shows the reason, too.
  expect(await screen.findAllByText('Not the last one')).toHaveLength(2)
})

it('An administrator reads why their own account cannot be blocked', async () => {
  openUsers({ [list]: () => ok([ada, { ...bert, actions: [] }]) })

  expect(await screen.findByRole('button', { name: 'Block Ada' })).toHaveAccessibleDescription(
    'You cannot block yourself',
  )
  expect(screen.getByRole('button', { name: 'Block Bert' })).toHaveAccessibleDescription(
    'This user cannot be blocked',
  )
})

it('An administrator blocks the selected users together and reads who could not be blocked', async () => {
  const dora = { ...bert, _id: 'u-4', name: 'Dora', email: 'dora@example.com' }
  const { host, person, press } = openUsers({
    [list]: () => ok([ada, bert, cleo, dora]),
    'PATCH /api/user/block/u-2': () => ok({ ...bert, isBlocked: 'BLOCKED' }),
    'PATCH /api/user/block/u-4': () => failure(500, 'Broken'),
  })

  await person.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  expect(screen.getByText('4 selected')).toBeVisible()
  await press('Block 2', 'Block users')
  expect(await screen.findByText('Bert has been blocked 🚫')).toBeVisible()
  const dialog = within(await screen.findByRole('dialog', { name: 'Could not block everyone' }))
  expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Dora Broken'])

  host.on('PATCH /api/user/block/u-4', () => ok({ ...dora, isBlocked: 'BLOCKED' }))
  await person.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Dora has been blocked 🚫')).toBeVisible()
  await dialogClosed()
  expect(host.calls().filter((call) => call.startsWith('PATCH'))).toEqual([
    'PATCH /api/user/block/u-2',
    'PATCH /api/user/block/u-4',
    'PATCH /api/user/block/u-4',
  ])
})

it('An administrator who clears the selection continues at the table', async () => {
  const { person } = openUsers({ [list]: () => ok([ada, bert, cleo]) })

  await person.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  await person.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText('3 selected')).toBeNull()
  expect(document.activeElement).toContainElement(screen.getByRole('table'))
  await person.tab()
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
})

it('An open confirmation stays while another user is unblocked, and can be answered', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { host, person, press } = openUsers({
    [list]: () => ok([bert, cleo]),
    [unblock]: async () => {
      await answered
      return ok(cleo)
    },
    [block]: () => ok({ ...bert, isBlocked: 'BLOCKED' }),
  })

  await press('Unblock Cleo', 'Block Bert')
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Bert?' }))
  answer()
  expect(await screen.findByText('Cleo has been unblocked ✅')).toBeVisible()
  await waitFor(() => expect(host.calls().at(-1)).toBe(list))
  await person.click(dialog.getByRole('button', { name: 'Block user' }))
  expect(await screen.findByText('Bert has been blocked 🚫')).toBeVisible()
})
