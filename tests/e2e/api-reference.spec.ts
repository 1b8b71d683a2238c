import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoAccounts } from '../../server/demo/accounts.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' }, reducedMotion: 'reduce' })

for (const width of [360, 1280]) {
  test(`A developer begins to read on a screen of ${width} px, in both themes`, async ({
    page,
    waybill,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const complaints = complaintsOf(page)
    const others = requestsBeyond(page, waybill.address)
    await page.goto(`${waybill.address}/api/docs`)
    await expect(page).toHaveTitle('API reference · Waybill')
    await page.getByRole('heading', { level: 1, name: 'Waybill' }).waitFor()
    await expect(page.getByRole('heading', { name: 'Signing in' })).toBeAttached()
    await expect(page.getByRole('heading', { name: 'TypeScript client' })).toBeAttached()
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    expect(complaints).toEqual([])
    expect(others).toEqual([])
  })

  test(`A developer reads about a call on a screen of ${width} px, in both themes`, async ({
    page,
    waybill,
  }) => {
    // Every operation is on the page, and looked at.
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const complaints = complaintsOf(page)
    const others = requestsBeyond(page, waybill.address)
    await page.goto(`${waybill.address}/api/docs#tag/parcel/cancelParcel`)
    const call = callNamed(page, 'Cancel my parcel')
    await expect(call.getByRole('heading', { name: 'Cancel my parcel' })).toBeInViewport()
    await expect(call).toContainText('cancelParcel')
    await expect(call).toContainText('Who may call it: SENDER.')
    await expect(call).toContainText(`curl -s -b cookies.txt -X PATCH '${waybill.address}/api/`)
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    expect(complaints).toEqual([])
    expect(others).toEqual([])
  })
}

test('A developer finds a call in the list, and its example for TypeScript', async ({
  page,
  waybill,
}) => {
  await page.goto(`${waybill.address}/api/docs`)
  await page.getByRole('link', { name: /^Where is this parcel/ }).click()
  await expect(page).toHaveURL(/#tag\/parcel\/trackParcel$/)
  const call = callNamed(page, 'Where is this parcel')
  await expect(call).toContainText('Who may call it: PUBLIC, anyone with or without a session.')
  await call.getByRole('button', { name: 'curl' }).click()
  await page.getByRole('option', { name: 'TypeScript fetch' }).click()
  await expect(call).toContainText(
    `await fetch('${waybill.address}/api/parcel/track?trackingId=TRK-7H2K-9QXM-3VBT-RD4W'`,
  )
})

test('An administrator sends a request from the page, as the user who is signed in', async ({
  page,
  waybill,
}) => {
  const complaints = complaintsOf(page)
  const others = requestsBeyond(page, waybill.address)
  const { email, password } = demoAccounts.admin
  const login = `${waybill.address}/api/user/login`
  expect((await page.request.post(login, { data: { email, password } })).status()).toBe(200)

  await page.goto(`${waybill.address}/api/docs#tag/session/getCurrentUser`)
  await callNamed(page, 'Who is asking')
    .getByRole('button', { name: /Test Request/ })
    .click()
  const dialog = page.getByRole('dialog')
  const answer = page.waitForResponse(/\/api\/user\/me/)
  await dialog.getByRole('button', { name: /^Send get request/ }).click()
  expect((await answer).status()).toBe(200)
  await expect(dialog).toContainText(email)
  await seeNoSeriousViolations(page)
  expect(complaints).toEqual([])
  expect(others).toEqual([])
})

test('A developer who has chosen no theme reads in that of the system, as it changes', async ({
  page,
  waybill,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${waybill.address}/api/docs`)
  await page.getByRole('heading', { level: 1, name: 'Waybill' }).waitFor()
  await expect(page.locator('body')).toHaveClass(/dark-mode/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveClass(/light-mode/)
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe(null)
})

test('A developer reads in the theme that was chosen for Waybill, and chooses another here', async ({
  page,
  waybill,
}) => {
  await page.goto(`${waybill.address}/about`)
  await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'dark'))
  await page.goto(`${waybill.address}/api/docs`)
  const [html, body] = [page.locator('html'), page.locator('body')]
  await expect(body).toHaveClass(/dark-mode/)
  await expect(html).toHaveClass('dark')
  await page.getByRole('button', { name: 'Set light mode' }).click()
  await expect(body).toHaveClass(/light-mode/)
  await expect(html).toHaveClass('light')
  await page.getByRole('link', { name: 'Waybill' }).click()
  await expect(page).toHaveURL(`${waybill.address}/`)
  await expect(html).toHaveClass('light')
})

/** Of the dialog, which is Scalar's own, only what would keep a developer from using it. */
async function seeNoSeriousViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

const callNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What the page asks of any other host. */
function requestsBeyond(page: Page, address: string): string[] {
  const others: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== address && !/^(?:data|blob):/.test(request.url())) others.push(request.url())
  })
  return others
}
