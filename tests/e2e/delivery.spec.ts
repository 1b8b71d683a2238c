import type { Locator, Page } from '@playwright/test'
import sql from 'sql-template-tag'
import { sendParcel, setStatus } from './support/people.ts'
import { sign } from './support/sign.ts'
import { expect, test } from './support/waybill.ts'

test.use({
  settings: { DEMO_DATA: 'off', RATE_LIMITS: 'off', DELIVERY_PROOF: 'name,signature,photo,code' },
})

test('A receiver gives the code and signs at the door, and all three parties see the proof', async ({
  signInAs,
  waybill,
}) => {
  const admin = await signInAs('ADMIN', 'Ada Depot')
  const sender = await signInAs('SENDER', 'Sam Shop')
  const receiver = await signInAs('RECEIVER', 'Rita Ring')
  const parcel = await sendParcel(sender, receiver)
  await setStatus(admin, parcel, 'IN_TRANSIT')

  await receiver.page.goto('/receiver/dashboard')
  const slip = receiver.page.getByRole('article', { name: parcel.trackingId })
  await expect(slip.getByText('Handover code')).toBeVisible()
  const code = (await slip.getByText(/^\d{4}$/).textContent()) ?? ''

  const { page } = admin
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/admin/parcels/${parcel._id}`)
  await page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over' })
  const receivedBy = dialog.getByRole('textbox', { name: /^Received by/ })
  await expect(receivedBy).toBeFocused()
  await receivedBy.fill('Rita Ring')
  await dialog.getByRole('textbox', { name: /^Handover code/ }).fill(code)
  await sign(page)
  await narrowAndWiden(page, dialog.getByRole('group', { name: /^Signature/ }).locator('canvas'))
  // A screenshot of the page serves as the photo.
  const photo = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await dialog.getByLabel('Photo of the delivery').setInputFiles(photo)
  await expect(dialog.getByRole('img', { name: 'The photo to be kept' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Record delivery' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Proof of delivery' })).toBeVisible()

  const stored = await waybill.db.query(sql`
    select received_by, has_code, signature is not null as is_signed,
      length(photo) between 1000 and 300000 as has_photo
    from delivery_proofs where parcel_id = ${parcel._id}
  `)
  expect(stored).toEqual([
    { received_by: 'Rita Ring', has_code: true, is_signed: true, has_photo: true },
  ])

  for (const [area, person] of Object.entries({ admin, sender, receiver })) {
    await person.page.goto(`/${area}/parcels/${parcel._id}`)
    const proof = person.page.getByRole('region', { name: 'Proof of delivery' })
    await expect(proof.getByText('Rita Ring')).toBeVisible()
    for (const name of ['Signature', 'The delivered parcel'])
      await expect.poll(() => proof.getByRole('img', { name }).evaluate(hasPixels)).toBe(true)
  }
})

const hasPixels = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0

/** Makes the page narrow and wide again; the signature is smaller for as long as it would not fit. */
async function narrowAndWiden(page: Page, paper: Locator): Promise<void> {
  const before = await widthOfInk(paper)
  const size = page.viewportSize()
  if (size === null) throw new Error('The page has no size')
  await page.setViewportSize({ width: 240, height: size.height })
  await expect.poll(() => widthOfInk(paper)).toBeLessThan(before * 0.8)
  await page.setViewportSize(size)
  await expect.poll(() => widthOfInk(paper)).toBe(before)
}

/** Pixels from the first to the last column that has ink. */
const widthOfInk = (paper: Locator): Promise<number> =>
  paper.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const copy = new OffscreenCanvas(width, height).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    const pixels = copy?.getImageData(0, 0, width, height).data ?? []
    const columns = [...pixels].flatMap((value, index) =>
      index % 4 === 3 && value > 128 ? [Math.floor(index / 4) % width] : [],
    )
    return columns.reduce((most, at) => Math.max(most, at), 0) - Math.min(width, ...columns)
  })
