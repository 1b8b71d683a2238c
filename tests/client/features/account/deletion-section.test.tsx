import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DeletionSection } from '../../../../src/features/account/deletion-section.tsx'
import { failure, later, ok, standInHost } from '../../../support/host.ts'
import type { Host } from '../../../support/host.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { openPage } from '../../support/open-page.tsx'
import { makePlaceForToasts, toasts } from '../../support/toasts.ts'
import { refused } from '../../support/answers.ts'

makePlaceForToasts()

const call = 'POST /api/user/me/deletion'
const dialog = () => within(screen.getByRole('dialog'))
const passwordField = () => dialog().getByLabelText(/^Your password/, { selector: 'input' })

async function openDialog(answer: Parameters<Host['on']>[1] = () => ok(null)) {
  const host = standInHost({ [call]: answer })
  const onDeleted = vi.fn<() => void>()
  const { person } = openPage(<DeletionSection onDeleted={onDeleted} />, '/sender/account')
  await person.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByRole('dialog', { name: 'Delete your account?' })
  const remove = () => person.click(dialog().getByRole('button', { name: 'Delete account' }))
  const typeAndRemove = async (password: string) => {
    await person.type(passwordField(), password)
    await remove()
  }
  return { host, person, onDeleted, remove, typeAndRemove }
}

it.each([
  [false, 'This is permanent. Other senders and receivers keep their parcels.'],
  [true, 'This is permanent. Your deliveries stay on record, without your name.'],
])('A user reads what stays after the deletion (a courier: %s)', (isCourier, text) => {
  openPage(<DeletionSection isCourier={isCourier} onDeleted={() => {}} />, '/sender/account')
  expect(screen.getByText(text)).toBeVisible()
})

it('A user who types their password deletes their account', async () => {
  const answer = later()
  const { host, onDeleted, remove, typeAndRemove } = await openDialog(answer.handler)
  await remove()
  expect(dialog().getByText('Password is required')).toBeVisible()
  expect(host.calls()).toEqual([])

  await typeAndRemove('secret1')
  expect(dialog().getByRole('button', { name: 'Keep my account' })).toHaveAccessibleDescription(
    'Wait until it is done',
  )
  expect(onDeleted).not.toHaveBeenCalled()
  answer.answer(ok(null))
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(host.asked.map(({ call: asked, body }) => [asked, body])).toEqual([
    [call, { password: 'secret1' }],
  ])
})

it('A user with two-factor authentication is asked for a code, and deletes the account with it', async () => {
  const needed = 'Please enter a code from your authenticator app'
  const { host, person, onDeleted, remove, typeAndRemove } = await openDialog(({ body }) =>
    (body as { code?: string }).code === '492039' ? ok(null) : refused('code', needed),
  )
  await typeAndRemove('secret1')
  const code = await dialog().findByLabelText(/^Code/)
  expect(code).toHaveAccessibleDescription(expect.stringContaining(needed))
  expect(passwordField()).toHaveValue('secret1')
  await person.type(code, '492039')
  await remove()
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(host.asked.map(({ body }) => body)).toEqual([
    { password: 'secret1' },
    { password: 'secret1', code: '492039' },
  ])
})

it('A user who mistypes their password is told at its field, and tries again', async () => {
  const wrong = 'Password does not match'
  const { host, onDeleted, typeAndRemove } = await openDialog(() => refused('password', wrong))
  await typeAndRemove('secret')
  await waitFor(() => expect(passwordField()).toHaveAccessibleDescription(wrong))

  host.on(call, () => ok(null))
  await typeAndRemove('1')
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(host.asked.at(-1)?.body).toEqual({ password: 'secret1' })
})

it('A user with parcels under way reads why the account cannot be deleted yet', async () => {
  const reason = 'You have parcels under way.'
  const { person, onDeleted, typeAndRemove } = await openDialog(() => failure(409, reason))
  await typeAndRemove('secret1')
  await screen.findByRole('dialog', { name: 'Your account cannot be deleted yet' })
  expect(dialog().getByText(reason)).toBeVisible()
  await person.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await dialogClosed()
  expect(onDeleted).not.toHaveBeenCalled()
})

it.each([
  [500, 'It broke', 'It broke'],
  [429, '', 'Failed to delete the account'],
] as const)(
  'A user whose deletion fails with a %i keeps the input, and tries again',
  async (status, message, told) => {
    const { host, onDeleted, remove, typeAndRemove } = await openDialog(() =>
      failure(status, message),
    )
    await typeAndRemove('secret1')
    expect(await dialog().findByText(told)).toBeVisible()
    expect(toasts().queryByText(told)).toBeNull()
    expect(passwordField()).toHaveValue('secret1')
    host.on(call, () => ok(null))
    await remove()
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  },
)

it('A user who cancels keeps the account, and the form does not keep the password', async () => {
  const { host, person } = await openDialog()
  await person.type(passwordField(), 'secret1')
  await person.click(dialog().getByRole('button', { name: 'Keep my account' }))
  await person.click(dialog().getByRole('button', { name: 'Discard' }))
  // The page is accessible again once the dialog has closed.
  await person.click(await screen.findByRole('button', { name: 'Delete my account' }))
  expect(passwordField()).toHaveValue('')
  expect(host.calls()).toEqual([])
})
