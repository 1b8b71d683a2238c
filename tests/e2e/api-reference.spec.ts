import type { Page } from '@playwright/test'
import { demoAccounts } from '../../server/accounts/users/demo-accounts.ts'
import { seeNoSidewaysScroll, seeNoViolations, violationsOf } from './support/screen.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' } })

test('A developer opens a call by its link, in the system’s theme, on narrow and wide screens, and searches for another', async ({
  page,
  waybill,
}) => {
  // Scrolls through every operation on the page.
  test.slow()
  const others = requestsBeyond(page, waybill.address)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${waybill.address}/api/docs#tag/parcel/cancelParcel`)
  await expect(page).toHaveTitle('API reference · Waybill')
  const call = callNamed(page, 'Cancel my parcel')
  await expect(call.getByRole('heading', { name: 'Cancel my parcel' })).toBeInViewport()
  await expect(call).toContainText('cancelParcel')
  await expect(call).toContainText('Who may call it: SENDER.')
  await expect(call).toContainText(`curl -s -b cookies.txt -X PATCH '${waybill.address}/api/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Waybill' })).toBeAttached()
  for (const name of ['Signing in', 'TypeScript client'])
    await expect(page.getByRole('heading', { name })).toBeAttached()
  const [html, body] = [page.locator('html'), page.locator('body')]
  await expect(body).toHaveClass(/dark-mode/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body).toHaveClass(/light-mode/)
  await expect(html).toHaveClass('light')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await seeNoSidewaysScroll(page)
    await seeNoViolations(page)
  }
  // Only colours differ in the other theme.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveClass('dark')
  await seeNoViolations(page, ['color-contrast'])
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe(null)

  await test.step('from the list of calls', async () => {
    await page.getByRole('link', { name: /^Where is this parcel/ }).click()
    await expect(page).toHaveURL(/#tag\/parcel\/trackParcel$/)
    const other = callNamed(page, 'Where is this parcel')
    await expect(other).toContainText('Who may call it: PUBLIC, anyone with or without a session.')
    await other.getByRole('button', { name: 'curl' }).click()
    await page.getByRole('option', { name: 'TypeScript fetch' }).click()
    await expect(other).toContainText(
      `await fetch('${waybill.address}/api/parcel/track?trackingId=TRK-7H2K-9QXM-3VBT-RD4W'`,
    )
  })
  expect(others).toEqual([])
})

test('An administrator sees the theme chosen in Waybill, chooses another, and sends a request', async ({
  signInAsDemo,
  waybill,
}) => {
  const { page } = await signInAsDemo('admin')
  const others = requestsBeyond(page, waybill.address)
  await page.goto(`${waybill.address}/about`)
  await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'dark'))

  await page.goto(`${waybill.address}/api/docs#tag/session/getCurrentUser`)
  const [html, body] = [page.locator('html'), page.locator('body')]
  await expect(body).toHaveClass(/dark-mode/)
  await expect(html).toHaveClass('dark')
  const call = callNamed(page, 'Who is asking')
  await expect(call.getByRole('heading', { name: 'Who is asking' })).toBeInViewport()
  await page.getByRole('button', { name: 'Set light mode' }).click()
  await expect(body).toHaveClass(/light-mode/)
  await expect(html).toHaveClass('light')

  await call.getByRole('button', { name: /Test Request/ }).click()
  const dialog = page.getByRole('dialog')
  const answer = page.waitForResponse(/\/api\/user\/me/)
  await dialog.getByRole('button', { name: /^Send get request/ }).click()
  expect((await answer).status()).toBe(200)
  await expect(dialog).toContainText(demoAccounts.admin.email)
  expect((await violationsOf(page)).filter(isSerious)).toEqual([])

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Waybill' }).click()
  await expect(page).toHaveURL(`${waybill.address}/`)
  await expect(html).toHaveClass('light')
  expect(others).toEqual([])
})

/**
 * True if it keeps a developer from using the page. In the dialog, which is Scalar's own, only such problems
 * count.
 */
const isSerious = ({ impact }: { impact: unknown }) => impact === 'serious' || impact === 'critical'

const callNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Collects requests to any other host. */
function requestsBeyond(page: Page, address: string): string[] {
  const others: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== address && !/^(?:data|blob):/.test(request.url())) others.push(request.url())
  })
  return others
}
