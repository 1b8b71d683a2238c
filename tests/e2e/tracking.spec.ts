import { qrCodeIn } from '../support/codes/picture.ts'
import { photograph, printed } from './support/paper.ts'
import { sendParcel, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a tracking page is shared, scanned and printed', async ({ signInAs, page, waybill }) => {
  const sender = await signInAs('SENDER', 'Selma Novak')
  const receiver = await signInAs('RECEIVER', 'Rui Costa')
  const admin = await signInAs('ADMIN', 'Ada Berg')
  const parcel = await sendParcel(sender, receiver)
  for (const status of ['APPROVED', 'DISPATCHED', 'IN_TRANSIT'] as const)
    await setStatus(admin, parcel, status)

  await page.goto(`/track/${parcel.trackingId.toLowerCase()}`)

  await test.step('a visitor reads its status', async () => {
    const card = page.getByRole('article', { name: parcel.trackingId })
    await expect(card.getByRole('heading', { name: 'On its way' })).toBeVisible()
    const log = card.getByRole('region', { name: 'Status log' }).getByRole('listitem')
    await expect(log).toHaveCount(4)
    await expect(log.first()).toContainText('In transit')
    await expect(log.last()).toContainText('Requested')
    await expect(card).toContainText('Times in Europe/Berlin')
  })

  const link = `${waybill.address}/track/${parcel.trackingId}`
  await test.step('they copy its link', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  await test.step('a phone that is pointed at the QR code opens the page', async () => {
    await page.getByRole('button', { name: 'QR code' }).click()
    const code = page.getByRole('img', { name: /^QR code of the tracking page/ }).last()
    await expect(code).toBeVisible()
    expect(qrCodeIn(await photograph(code))).toBe(link)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('the printed page has the parcel and the code only', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article', { name: parcel.trackingId })).toBeVisible()
    await expect(page.getByText('Rua das Flores 7, 4050-262 Porto')).toBeVisible()
    expect(
      qrCodeIn(await photograph(page.getByRole('img', { name: 'QR code of the tracking page' }))),
    ).toBe(link)
    for (const away of ['banner', 'contentinfo', 'form'] as const)
      await expect(page.getByRole(away)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    expect(await printed(page)).toEqual({ pages: 1, width: 210, height: 297 })
  })
})

test('several parcels are tracked at once and found again later', async ({ signInAs, page }) => {
  const sender = await signInAs('SENDER', 'Sven Olsen')
  const receiver = await signInAs('RECEIVER', 'Rita Lopes')
  const parcels = await Promise.all([1, 2, 3].map(() => sendParcel(sender, receiver)))
  const ids = parcels.map(({ trackingId }) => trackingId)

  await page.goto('/track')
  await page.getByRole('textbox', { name: 'Tracking ID' }).fill(`${ids[0]}, ${ids[1]}\n${ids[2]}`)
  await page.getByRole('textbox', { name: 'Tracking ID' }).press('Enter')
  await expect(page.getByText('3 of 3 parcels found')).toBeVisible()
  await expect(page.getByText('3 requested')).toBeVisible()
  expect(await printed(page)).toEqual({ pages: 1, width: 210, height: 297 })

  await page.getByRole('link', { name: ids[1] ?? '' }).click()
  await expect(page).toHaveURL(`/track/${ids[1]}`)
  await expect(page.getByRole('article', { name: ids[1] ?? '' })).toBeVisible()

  await page.goto('/track')
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await expect(recent.getByRole('link')).toHaveCount(3)
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Track Parcel' })).toBeVisible()
  await expect(recent).toBeHidden()
})
