import type { Page, Route } from '@playwright/test'
import { seeNoSidewaysScroll, seeNoViolationsInBothThemes } from './support/accessible.ts'
import { cardOf, signInAs, expect, logIn, test } from './support/plain.ts'

test('A sender whose create is never answered is told after 15 seconds and tries again', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await signInAs(page, 'sam', '/sender/parcels')
  const keys: (string | undefined)[] = []
  let stalled = true
  await page.route('**/api/parcel', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!stalled) await route.continue()
  })
  await page.getByRole('button', { name: 'Create Parcel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Parcel' })
  const create = dialog.getByRole('button', { name: 'Create Parcel' })
  await dialog.getByRole('combobox', { name: 'Receiver' }).fill('rita')
  await page.clock.runFor(1000)
  await page.getByRole('option', { name: /Rita Receiver/ }).click()
  await dialog.getByRole('combobox', { name: 'From Address' }).fill('Dock 3')
  await dialog.getByRole('combobox', { name: 'To Address' }).fill('Tower 9')
  await dialog.getByRole('spinbutton', { name: /Weight/ }).fill('2.5')
  await create.click()
  await expect(create).toHaveAttribute('aria-busy', 'true')

  await page.clock.fastForward(15_000)
  await expect(toasts(page).getByText('Failed to create parcel')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'From Address' })).toHaveValue('Dock 3')
  await expect(dialog.getByRole('combobox', { name: 'Receiver' })).toHaveValue('Rita Receiver')

  stalled = false
  await create.click()
  await expect(toasts(page).getByText('Parcel created successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(host.rows.parcels).toHaveLength(9)
})

test('A visitor logs in and registers over a bad line', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('sam@plain.test')
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await password.fill('secret1')
  for (const [way, text] of answers('Login failed')) {
    await page.route('**/api/user/login', way, { times: 1 })
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(toasts(page).getByText(text).last()).toBeVisible()
    await expect(password).toHaveValue('secret1')
  }
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(toasts(page).getByText('Logged in successfully!')).toBeVisible()

  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Name' }).fill('Nia Novak')
  await page.getByRole('textbox', { name: 'Email' }).fill('nia@plain.test')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('secret1')
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('secret1')
  for (const [way, text] of answers('Registration failed')) {
    await page.route('**/api/user', way, { times: 1 })
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(toasts(page).getByText(text).last()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Nia Novak')
  }
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(toasts(page).getByText('User registered successfully!')).toBeVisible()
})

test('An administrator is told of a lost connection, and goes on once it is back', async ({
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

test('A sender whose list is answered with a web page tries again', async ({ page }) => {
  await page.route('**/api/parcel/me*', webPage, { times: 1 })
  await signInAs(page, 'sam', '/sender/parcels')
  await expect(page.getByText('Failed to load parcels.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('A sender whose session ends is led through the login and back', async ({ page, host }) => {
  await signInAs(page, 'sam', '/sender/parcels?page=2')
  await expect(page.getByRole('article')).toHaveCount(2)
  host.endSessions(true)
  await cardOf(page, 'TRK-0001-PLAIN').getByRole('button', { name: 'Cancel Parcel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()
  await expect(toasts(page).getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL('/login?returnTo=%2Fsender%2Fparcels%3Fpage%3D2')
  await page.getByRole('textbox', { name: 'Email' }).fill('sam@plain.test')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('secret1')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/sender/parcels?page=2')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('No visitor sees a blank page while it cannot be asked who they are', async ({ page }) => {
  await page.route('**/api/user/me?*', (route) => route.abort('connectionfailed'))
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto('/admin/parcels')
  await expect(page.getByText('The server could not be asked who you are.')).toBeVisible()
  await expect(page.getByText('Check your connection.')).toBeVisible()
  await expect(page).toHaveURL('/login?returnTo=%2Fadmin%2Fparcels')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@')
  await page.unroute('**/api/user/me?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The server could not be asked who you are.')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@')
  await expect(page).toHaveURL('/login?returnTo=%2Fadmin%2Fparcels')
})

test('What a user reads who is not known, or blocked, is accessible and fits a narrow phone', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seeAccessible = async (text: string) => {
    await expect(page.getByText(text)).toBeVisible()
    await seeNoViolationsInBothThemes(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await seeNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
  host.shapes.lookups = 'broken'
  await page.goto('/sender/parcels')
  await seeAccessible('The server could not be asked who you are.')

  host.shapes.lookups = 'right'
  const sam = host.rows.accounts.find(({ user }) => user.name === 'Sam Sender')
  if (sam) sam.user.isBlocked = 'BLOCKED'
  await signInAs(page, 'sam', '/sender/parcels')
  await seeAccessible('Your account is blocked')
})

test('A user whose logout fails is told, and logs out the second time', async ({ page }) => {
  await logIn(page, 'sam')
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toasts(page).getByText('Logout failed')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('A visitor whose next page does not arrive loads it anew', async ({ page }) => {
  await page.route('**/assets/contact-page*', (route) => route.abort('connectionfailed'))
  await page.goto('/about')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await page.unroute('**/assets/contact-page*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
})

const webPage = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' })

/** The bad answers to a request, and what the visitor reads of each. */
function answers(fallback: string): [(route: Route) => Promise<void>, string][] {
  return [
    [(route) => route.abort('connectionreset'), fallback],
    [(route) => route.fulfill({ status: 500, json: { message: 'Out of vans' } }), 'Out of vans'],
    [(route) => route.fulfill({ status: 500, body: '' }), fallback],
    [(route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>' }), fallback],
    [webPage, fallback],
  ]
}

const toasts = (page: Page) => page.locator('#toasts')
