import type { Page } from '@playwright/test'
import { qrCodeIn } from '../support/codes/picture.ts'
import { codeReaders, inOneInk } from '../support/codes/readers.ts'
import { photograph, printed } from './support/paper.ts'
import { sendParcel } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

// 203 dpi, at a print dialog's 97 %, as pixels of the screen.
const labelPrinter = (203 / 96) * 0.97
const paper = { pages: 1, width: 100, height: 150 }
const bars = (page: Page) => page.getByRole('img', { name: 'Bar code of the tracking ID' })
const square = (page: Page) => page.getByRole('img', { name: 'QR code of the tracking page' })

test('a sender prints a label that a courier can scan', async ({ signInAs, waybill }) => {
  const sender = await signInAs('SENDER', 'Lena Novak', { deviceScaleFactor: labelPrinter })
  const receiver = await signInAs('RECEIVER', 'Luis Costa')
  const parcel = await sendParcel(sender, receiver)
  const { page } = sender

  await page.goto('/sender/parcels')
  const card = page.getByRole('article', { name: parcel.trackingId })
  await card.getByRole('link', { name: parcel.trackingId }).click()
  await expect(page).toHaveURL(`/sender/parcels/${parcel._id}`)
  await expect(page.getByRole('heading', { level: 1, name: parcel.trackingId })).toBeVisible()
  await expect(page.getByText('by Lena Novak · Sender')).toBeVisible()
  await page.getByRole('link', { name: 'Shipping label' }).click()
  await expect(page).toHaveURL(`/sender/parcels/${parcel._id}/label`)

  const label = page.getByRole('article', { name: `Shipping label of ${parcel.trackingId}` })
  for (const text of ['Lena Novak', 'Luis Costa', 'Package', '2.5 kg', parcel.fromAddress])
    await expect(label.getByText(text, { exact: true })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Shipping label' })).toHaveCount(0)
  expect(await printed(page)).toEqual(paper)
  expect(qrCodeIn(await photograph(square(page)))).toBe(
    `${waybill.address}/track/${parcel.trackingId}`,
  )
  const inPrint = inOneInk(await photograph(bars(page)))
  for (const read of Object.values(codeReaders))
    expect(await read(inPrint)).toEqual([parcel.trackingId])
})

test('a label with the longest names and addresses still fits', async ({ signInAs }) => {
  const long = (text: string, length: number) => text.repeat(length).slice(0, length).trim()
  const sender = await signInAs('SENDER', long('Anna Maria ', 120))
  const receiver = await signInAs('RECEIVER', long('Olga Petra ', 120))
  const parcel = await sendParcel(sender, receiver, {
    fromAddress: long('Building 12, Harbour Road, ', 500),
    toAddress: long('Apartment 9, Hillside Avenue, ', 500),
  })
  const { page } = sender
  await page.goto(`/sender/parcels/${parcel._id}/label`)
  await expect(bars(page)).toBeVisible()

  for (const address of [parcel.fromAddress, parcel.toAddress]) {
    const room = page.getByText(address).locator('..')
    expect(await room.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
  }
  expect(await printed(page)).toEqual(paper)
})
