import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { codeOf, secretOn } from './support/authenticator.ts'
import { signInAs } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'off', REQUIRE_2FA: 'admins' }, reducedMotion: 'reduce' })

const password = 'a-long-enough-password'

for (const width of [360, 768, 1280]) {
  test(`an administrator sets it up before all else, ${width} pixels wide`, async ({
    browser,
    waybill,
  }) => {
    const name = `Ada ${'abc'.charAt([360, 768, 1280].indexOf(width))}`
    const { page, context } = await signInAs(browser, waybill.address, 'ADMIN', name)
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width, height: 800 })

    await page.goto('/admin/parcels?page=1')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Set up two-factor authentication')
    await expect(page).toHaveTitle('Two-factor authentication · Waybill')
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    await page.goto('/admin/users')
    await page.reload()
    await expect(heading).toHaveText('Set up two-factor authentication')
    expect((await context.request.get('/api/parcel')).status()).toBe(403)

    await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
    await page.getByLabel(/^Your password/).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    const code = page.getByRole('textbox', { name: /^Code of the app/ })
    await expect(code).toBeFocused()
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    await code.fill(codeOf(await secretOn(page)))
    await code.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    await seeNoViolationsInBothThemes(page)
    await page.getByRole('button', { name: 'I have kept them' }).click()

    await expect(heading).toHaveText('Manage Users')
    await expect(page.getByRole('table')).toBeVisible()
    expect(complaints).toEqual([])
    await context.close()
  })
}

test('an administrator who does not want to logs out', async ({ browser, waybill }) => {
  const { page, context } = await signInAs(browser, waybill.address, 'ADMIN', 'Adam Admin')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await context.close()
})

test('a sender goes on without it', async ({ browser, waybill }) => {
  const { page, context } = await signInAs(browser, waybill.address, 'SENDER', 'Sam Sender')
  await page.goto('/sender')
  await expect(page.getByRole('heading', { level: 1, name: 'My Parcels' })).toBeVisible()
  await context.close()
})
