import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkRegistration } from '../../../src/features/session/register-form.tsx'
import RegisterPage from '../../../src/pages/register-page.tsx'
import { json, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { create, fill, filled, openCreateDialog, sent } from '../support/create-dialog.tsx'
import { visit } from '../support/open-page.tsx'

const nia = {
  name: 'Nia',
  email: 'nia@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  role: 'SENDER',
}

/** The row of §5 on registration: the least that is accepted, and values just below it. */
describe('The rules of registration', () => {
  it.each(['ADMIN', 'SENDER', 'RECEIVER'] as const)(
    'accept the shortest values for the role %s',
    (role) => {
      expect(checkRegistration({ ...nia, role })).toEqual({
        body: { ...nia, role, isBlocked: 'UNBLOCKED' },
      })
    },
  )

  it.each<[change: object, errors: object]>([
    [{ name: 'Ni' }, { name: 'Name must be at least 3 characters' }],
    [{ name: ' Ni ' }, { name: 'Name must be at least 3 characters' }],
    [{ email: 'nia@example' }, { email: 'Invalid email address' }],
    [
      { password: 'secre', confirmPassword: 'secret' },
      { password: 'Password must be at least 6 characters' },
    ],
    [
      { confirmPassword: 'secre' },
      { confirmPassword: 'Confirm Password must be at least 6 characters' },
    ],
    ...['sec\tret', 'secret\n', 'sec\u0085ret'].map((password): [object, object] => [
      { password, confirmPassword: password },
      {
        password: 'Password must not contain tabs, line breaks or other control characters',
      },
    ]),
    [{ confirmPassword: 'Secret' }, { confirmPassword: 'Passwords do not match' }],
    [{ role: null }, { role: 'Role is required' }],
    [{ role: '' }, { role: 'Role is required' }],
    [{ role: 'COURIER' }, { role: 'Role is required' }],
  ])('refuse %o', (change, errors) => {
    expect(checkRegistration({ ...nia, ...change })).toMatchObject({ errors })
  })
})

it('A visitor whose role the server refuses reads why at the roles, which have the focus', async () => {
  const errors = [{ path: 'role', message: 'Role is required' }]
  standInHost({
    'POST /api/user': () => json({ success: false, message: 'Role is required', errors }, 400),
  })
  const { person } = visit('/register', <RegisterPage />)
  await person.type(screen.getByLabelText(/^Name/), nia.name)
  await person.type(screen.getByLabelText(/^Email/), nia.email)
  await person.type(screen.getByLabelText(/^Password/, { selector: 'input' }), nia.password)
  await person.type(screen.getByLabelText(/^Confirm/, { selector: 'input' }), nia.password)
  await person.click(screen.getByRole('button', { name: 'Register' }))

  const roles = screen.getByRole('group', { name: 'Role' })
  await expect.poll(() => roles).toHaveAccessibleDescription('Role is required')
  expect(roles.contains(document.activeElement)).toBe(true)
})

describe('A sender’s new parcel', () => {
  it('has a weight in steps of 0.01 kg, and is sent without a note if none was typed', async () => {
    const { host, person, submit } = await openCreateDialog({ [create]: () => ok(wireParcel()) })
    expect(screen.getByLabelText(/Weight/)).toHaveAttribute('step', '0.01')
    await fill(person)
    await person.click(submit())

    await screen.findByText('Parcel created successfully!')
    expect(sent(host).map(({ body }) => body)).toEqual([filled])
  })

  it('is sent with the lowest weight, one letter in each address, and its note', async () => {
    const { host, person, submit } = await openCreateDialog({ [create]: () => ok(wireParcel()) })
    await fill(person)
    for (const [label, text] of [
      [/From Address/, 'A'],
      [/To Address/, 'B'],
      [/Weight/, '0.01'],
      [/Note/, 'Ring twice'],
    ] as const) {
      await person.clear(screen.getByLabelText(label))
      await person.type(screen.getByLabelText(label), text)
    }
    await person.click(screen.getByRole('radio', { name: 'Package' }))
    await person.click(submit())

    await screen.findByText('Parcel created successfully!')
    expect(sent(host).map(({ body }) => body)).toEqual([
      {
        receiverId: 'r-2',
        fromAddress: 'A',
        toAddress: 'B',
        parcelType: 'PACKAGE',
        weight: 0.01,
        note: 'Ring twice',
      },
    ])
  })
})
