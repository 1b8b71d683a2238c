import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import ResetPasswordPage from '../../../src/pages/reset-password-page.tsx'
import { failure, ok, standInHost } from '../../support/host.ts'
import { visit } from '../support/open-page.tsx'

const token = 'A'.repeat(43)
const call = 'POST /api/user/reset-password'

it.each([true, false])(
  'A user sets a new password, and revokes API keys: %s',
  async (revokeKeys) => {
    const host = standInHost({ [call]: () => ok(null) })
    window.location.hash = token
    const { person } = visit('/reset-password', <ResetPasswordPage />)
    await person.type(screen.getByLabelText(/^New password/), 'a long password')
    if (revokeKeys)
      await person.click(screen.getByRole('checkbox', { name: /^Also revoke my API keys/ }))
    await person.click(screen.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(host.calls()).toContain(call))
    expect(host.asked.find((asked) => asked.call === call)?.body).toEqual({
      token,
      password: 'a long password',
      revokeKeys,
    })
  },
)

it('A user whose link has expired reads where to request a new one', async () => {
  const over = 'This link does not work any more. Please ask for a new one.'
  standInHost({ [call]: () => failure(404, over) })
  window.location.hash = token
  const { person } = visit('/reset-password', <ResetPasswordPage />)
  await person.type(screen.getByLabelText(/^New password/), 'a long password{Enter}')
  expect(await screen.findByText(over)).toBeVisible()
})

it('A user reads that a new password must not contain a tab', async () => {
  const host = standInHost({ [call]: () => ok(null) })
  window.location.hash = token
  const { person } = visit('/reset-password', <ResetPasswordPage />)
  await person.click(screen.getByLabelText(/^New password/))
  await person.paste('a long\tpassword')
  await person.keyboard('{Enter}')
  expect(await screen.findByText(/^Password must not contain tabs/)).toBeVisible()
  expect(host.calls()).not.toContain(call)
})
