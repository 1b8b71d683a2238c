import type { Page } from '@playwright/test'
import { startMailServer } from '../server/mail/mail-server.ts'
import { parseMail } from '../server/mail/parse-mail.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { signInAs } from './support/people.ts'
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
  settings: [
    async ({ mails }, use) => {
      await use({
        DEMO_DATA: 'off',
        SMTP_URL: mails.url,
        MAIL_FROM: 'parcels@example.com',
        PUBLIC_URL: 'https://parcels.example.com',
        EMAIL_VERIFICATION: 'on',
      })
    },
    { scope: 'worker' },
  ],
})

test.use({ reducedMotion: 'reduce' })

/** The tokens of the links in the mails to this address, oldest first. */
const mailedTokens = (mails: MailServer, to: string): string[] =>
  mails.taken
    .filter((mail) => mail.to.includes(to))
    .map(({ source }) => /\/verify-email#([\w-]{43})/.exec(parseMail(source).text)?.[1] ?? '')

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Your e-mail address' })

for (const [index, width] of [360, 768, 1280].entries()) {
  test(`a sender confirms the address and goes on with the parcel, ${width} pixels wide`, async ({
    page,
    context,
    browser,
    waybill,
    mails,
  }) => {
    const name = `Rita ${'abc'.charAt(index)}`
    const receiver = await signInAs(browser, waybill.address, 'RECEIVER', name)
    const email = `sam.${width}@waybill.test`
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width, height: 800 })

    await page.goto(`${waybill.address}/register`)
    await page.getByRole('textbox', { name: 'Name' }).fill('Sam Sender')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    for (const field of ['Password', 'Confirm Password'])
      await page.getByRole('textbox', { name: field, exact: true }).fill('a long password')
    await page.getByRole('radio', { name: /^Sender/ }).check()
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('User registered successfully!')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a long password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Logged in successfully!')).toBeVisible()
    await page.goto(`${waybill.address}/sender/parcels`)
    await expect(noticeOf(page)).toContainText(`A link went to ${email}.`)
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)

    await page.getByRole('button', { name: 'Send your first parcel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Parcel' })
    await dialog.getByRole('combobox', { name: 'Receiver' }).fill(name)
    await page.getByRole('option', { name }).click()
    await dialog.getByRole('combobox', { name: 'From Address' }).fill('Dock 3')
    await dialog.getByRole('combobox', { name: 'To Address' }).fill('Tower 9')
    await dialog.getByRole('spinbutton', { name: /Weight/ }).fill('2.5')
    await dialog.getByRole('button', { name: 'Create Parcel' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Please confirm your e-mail address first: open the link in the e-mail that was sent to you.',
    )
    await seeNoViolationsInBothThemes(page)

    await expect.poll(() => mailedTokens(mails, email), { timeout: 15_000 }).toHaveLength(1)
    const link = `${waybill.address}/verify-email#${mailedTokens(mails, email)[0]}`
    const tab = await context.newPage()
    await tab.setViewportSize({ width, height: 800 })
    await tab.goto(link)
    const heading = tab.getByRole('heading', { level: 1, name: 'Confirm your address' })
    await expect(heading).toBeVisible()
    await expect(tab).toHaveTitle('Confirm your address · Waybill')
    await seeNoSidewaysScroll(tab)
    await seeNoViolationsInBothThemes(tab)
    await tab.getByRole('button', { name: 'Confirm' }).click()
    const result = tab.getByRole('status').filter({ hasText: 'Your e-mail address is confirmed.' })
    await expect(result).toBeFocused()
    await seeNoViolationsInBothThemes(tab)
    await tab.reload()
    await tab.getByRole('button', { name: 'Confirm' }).click()
    await expect(tab.getByText('Nothing left to do.')).toBeVisible()
    await tab.getByRole('link', { name: 'To your dashboard' }).click()
    await expect(tab.getByRole('heading', { name: 'My Parcels' })).toBeVisible()
    await expect(noticeOf(tab)).toBeHidden()
    await tab.close()

    await page.bringToFront()
    // As browsers with a window say when their user comes back to it.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText(`A link went to ${email}.`)).toHaveCount(0)
    await expect(dialog.getByRole('combobox', { name: 'From Address' })).toHaveValue('Dock 3')
    // A toast under the pointer would stay.
    await page.mouse.move(0, 0)
    await dialog.getByRole('button', { name: 'Create Parcel' }).click()
    await expect(page.getByText('Parcel created successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    // The browser mentions the refusal, which the sender has read.
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([])
    await receiver.context.close()
  })
}

test('a receiver has the link sent again, and reads when that can be done once more', async ({
  browser,
  waybill,
  mails,
}) => {
  const { page, context } = await signInAs(browser, waybill.address, 'RECEIVER', 'Rosa Receiver')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/receiver/dashboard')
  const notice = noticeOf(page)
  for (let turn = 2; turn <= 5; turn += 1) {
    await notice.getByRole('button', { name: 'Send link again' }).click()
    await expect(notice.getByRole('status')).toHaveText('A new link is on its way.')
    await expect
      .poll(() => mailedTokens(mails, 'rosa.receiver@waybill.test'), { timeout: 15_000 })
      .toHaveLength(turn)
  }
  await notice.getByRole('button', { name: 'Send link again' }).click()
  await expect(notice.getByRole('status')).toHaveText(
    /^Another e-mail can be sent in \d+ minutes\.$/,
  )
  await seeNoSidewaysScroll(page)
  await seeNoViolationsInBothThemes(page)
  await context.close()
})

test('a link that is over or was cut on its way says what to do', async ({ page, waybill }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${waybill.address}/verify-email#${'A'.repeat(43)}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This link does not work any more.')).toBeVisible()
  await seeNoSidewaysScroll(page)
  await seeNoViolationsInBothThemes(page)
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${waybill.address}/login`)

  await page.goto(`${waybill.address}/verify-email#abc`)
  const heading = page.getByRole('heading', { level: 1, name: 'This link is not complete' })
  await expect(heading).toBeVisible()
  await seeNoSidewaysScroll(page)
  await seeNoViolationsInBothThemes(page)
})
