import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { ok } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'
import { created, refused } from '../../support/answers.ts'
import { bodiesOf } from '../../support/asked.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { ada, beAda, list, openUsers } from '../../support/open-users.tsx'

beforeAll(beAda)

const create = 'POST /api/user/couriers'
const cem = wireUser({ _id: 'u-9', name: 'Cem', email: 'cem@example.com', role: 'COURIER' })
const made = { user: cem, token: 'A'.repeat(43), expiresAt: '2026-03-03T09:00:00.000Z' }
const field = (name: RegExp) => screen.getByRole('textbox', { name })

it('An administrator adds a courier, and is shown their link once', async () => {
  const { host, person, press } = openUsers({
    [list]: () => ok([ada]),
    [create]: () => created(made),
  })
  await press('Add courier')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a courier' }))
  await person.click(dialog.getByRole('button', { name: 'Add courier' }))
  expect(dialog.getByText('Name must be at least 3 characters')).toBeVisible()
  expect(dialog.getByText('Invalid email address')).toBeVisible()

  await person.type(field(/^Name/), ' Cem ')
  await person.type(field(/^Email/), 'cem@example.com')
  host.on(list, () => ok([ada, cem]))
  await person.click(dialog.getByRole('button', { name: 'Add courier' }))

  const link = `${window.location.origin}/reset-password#${made.token}`
  expect(await screen.findByText(link)).toBeVisible()
  expect(bodiesOf(host, create)).toEqual([{ name: 'Cem', email: 'cem@example.com' }])
  await press('I have saved it')
  await dialogClosed()
  expect(screen.queryByText(link)).toBeNull()
  const row = within(await screen.findByRole('row', { name: /cem@example.com/ }))
  expect(row.getByText('Courier')).toBeVisible()
})

it('An administrator creates a reset link with their own password, and it is shown once', async () => {
  const reset = 'POST /api/user/reset-link/u-9'
  const { host, person, press } = openUsers({
    [list]: () => ok([{ ...cem, actions: ['createResetLink'] }]),
    [reset]: () => refused('password', 'Password does not match'),
  })
  await press('Reset link for Cem', 'Make link')
  const password = screen.getByLabelText(/^Your password/, { selector: 'input' })
  expect(password).toHaveAccessibleDescription('Password is required')
  await person.type(password, 'wrong{Enter}')
  await waitFor(() => expect(password).toHaveAccessibleDescription('Password does not match'))

  host.on(reset, () => created(made))
  await person.clear(password)
  await person.type(password, 'secret1{Enter}')
  expect(bodiesOf(host, reset)).toEqual([{ password: 'wrong' }, { password: 'secret1' }])
  const dialog = await screen.findByRole('dialog', { name: 'The reset link for Cem' })
  expect(dialog).toHaveTextContent(`${window.location.origin}/reset-password#${made.token}`)
  await press('I have saved it')
  await dialogClosed()
})

it('An administrator reads beside the field that the email is taken, and keeps the input', async () => {
  const { person, press } = openUsers({
    [list]: () => ok([ada]),
    [create]: () => refused('email', 'Email already registered', 409),
  })
  await press('Add courier')
  await screen.findByRole('dialog')
  await person.type(field(/^Name/), 'Cem')
  await person.type(field(/^Email/), 'ada@example.com')
  await person.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Add courier' }),
  )
  expect(await screen.findByText('Email already registered')).toBeVisible()
  expect(field(/^Email/)).toHaveValue('ada@example.com')
  expect(field(/^Email/)).toHaveFocus()
})
