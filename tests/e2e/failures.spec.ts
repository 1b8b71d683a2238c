import type { Page } from '@playwright/test'
import { userNamed } from '../support/plain-host/look-up.ts'
import { expect, signInAs, test } from './support/plain.ts'
import { checkScreen } from './support/screen.ts'

// Other failures are tested on every call in tests/client/app/failed-*.test.tsx.

test('An administrator sees that the connection is lost, and continues once it is back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'ada', '/admin/users')
  await expect(page.getByRole('table')).toBeVisible()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/dialog-window-')),
  )
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Block Bea Bauer', exact: true }).click()
  await page.getByRole('button', { name: 'Block user' }).click()
  await expect(toasts(page).getByText('Something went wrong!')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await expect(toasts(page).getByText('Bea Bauer has been blocked 🚫')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unblock Bea Bauer' })).toBeVisible()
})

test('A visitor whose next page fails to load can load it again', async ({ page }) => {
  await page.route('**/assets/contact-page*', (route) => route.abort('connectionfailed'))
  await page.goto('/about')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await page.unroute('**/assets/contact-page*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
})

test('Pages for unknown and blocked users are accessible and fit every screen', async ({
  page,
  host,
}) => {
  const seeAccessible = async (text: string) => {
    await expect(page.getByText(text)).toBeVisible()
    await checkScreen(page)
  }
  host.shapes.lookups = 'broken'
  await page.goto('/sender/parcels')
  await seeAccessible('We could not check whether you are logged in.')

  host.shapes.lookups = 'right'
  userNamed(host, 'Sam Sender').isBlocked = 'BLOCKED'
  await signInAs(page, 'sam', '/sender/parcels')
  await seeAccessible('Your account is blocked')
})

const toasts = (page: Page) => page.locator('#toasts')
