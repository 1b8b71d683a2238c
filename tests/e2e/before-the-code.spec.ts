import type { Page } from '@playwright/test'
import { sendParcel } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

// Chromium mentions missing pages, and requests that are canceled while the code is held back.
test.use({ expectedComplaints: /status of (401|404)|ERR_FAILED/ })

test('a visitor without JavaScript can read the home page and the page for a wrong address', async ({
  browser,
  waybill,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(waybill.address)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every parcel, in plain sight')
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')

  const answer = await page.goto(`${waybill.address}/nowhere`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await context.close()
})

test('An ID typed over a link’s before the code has loaded is kept and looked up', async ({
  page,
  waybill,
}) => {
  const release = await holdBackCode(page)
  await page.goto(`${waybill.address}/track/${unknown}`, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Tracking ID' })
  await expect(field).toHaveValue(unknown)
  await field.fill('TRK-1111-1111-1111-1111')
  release()
  await expect(page.getByText('Parcel not found!')).toBeVisible()
  await expect(field).toHaveValue('TRK-1111-1111-1111-1111')

  await page.getByRole('button', { name: 'Track Parcel' }).click()
  await expect(page).toHaveURL(`${waybill.address}/track/TRK-1111-1111-1111-1111`)
})

test('A form submitted before the code has loaded is sent afterwards, and never appears in the address', async ({
  signInAs,
}) => {
  const { context, page } = await signInAs('SENDER', 'Early Ella')
  await context.clearCookies()
  let release = await holdBackCode(page)
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))

  await test.step('a message', async () => {
    await open('/contact')
    await page.getByRole('textbox', { name: 'Name' }).fill('Vera Visitor')
    await page.getByRole('textbox', { name: 'Email' }).fill('vera@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Where is my parcel?')
    await page.getByRole('button', { name: 'Send' }).click()
    release()
    await expect(page.getByText('Message sent successfully!')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  })

  await test.step('parcels to look up', async () => {
    release = await holdBackCode(page)
    await open('/track')
    await page.getByRole('textbox', { name: 'Tracking ID' }).fill(unknown)
    await page.getByRole('button', { name: 'Track Parcel' }).click()
    release()
    await expect(page).toHaveURL(`/track/${unknown}`)
    await expect(page.getByText('Parcel not found!')).toBeVisible()
  })

  await test.step('a login, submitted with Enter', async () => {
    release = await holdBackCode(page)
    await open('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill('early.ella@waybill.test')
    const password = page.getByRole('textbox', { name: 'Password', exact: true })
    await password.fill('a-long-enough-password')
    await password.press('Enter')
    await expect(page).toHaveURL('/login')
    release()
    await expect(page.getByText('Logged in successfully!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })
  expect(addresses.filter((address) => /password|vera/i.test(address))).toEqual([])
})

test('a returning user is not offered the login before the session is known to be over', async ({
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

test('The session is requested once, before the dashboard’s code has loaded', async ({
  signInAs,
  waybill,
}) => {
  const { page } = await signInAs('SENDER', 'Early Edda')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(waybill.address, '')))
  const calls = () => asked.filter((address) => address.startsWith('/api/'))
  const release = await holdBackCode(page)
  await page.goto('/sender/parcels', { waitUntil: 'commit' })
  // Nothing else: input that is not taken now would wait for the next page.
  await expect.poll(calls).toEqual(['/api/user/me?optional=true'])

  release()
  await expect(page.getByRole('heading', { name: 'My Parcels' })).toBeVisible()
  expect(calls().filter((address) => address === '/api/user/me?optional=true')).toEqual([
    '/api/user/me?optional=true',
  ])
})

test('a tracked parcel is requested once, before the code has loaded', async ({
  page,
  signInAs,
  waybill,
}) => {
  const receiver = await signInAs('RECEIVER', 'Early Receiver')
  const sender = await signInAs('SENDER', 'Early Sender')
  const { trackingId } = await sendParcel(sender, receiver)
  await page.route('**/events', (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(waybill.address, '')))
  const tracking = () => asked.filter((address) => address.startsWith('/api/parcel/track'))
  const release = await holdBackCode(page)
  await page.goto(`/track/${trackingId}`, { waitUntil: 'commit' })
  await expect.poll(tracking).toEqual([`/api/parcel/track?trackingId=${trackingId}`])
  await expect(page.getByRole('heading', { name: 'Track a parcel' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tracking ID' })).toHaveValue(trackingId)
  await expect(page.getByText('Looking up the parcel…')).toBeVisible()

  release()
  await expect(page.getByRole('article', { name: trackingId })).toBeVisible()
  expect(tracking()).toEqual([`/api/parcel/track?trackingId=${trackingId}`])
})

const unknown = 'TRK-0000-0000-0000-0000'

/** Holds back the code of every page until the test releases it. */
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
