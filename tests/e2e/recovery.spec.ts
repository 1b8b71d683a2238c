import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseMail } from '../server/messaging/mail/parse-mail.ts'
import { giveLogin } from './support/forms.ts'
import { emailOf } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

// Playwright empties this folder before each run.
const mails = resolve('test-results/recovery-mails')

// Chromium mentions that an expired link is refused.
test.use({
  expectedComplaints: /status of 404/,
  settings: {
    DEMO_DATA: 'off',
    SMTP_URL: pathToFileURL(mails).href,
    MAIL_FROM: 'parcels@example.com',
    PUBLIC_URL: 'https://parcels.example.com',
  },
})

test.beforeAll(() => mkdirSync(mails, { recursive: true }))

/** The token of the link in the newest mail to this address. */
function mailedTokens(to: string): string[] {
  return readdirSync(mails)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => parseMail(readFileSync(join(mails, name), 'utf8')))
    .filter(({ headers }) => headers.get('to')?.includes(to))
    .map(({ text }) => /\/reset-password#([\w-]{43})/.exec(text)?.[1] ?? '')
}

test('a sender who forgot the password sets a new one with the emailed link', async ({
  page,
  signInAs,
}) => {
  const sender = await signInAs('SENDER', 'Sam Sender')
  const email = emailOf('Sam Sender')

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Forgot your password?' })
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle('Forgot password · Waybill')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  const result = page.getByRole('status').filter({ hasText: 'Check your email.' })
  await expect(result).toBeFocused()

  await expect.poll(() => mailedTokens(email), { timeout: 15_000 }).toHaveLength(1)
  await page.goto(`/reset-password#${mailedTokens(email)[0]}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
  await expect(page).toHaveTitle('Set a new password · Waybill')
  await page.getByLabel(/^New password/).fill('a new long password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your password is set. Please log in with it.')).toBeVisible()

  await giveLogin(page, email, 'a new long password')
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  expect((await sender.request.get('/api/user/me')).status()).toBe(401)
})
