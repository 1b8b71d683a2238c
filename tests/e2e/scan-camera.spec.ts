import type { Browser, Page } from '@playwright/test'
import sql from 'sql-template-tag'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { layBeforeCamera, openWithCamera, openWithoutCamera } from './support/fake-camera.ts'
import { sendParcel, signInAs } from './support/people.ts'
import { expect, test } from './support/waybill.ts'
import type { Waybill } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'off', RATE_LIMITS: 'off' } })

const sights = {
  'the bar code of a label': (label: Page) =>
    label.getByRole('img', { name: 'Bar code of the tracking ID' }),
  'the square code of a label': (label: Page) =>
    label.getByRole('img', { name: 'QR code of the tracking page' }),
  'a whole label': (label: Page) => label.getByRole('article', { name: /^Shipping label of/ }),
}

for (const [what, find] of Object.entries(sights)) {
  test(`An administrator holds ${what} before the camera, and the parcel goes on once`, async ({
    browser,
    waybill,
  }) => {
    test.slow()
    const { page, parcel, close } = await openBefore(browser, waybill, `Held ${what}`, find)
    const complaints = complaintsOf(page)
    await page.goto('/admin/scan')
    await start(page)
    await page.getByRole('button', { name: 'Use the camera' }).click()
    const result = page.getByRole('status')
    await expect(result).toContainText(`Accepted${parcel.trackingId}`, { timeout: 30_000 })
    await holdStillFor(3, page)
    await expect(result).toContainText(`Accepted${parcel.trackingId}`)
    await expect(page.getByText('1 accepted · 0 refused · 0 waiting')).toBeVisible()
    const rows = await waybill.db.query(sql`
      select delivery_status as status, (
        select count(*)::integer from status_logs as log
        where log.parcel_id = parcels.id and log.status = 'APPROVED'
      ) as entries
      from parcels where id = ${parcel._id}
    `)
    expect(rows).toEqual([{ status: 'APPROVED', entries: 1 }])

    await page.getByRole('button', { name: 'Stop the camera' }).click()
    await expect(page.getByLabel('Picture of the camera')).toBeHidden()
    expect(complaints).toEqual([])
    await close()
  })
}

test('An administrator may read codes however they come to the page, and nowhere else', async ({
  browser,
  waybill,
}) => {
  test.slow()
  const { page } = await signInAs(browser, waybill.address, 'ADMIN', 'Ada Ways')
  await page.goto('/admin/users')
  expect(await mayRunWebAssembly(page)).toBe(false)
  await page.getByRole('link', { name: 'Scan' }).click()
  await seeScanning(page)
  // On within this document, which is then another one's.
  await page.getByRole('link', { name: 'Parcels' }).click()
  await expect(page.getByRole('heading', { name: 'All Parcels' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'All Parcels' })).toBeVisible()
  expect(await mayRunWebAssembly(page)).toBe(false)
  await page.goBack()
  await seeScanning(page)
  await page.goto('/Admin/Scan/')
  await seeScanning(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goto('/login?returnTo=%2Fadmin%2Fscan')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada.ways@waybill.test')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('a-long-enough-password')
  await page.getByRole('button', { name: 'Login' }).click()
  await seeScanning(page)
})

test('An administrator uses the camera on every screen, in both themes', async ({
  browser,
  waybill,
}) => {
  test.slow()
  const find = sights['the square code of a label']
  const { page, close } = await openBefore(browser, waybill, 'Every screen', find)
  const complaints = complaintsOf(page)
  await page.goto('/admin/scan')
  await start(page)
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await expect(page.getByRole('status')).toContainText('Accepted', { timeout: 30_000 })
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
  }
  expect(complaints).toEqual([])
  await close()
})

test('An administrator at a device without a camera reads so, and types instead', async ({
  browser,
  waybill,
}) => {
  const sender = await signInAs(browser, waybill.address, 'SENDER', 'Sam Typed')
  const receiver = await signInAs(browser, waybill.address, 'RECEIVER', 'Rita Typed')
  const admin = await signInAs(browser, waybill.address, 'ADMIN', 'Ada Typed')
  const parcel = await sendParcel(sender, receiver)
  const storageState = await admin.context.storageState()
  const { page, close } = await openWithoutCamera({ baseURL: waybill.address, storageState })
  await page.goto('/admin/scan')
  await start(page)
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'This device has no camera that the browser can use.',
  )
  await expect(page.getByRole('button', { name: 'Use the camera' })).toBeFocused()
  await seeNoViolationsInBothThemes(page)
  await page.getByRole('textbox', { name: 'Tracking ID' }).fill(parcel.trackingId)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  await expect(page.getByRole('status')).toContainText(`Accepted${parcel.trackingId}`)
  await close()
})

/** A camera in the hands of an administrator, with a new parcel's label before it. */
async function openBefore(
  browser: Browser,
  waybill: Waybill,
  name: string,
  find: (label: Page) => ReturnType<Page['locator']>,
) {
  const sender = await signInAs(browser, waybill.address, 'SENDER', `Sam ${name}`)
  const receiver = await signInAs(browser, waybill.address, 'RECEIVER', `Rita ${name}`)
  const admin = await signInAs(browser, waybill.address, 'ADMIN', `Ada ${name}`)
  const parcel = await sendParcel(sender, receiver)
  const printed = await browser.newContext({
    baseURL: waybill.address,
    deviceScaleFactor: 4,
    storageState: await sender.context.storageState(),
  })
  const label = await printed.newPage()
  await label.goto(`/sender/parcels/${parcel._id}/label`)
  await expect(find(label)).toBeVisible({ timeout: 30_000 })
  const picture = await layBeforeCamera(find(label))
  await printed.close()
  const storageState = await admin.context.storageState()
  const camera = await openWithCamera(picture, { baseURL: waybill.address, storageState })
  return { ...camera, parcel }
}

/** By the clock of the picture: longer than a code may be out of sight and still be the same. */
async function holdStillFor(seconds: number, page: Page): Promise<void> {
  const shown = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  const before = await shown()
  await expect.poll(shown, { timeout: 30_000 }).toBeGreaterThan(before + seconds)
}

async function start(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Approved' }).check()
  await page.getByRole('button', { name: 'Start scanning' }).click()
}

async function seeScanning(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Scan' })).toBeVisible()
  await expect.poll(() => mayRunWebAssembly(page)).toBe(true)
}

/** Whether the page's policy lets it compile: here a module with nothing in it. */
const mayRunWebAssembly = (page: Page) =>
  page
    .evaluate(() => {
      const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])
      return WebAssembly.compile(empty).then(
        () => true,
        () => false,
      )
    })
    // The page is being loaded anew.
    .catch(() => false)
