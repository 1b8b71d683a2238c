import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import type { Parcel } from '../../openapi.d.ts'
import { complaintsOf } from './support/complaints.ts'
import { layBeforeCamera, openWithCamera } from './support/fake-camera.ts'
import { giveLogin } from './support/forms.ts'
import { emailOf, password, sendParcel } from './support/people.ts'
import { checkScreen } from './support/screen.ts'
import { expect, test } from './support/waybill.ts'

/** The codes of a label, each alone and both together. */
const sights = [
  (label: Page) => label.getByRole('img', { name: 'Bar code of the tracking ID' }),
  (label: Page) => label.getByRole('img', { name: 'QR code of the tracking page' }),
  (label: Page) => label.getByRole('article', { name: /^Shipping label of/ }),
]

test('An administrator scans labels with the camera, and each parcel moves once', async ({
  signInParties,
  waybill,
}) => {
  const { sender, receiver, admin } = await signInParties('Held', { deviceScaleFactor: 4 })
  const parcels: Parcel[] = []
  const pictures: Buffer[] = []
  for (const find of sights) {
    const parcel = await sendParcel(sender, receiver)
    await sender.page.goto(`/sender/parcels/${parcel._id}/label`)
    pictures.push(await layBeforeCamera(find(sender.page)))
    parcels.push(parcel)
  }
  const storageState = await admin.context.storageState()
  const { page, close } = await openWithCamera(pictures, {
    baseURL: waybill.address,
    storageState,
  })
  const complaints = complaintsOf(page)
  await page.goto('/admin/scan')
  await start(page)
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await expect(page.getByText('3 accepted · 0 refused · 0 waiting')).toBeVisible()
  await playOnce(page)
  await expect(page.getByText('3 accepted · 0 refused · 0 waiting')).toBeVisible()
  const rows = await waybill.db.query(sql`
    select tracking_id, delivery_status as status, (
      select count(*)::integer from status_logs as log
      where log.parcel_id = parcels.id and log.status = 'APPROVED'
    ) as entries
    from parcels where sender_id = ${sender.id} order by created_at
  `)
  expect(rows).toEqual(
    parcels.map(({ trackingId }) => ({
      tracking_id: trackingId,
      status: 'APPROVED',
      entries: 1,
    })),
  )
  await checkScreen(page)

  await page.getByRole('button', { name: 'Stop the camera' }).click()
  await expect(page.getByLabel('Picture of the camera')).toBeHidden()
  expect(complaints).toEqual([])
  await close()
})

test('An administrator can read codes on the scan page, however they reach it, and on no other', async ({
  signInAs,
}) => {
  const { page } = await signInAs('ADMIN', 'Ada Ways')
  await page.goto('/admin/users')
  expect(await mayRunWebAssembly(page)).toBe(false)
  await page.getByRole('link', { name: 'Scan' }).click()
  await seeScanning(page)
  // Continues within this document, which then belongs to another page.
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
  await giveLogin(page, emailOf('Ada Ways'), password)
  await seeScanning(page)
})

/** Measured by the picture's clock: longer than it takes to show all labels again. */
async function playOnce(page: Page): Promise<void> {
  const shown = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  const before = await shown()
  await expect.poll(shown).toBeGreaterThan(before + 4)
}

async function start(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Approved' }).check()
  await page.getByRole('button', { name: 'Start scanning' }).click()
}

async function seeScanning(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Scan' })).toBeVisible()
  await expect.poll(() => mayRunWebAssembly(page)).toBe(true)
}

/** True if the page's policy allows it to compile WebAssembly, here an empty module. */
const mayRunWebAssembly = (page: Page) =>
  page
    .evaluate(() => {
      const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])
      return WebAssembly.compile(empty).then(
        () => true,
        () => false,
      )
    })
    // The page is being loaded again.
    .catch(() => false)
