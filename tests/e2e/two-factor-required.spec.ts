import { codeOf, secretOn } from './support/authenticator.ts'
import { password } from './support/people.ts'
import { checkScreen } from './support/screen.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'off', REQUIRE_2FA: 'admins' } })

test('an administrator sets it up before all else', async ({ signInAs }) => {
  const { page, request } = await signInAs('ADMIN', 'Ada Admin')

  await page.goto('/admin/parcels?page=1')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Set up two-factor authentication')
  await expect(page).toHaveTitle('Two-factor authentication · Waybill')
  await checkScreen(page)
  await page.goto('/admin/users')
  await page.reload()
  await expect(heading).toHaveText('Set up two-factor authentication')
  expect((await request.get('/api/parcel')).status()).toBe(403)

  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await page.getByLabel(/^Your password/).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const code = page.getByRole('textbox', { name: /^Code from the app/ })
  await expect(code).toBeFocused()
  await code.fill(codeOf(await secretOn(page)))
  await code.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await page.getByRole('button', { name: 'I have saved them' }).click()

  await expect(heading).toHaveText('Manage Users')
  await expect(page.getByRole('table')).toBeVisible()
})

test('an administrator who does not want to logs out', async ({ signInAs }) => {
  const { page } = await signInAs('ADMIN', 'Adam Admin')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a sender goes on without it', async ({ signInAs }) => {
  const { page } = await signInAs('SENDER', 'Sam Sender')
  await page.goto('/sender')
  await expect(page.getByRole('heading', { level: 1, name: 'My Parcels' })).toBeVisible()
})
