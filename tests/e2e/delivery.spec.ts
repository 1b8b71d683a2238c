import sql from 'sql-template-tag'
import { sendParcel, setStatus } from './support/people.ts'
import { sign } from './support/sign.ts'
import { scan, startScanning } from './support/scanner.ts'
import { expect, test } from './support/waybill.ts'

// A wrong code and a scan without its proof are refused, which Chromium mentions.
test.use({
  expectedComplaints: /status of (400|409)/,
  settings: { DEMO_DATA: 'off', RATE_LIMITS: 'off', DELIVERY_PROOF: 'name,signature,photo,code' },
})

test('A delivery at the door: the receiver tells the code and signs, and all three see the proof', async ({
  signInAs,
  page: visitor,
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
  await dialog.getByRole('textbox', { name: /^Handover code/ }).fill(wrong(code))
  await sign(page)
  // A screenshot of the page is as good a photo as any.
  const photo = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await dialog.getByLabel('Photo of the delivery').setInputFiles(photo)
  await expect(dialog.getByRole('img', { name: 'The photo to be kept' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Record delivery' }).click()
  await expect(dialog.getByText('The handover code is wrong. 4 tries are left.')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Handover code/ }).fill(code)
  await dialog.getByRole('button', { name: 'Try again' }).click()
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
  await visitor.goto(`/track/${parcel.trackingId}`)
  await expect(visitor.getByText(parcel.trackingId).first()).toBeVisible()
  await expect(visitor.getByText('Proof of delivery')).toHaveCount(0)
})

const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

const hasPixels = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0

test('An administrator scans two parcels at the door with a small phone: one handover follows the other', async ({
  signInParties,
}) => {
  const { admin, sender, receiver } = await signInParties('Door')
  const [first, second] = [await sendParcel(sender, receiver), await sendParcel(sender, receiver)]
  for (const parcel of [first, second]) await setStatus(admin, parcel, 'IN_TRANSIT')
  const { page } = admin
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/admin/scan')
  await startScanning(page, 'Delivered')

  await scan(page, first.trackingId)
  const dialog = page.getByRole('dialog', { name: 'Hand over' })
  const receivedBy = dialog.getByRole('textbox', { name: /^Received by/ })
  await expect(receivedBy).toBeFocused()
  await expect(receivedBy).toHaveValue('Rita Door')
  await expect(dialog.getByRole('button', { name: 'Record delivery' })).toBeInViewport({ ratio: 1 })
  // A scanner goes on, wherever the focus is.
  await scan(page, second.trackingId)
  await expect(dialog.getByRole('status')).toHaveText(/^1 more parcel was scanned/)
  await expect(receivedBy).toHaveValue('Rita Door')
  await dialog.getByRole('textbox', { name: /^Note/ }).focus()
  await expect(dialog.getByRole('textbox', { name: /^Note/ })).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('Escape')
  await expect(dialog).toContainText(second.trackingId)
  await expect(receivedBy).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Result of the last scan' })).toBeFocused()
  await expect(page.getByText('0 accepted · 0 refused · 0 waiting · 2 put aside')).toBeVisible()
})
