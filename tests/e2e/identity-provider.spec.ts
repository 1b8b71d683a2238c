import { freePort } from '../../server/db/embedded-postgres/postmaster.ts'
import { startIdentityProvider } from '../support/identity-provider.ts'
import { giveLogin } from './support/forms.ts'
import { createUser, emailOf, password } from './support/people.ts'
import { expect, test as base } from './support/waybill.ts'

interface Fixtures {
  provider: Awaited<ReturnType<typeof startIdentityProvider>>
  port: number
}

const test = base.extend<Fixtures>({
  // Playwright reads a fixture's dependencies from a destructured first parameter.
  // oxlint-disable-next-line no-empty-pattern
  port: async ({}, provide) => provide(await freePort()),
  provider: async ({ port }, provide) => {
    const provider = await startIdentityProvider(`http://127.0.0.1:${port}`)
    await provide(provider)
    await provider.stop()
  },
  settings: async ({ provider, port }, provide) =>
    provide({ DEMO_DATA: 'off', PORT: String(port), ...provider.settings }),
})

test('a sender links their company account, logs in with it, and logs out of both', async ({
  page,
  waybill,
  provider,
}) => {
  await createUser(waybill, 'SENDER', 'Sam Sender')
  provider.setEmployee({ sub: 'sam', email: emailOf('Sam Sender'), email_verified: true })
  const login = '/login?returnTo=%2Fsender%2Faccount'
  const atProvider = page.getByRole('button', { name: 'Log in with Example Ltd' })

  await page.goto(login)
  await expect(atProvider).toBeVisible()
  await atProvider.click()
  await expect(page.getByRole('alert')).toContainText('Your email already has an account')

  await giveLogin(page, emailOf('Sam Sender'), password)
  await expect(page).toHaveURL(/\/sender\/account$/)
  const section = page.getByRole('region', { name: 'Company account' })
  await section.getByRole('button', { name: 'Link account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Your password/).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Company account linked').first()).toBeVisible()
  await expect(section.getByText(emailOf('Sam Sender'))).toBeVisible()

  // An open page would complain about the session that ends beside it.
  await page.goto('about:blank')
  await page.request.post('/api/auth/logout')
  await page.goto(login)
  const passkeys = page.waitForResponse('**/api/user/me/passkeys')
  await atProvider.click()
  await expect(page).toHaveURL(/\/sender\/account$/)
  await expect(page.getByText('Logged in successfully!').first()).toBeVisible()
  // The browser would complain about requests that the logout refuses while the page is still
  // loading.
  await passkeys
  await expect(section.getByText(emailOf('Sam Sender'))).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(atProvider).toBeVisible()
  await page.goto('/sender/account')
  await expect(page).toHaveURL(/\/login\?returnTo=/)
})
