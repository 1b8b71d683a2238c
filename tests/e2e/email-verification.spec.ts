import type { Page } from '@playwright/test'
import { startMailServer } from '../server/messaging/mail/mail-server.ts'
import { parseMail } from '../server/messaging/mail/parse-mail.ts'
import { collectComplaints } from './support/complaints.ts'
import { giveLogin, register } from './support/forms.ts'
import { checkScreen } from './support/screen.ts'
import { expect, test as base } from './support/waybill.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

const test = base.extend<object, { mails: MailServer }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mails = await startMailServer()
      await use(mails)
      await mails.stop()
    },
    { scope: 'worker' },
  ],
  settings: async ({ mails }, provide) => {
    await provide({
      DEMO_DATA: 'off',
      SMTP_URL: mails.url,
      MAIL_FROM: 'parcels@example.com',
      PUBLIC_URL: 'https://parcels.example.com',
      EMAIL_VERIFICATION: 'on',
    })
  },
})

// The parcel is refused first, which Chromium mentions.
test.use({ expectedComplaints: /status of 403/ })

/** The tokens of the links in the mails to this address, oldest first. */
const mailedTokens = (mails: MailServer, to: string): string[] =>
  mails.taken
    .filter((mail) => mail.to.includes(to))
    .map(({ source }) => /\/verify-email#([\w-]{43})/.exec(parseMail(source).text)?.[1] ?? '')

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Your email address' })

test('a sender confirms their address and finishes the parcel', async ({
  page,
  context,
  complaints,
  signInAs,
  mails,
}) => {
  await signInAs('RECEIVER', 'Rita Receiver')
  const email = 'sam@waybill.test'

  const account = { name: 'Sam Sender', email, password: 'a long password', role: 'Sender' }
  await register(page, account)
  await giveLogin(page, email, account.password)
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await page.goto('/sender/parcels')
  await expect(noticeOf(page)).toContainText(`A link went to ${email}.`)
  await checkScreen(page)

  await page.getByRole('button', { name: 'Send your first parcel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Parcel' })
  await dialog.getByRole('combobox', { name: 'Receiver' }).fill('Rita')
  await page.getByRole('option', { name: 'Rita Receiver' }).click()
  await dialog.getByRole('combobox', { name: 'From Address' }).fill('Dock 3')
  await dialog.getByRole('combobox', { name: 'To Address' }).fill('Tower 9')
  await dialog.getByRole('textbox', { name: /Weight/ }).fill('2.5')
  await dialog.getByRole('button', { name: 'Create Parcel' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Please confirm your email address first: open the link in the email that was sent to you.',
  )
  await checkScreen(page)

  await expect.poll(() => mailedTokens(mails, email), { timeout: 15_000 }).toHaveLength(1)
  const link = `/verify-email#${mailedTokens(mails, email)[0]}`
  const tab = await context.newPage()
  collectComplaints(tab, complaints)
  await tab.goto(link)
  const heading = tab.getByRole('heading', { level: 1, name: 'Confirm your address' })
  await expect(heading).toBeVisible()
  await expect(tab).toHaveTitle('Confirm your address · Waybill')
  await tab.getByRole('button', { name: 'Confirm' }).click()
  const result = tab.getByRole('status').filter({ hasText: 'Your email address is confirmed.' })
  await expect(result).toBeFocused()
  await checkScreen(tab)
  await tab.reload()
  await tab.getByRole('button', { name: 'Confirm' }).click()
  await expect(tab.getByText('Nothing left to do.')).toBeVisible()
  await tab.getByRole('link', { name: 'To your dashboard' }).click()
  await expect(tab.getByRole('heading', { name: 'My Parcels' })).toBeVisible()
  await expect(noticeOf(tab)).toBeHidden()
  await tab.close()

  await page.bringToFront()
  // Browsers with a window fire this when their user returns.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText(`A link went to ${email}.`)).toHaveCount(0)
  await expect(dialog.getByRole('combobox', { name: 'From Address' })).toHaveValue('Dock 3')
  // A toast under the pointer would stay.
  await page.mouse.move(0, 0)
  await dialog.getByRole('button', { name: 'Create Parcel' }).click()
  await expect(page.getByText('Parcel created successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
})
