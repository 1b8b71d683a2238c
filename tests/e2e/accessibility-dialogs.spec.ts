import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import sql from 'sql-template-tag'
import { demoAccounts } from '../../server/demo/accounts.ts'
import type { DemoPerson } from '../../server/demo/accounts.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolations,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { expect, test } from './support/waybill.ts'
import type { Waybill } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' }, reducedMotion: 'reduce' })

interface Opening {
  title: string
  user: DemoPerson | 'visitor'
  path: string
  button: string
}

const openings: Opening[] = [
  { title: 'a status', user: 'admin', path: '/admin/parcels', button: 'Update Status' },
  { title: 'a block', user: 'admin', path: '/admin/parcels', button: 'Block' },
  { title: 'a user', user: 'admin', path: '/admin/users', button: 'Block Noah Lindqvist' },
  { title: 'a cancellation', user: 'sender', path: '/sender/parcels', button: 'Cancel Parcel' },
  { title: 'a new parcel', user: 'sender', path: '/sender/parcels', button: 'Create Parcel' },
  {
    title: 'a delivery',
    user: 'receiver',
    path: '/receiver/dashboard',
    button: 'Confirm Delivery',
  },
  { title: 'a QR code', user: 'visitor', path: '/track/{id}', button: 'QR code' },
]

for (const { title, user, path, button } of openings)
  test(`A visitor without a mouse goes through the dialog about ${title} and back`, async ({
    browser,
    waybill,
  }) => {
    const context = await browser.newContext({ baseURL: waybill.address })
    if (user !== 'visitor') await signIn(context, user)
    const page = await context.newPage()
    await page.goto(await withIds(path, waybill))
    await press(page, button)
    const dialog = page.getByRole('dialog')
    const holdsFocus = () => dialog.evaluate((one) => one.contains(document.activeElement))
    await expect.poll(holdsFocus).toBe(true)
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key)
        await expect.poll(holdsFocus).toBe(true)
      }
    await page.keyboard.press('Escape')
    // A list of suggestions closes first.
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page, button)).toBeFocused()
    await context.close()
  })

test('The QR code is accessible and fits a narrow phone', async ({ page, waybill }) => {
  const complaints = complaintsOf(page)
  await page.goto(waybill.address + (await withIds('/track/{id}', waybill)))
  await press(page, 'QR code')
  await seeNoViolationsInBothThemes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await seeNoSidewaysScroll(page)
  expect(complaints).toEqual([])
})

test('Several parcels at once are accessible and fit a narrow phone', async ({ page, waybill }) => {
  const complaints = complaintsOf(page)
  await page.goto(waybill.address + (await withIds('/track/{id},{id2},TRK-0', waybill)))
  await page.getByText('2 of 3 parcels found').waitFor()
  await expect(page.getByText(/^Updated at/)).toBeVisible()
  await seeNoViolationsInBothThemes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await seeNoSidewaysScroll(page)
  // A tracking ID that is not there is a 404, and Chromium mentions it.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test('What is printed is accessible', async ({ browser, waybill }) => {
  const context = await browser.newContext({ baseURL: waybill.address })
  await signIn(context, 'sender')
  const page = await context.newPage()
  await page.goto('/sender/parcels')
  await page.getByRole('article').first().getByRole('link', { name: /^TRK-/ }).click()
  await expect(page).toHaveURL(/\/parcels\/[^/]+$/)
  for (const path of [
    `${new URL(page.url()).pathname}/label`,
    await withIds('/track/{id}', waybill),
    await withIds('/track/{id},{id2}', waybill),
  ])
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${path}, ${colorScheme}`, async () => {
        await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await page.getByText('TRK-').filter({ visible: true }).first().waitFor()
        await page.emulateMedia({ media: 'print', colorScheme, reducedMotion: 'reduce' })
        // A sheet of paper is not searched by its headings.
        const axe = new AxeBuilder({ page }).setLegacyMode(true)
        const { violations } = await axe.disableRules(['page-has-heading-one']).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
  await context.close()
})

test('Toasts are accessible, of success and of failure', async ({ page, waybill }) => {
  const toasts = page.locator('#toasts')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${waybill.address}/contact`)
    await page.getByRole('textbox', { name: 'Name' }).fill('Nia')
    await page.getByRole('textbox', { name: 'Email' }).fill('nia@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await page.getByRole('button', { name: 'Send Message' }).click()
    // A toast waits while the pointer is on it.
    await toasts.getByText('Message sent successfully!').hover()
    await seeNoViolations(page)

    await page.goto(`${waybill.address}/track`)
    await page.getByRole('button', { name: 'Track Parcel' }).click()
    await toasts.getByText('Please enter a tracking ID').hover()
    await seeNoViolations(page)
  }
})

/** The address with real tracking IDs in it. */
async function withIds(path: string, { db }: Waybill): Promise<string> {
  const [one, two] = await db.query<{ tracking_id: string }>(sql`
    select tracking_id from parcels where delivery_status = 'IN_TRANSIT'
    order by created_at limit 2
  `)
  return path.replace('{id}', one?.tracking_id ?? '').replace('{id2}', two?.tracking_id ?? '')
}

const opener = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, disabled: false }).first()

/** As a visitor who has no mouse. */
async function press(page: Page, name: string) {
  await opener(page, name).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
}

async function signIn(context: BrowserContext, user: DemoPerson) {
  const { email, password } = demoAccounts[user]
  const answer = await context.request.post('/api/user/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}
