import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseMail } from '../server/mail/parse-mail.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { signInAs } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

const mails = mkdtempSync(join(tmpdir(), 'waybill-recovery-'))

test.use({
  reducedMotion: 'reduce',
  settings: {
    DEMO_DATA: 'off',
    SMTP_URL: pathToFileURL(mails).href,
    MAIL_FROM: 'parcels@example.com',
    PUBLIC_URL: 'https://parcels.example.com',
  },
})

/** The token of the link in the newest mail to this address. */
function mailedTokens(to: string): string[] {
  return readdirSync(mails)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => parseMail(readFileSync(join(mails, name), 'utf8')))
    .filter(({ headers }) => headers.get('to')?.includes(to))
    .map(({ text }) => /\/reset-password#([\w-]{43})/.exec(text)?.[1] ?? '')
}

for (const width of [360, 768, 1280]) {
  test(`a sender who forgot the password sets a new one by the mail's link, ${width} pixels wide`, async ({
    page,
    browser,
    waybill,
  }) => {
    const name = `Sam ${'abc'.charAt([360, 768, 1280].indexOf(width))}`
    const sender = await signInAs(browser, waybill.address, 'SENDER', name)
    const email = `sam.${name.at(-1)}@waybill.test`
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width, height: 800 })

    await page.goto(`${waybill.address}/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'Forgot your password?' })
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle('Forgot password · Waybill')
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    const result = page.getByRole('status').filter({ hasText: 'Look into your mail.' })
    await expect(result).toBeFocused()
    await seeNoViolationsInBothThemes(page)

    await expect.poll(() => mailedTokens(email), { timeout: 15_000 }).toHaveLength(1)
    await page.goto(`${waybill.address}/reset-password#${mailedTokens(email)[0]}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
    await expect(page).toHaveTitle('Set a new password · Waybill')
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    await page.getByLabel(/^New password/).fill('a new long password')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Your password is set. Please log in with it.')).toBeVisible()

    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a new long password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Logged in successfully!')).toBeVisible()
    expect((await sender.request.get('/api/user/me')).status()).toBe(401)
    expect(complaints).toEqual([])
    await sender.context.close()
  })
}

test('an administrator hands a link over, which works once', async ({ browser, page, waybill }) => {
  const admin = await signInAs(browser, waybill.address, 'ADMIN', 'Ada Admin')
  const receiver = await signInAs(browser, waybill.address, 'RECEIVER', 'Rita Receiver')
  await admin.page.setViewportSize({ width: 360, height: 800 })
  await admin.page.goto('/admin/users')
  await admin.page.getByRole('button', { name: 'Reset link for Rita Receiver' }).click()
  await admin.page.getByRole('button', { name: 'Make link' }).click()
  const dialog = admin.page.getByRole('dialog', { name: 'The reset link for Rita Receiver' })
  await expect(dialog).toContainText('It is shown only now')
  await seeNoViolationsInBothThemes(admin.page)
  const link = /http\S+#[\w-]{43}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await expect(dialog).toBeHidden()

  const use = async () => {
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel(/^New password/).fill('a new long password')
    await page.getByRole('button', { name: 'Set password' }).click()
  }
  await use()
  await expect(page.getByText('Your password is set. Please log in with it.')).toBeVisible()
  await use()
  const over = 'This link does not work any more. Please ask for a new one.'
  await expect(page.getByText(over)).toBeVisible()
  await Promise.all([admin.context.close(), receiver.context.close()])
})

test('a link that was cut on its way says so', async ({ page, waybill }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${waybill.address}/reset-password#abc`)
  const heading = page.getByRole('heading', { level: 1, name: 'This link is not complete' })
  await expect(heading).toBeVisible()
  await seeNoSidewaysScroll(page)
  await seeNoViolationsInBothThemes(page)
})
