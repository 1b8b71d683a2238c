import type { Page } from '@playwright/test'
import { expect, test } from './support/waybill.ts'

test('somebody without JavaScript reads the home page', async ({ browser, waybill }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(waybill.address)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every parcel, in plain sight')
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  await context.close()
})

test('somebody who types before the code is there is understood', async ({ page, waybill }) => {
  const release = await holdBackCode(page)
  await page.goto(`${waybill.address}/track`, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Tracking ID' }).fill('TRK-0000-0000-0000-0000')
  release()
  await page.waitForLoadState('load')
  await expect(async () => {
    await page.getByRole('button', { name: 'Track Parcel' }).click()
    await expect(page).toHaveURL(`${waybill.address}/track/TRK-0000-0000-0000-0000`, {
      timeout: 500,
    })
  }).toPass()

  await expect(page.getByText('Parcel not found!')).toBeVisible()
})

test('a password that is sent before the code is there stays out of the address', async ({
  page,
  waybill,
}) => {
  await holdBackCode(page)
  await page.goto(`${waybill.address}/login`, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill('selma@journey.test')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a secret')
  await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter')

  await expect(page).toHaveURL(`${waybill.address}/login`)
})

test('somebody who was signed in is not offered the login until it is known that they are not', async ({
  page,
  waybill,
}) => {
  await page.addInitScript(() => localStorage.setItem('waybill-someone-signed-in', 'yes'))
  const release = await holdBackCode(page)
  await page.goto(waybill.address, { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()

  release()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('somebody who lost the way is told so by the status, too', async ({ page, waybill }) => {
  const answer = await page.goto(`${waybill.address}/nowhere`)

  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

async function holdBackCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
