import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { User } from '../../../../src/api/model.ts'
import { NameSection } from '../../../../src/features/account/name-section.tsx'
import { PasswordSection } from '../../../../src/features/account/password-section.tsx'
import { SessionsSection } from '../../../../src/features/account/sessions-section.tsx'
import { ok, standInHost } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'
import { openPage } from '../../support/open-page.tsx'
import { wireSession } from '../../support/sessions.ts'
import { refused } from '../../support/answers.ts'
import { openOn } from '../../support/open-page.tsx'

const path = '/sender/account'
const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' })

it('A user who changes their name sees the new name', async () => {
  const host = standInHost({ 'PATCH /api/user/me': () => ok(wireUser({ name: 'Sam Smith' })) })
  const onChanged = vi.fn<(user: User | null) => Promise<void>>(async () => {})
  const user = { name: 'Sam Sender', email: 'sam@example.com' }
  const { person } = openPage(<NameSection user={user} onChanged={onChanged} />, path)
  expect(screen.getByText('sam@example.com')).toBeVisible()
  await person.clear(field(/^Name/))
  await person.type(field(/^Name/), 'S')
  await person.click(screen.getByRole('button', { name: 'Save name' }))
  expect(field(/^Name/)).toHaveFocus()
  expect(field(/^Name/)).toHaveAccessibleDescription('Name must be at least 3 characters')

  await person.type(field(/^Name/), 'am Smith ')
  await person.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(onChanged.mock.calls[0]?.[0]?.name).toBe('Sam Smith')
  expect(host.asked.map(({ body }) => body)).toEqual([{ name: 'Sam Smith' }])
})

const listing = 'GET /api/user/me/sessions'
const notSet = () => {
  throw new Error('There was a password before')
}

it('A user who mistypes the current password is taken to its field; after a success, the form is empty and the sessions are refetched', async () => {
  const wrong = 'Password does not match'
  const { host, person } = openOn(
    {
      'POST /api/user/me/password': () => refused('currentPassword', wrong),
      [listing]: () => ok([wireSession()]),
    },
    <>
      <PasswordSection email="sam@example.com" onSet={notSet} />
      <SessionsSection />
    </>,
    path,
  )
  await person.type(field(/^Current password/), 'secret')
  await person.type(field(/^New password/), 'secret2')
  await person.type(field(/^Confirm new password/), 'secret3')
  const save = () => person.click(screen.getByRole('button', { name: 'Change password' }))
  await save()
  expect(field(/^Confirm new password/)).toHaveAccessibleDescription('Passwords do not match')
  expect(host.calls()).toEqual([listing])

  await person.clear(field(/^Confirm new password/))
  await person.type(field(/^Confirm new password/), 'secret2')
  await save()
  await waitFor(() => expect(field(/^Current password/)).toHaveAccessibleDescription(wrong))
  expect(field(/^Current password/)).toHaveFocus()
  expect(screen.getAllByText(wrong)).toHaveLength(1)

  host.on('POST /api/user/me/password', () => ok(null))
  await person.type(field(/^Current password/), '1')
  await save()
  await waitFor(() => expect(field(/^New password/)).toHaveValue(''))
  expect(host.asked.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    currentPassword: 'secret1',
    password: 'secret2',
    confirmPassword: 'secret2',
  })
  expect(host.calls().at(-1)).toBe(listing)
})

it('A user reads where they are signed in, and ends unknown sessions', async () => {
  const here = wireSession()
  const phone = wireSession({ id: 's-2', browser: 'Safari', system: 'iOS', isCurrent: false })
  const unknown = wireSession({
    id: 's-3',
    browser: null,
    system: null,
    network: null,
    isCurrent: false,
  })
  const host = standInHost({ [listing]: () => ok([here, phone, unknown]) })
  host.on('DELETE /api/user/me/sessions/s-2', () => {
    host.on(listing, () => ok([here, unknown]))
    return ok(null)
  })
  host.on('DELETE /api/user/me/sessions', () => {
    host.on(listing, () => ok([here]))
    return ok(null)
  })
  const { person } = openPage(<SessionsSection />, path)
  const row = (name: RegExp) => within(screen.getByRole('row', { name }))
  await screen.findByRole('table', { name: 'Sessions' })
  expect(row(/Firefox on Windows/).getByText('This session')).toBeVisible()
  expect(row(/Firefox on Windows/).getByText('203.0.113.*')).toBeVisible()
  expect(row(/Firefox on Windows/).getByText('02/03/2026, 10:30')).toBeVisible()
  expect(row(/Firefox on Windows/).getByRole('button')).toHaveAccessibleDescription(
    'Log out to end this session',
  )
  expect(row(/Unknown device/).getByText('Unknown')).toBeVisible()

  await person.click(screen.getByRole('button', { name: 'End Safari on iOS' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Safari on iOS has to log in again.')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'End session' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Safari/ })).toBeNull())

  await person.click(await screen.findByRole('button', { name: 'End all others' }))
  const question = within(await screen.findByRole('dialog'))
  await person.click(question.getByRole('button', { name: 'End all others' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Unknown device/ })).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'End all others' })).toHaveAccessibleDescription(
      'You are not logged in anywhere else',
    ),
  )
})
