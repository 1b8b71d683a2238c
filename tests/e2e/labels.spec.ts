import type { Page } from '@playwright/test'
import type { Parcel } from '../../openapi.d.ts'
import { qrCodeIn } from '../support/codes/picture.ts'
import { codeReaders } from '../support/codes/readers.ts'
import { photograph, printed } from './support/paper.ts'
import { sendParcel } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

const labelOf = (page: Page, { trackingId }: Parcel) =>
  page.getByRole('article', { name: `Shipping label of ${trackingId}` })

test('An administrator prints labels on each paper size, and the manifest, for a selection', async ({
  signInParties,
  openAsUser,
  waybill,
}) => {
  const { sender, receiver, admin } = await signInParties('Depot')
  const parcels: Parcel[] = []
  for (let number = 1; number <= 5; number += 1) parcels.push(await sendParcel(sender, receiver))
  const { page } = admin
  await page.goto('/admin/parcels?view=table')
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  const bar = page.getByRole('region', { name: 'Selected parcels' })

  const opened = page.waitForEvent('popup')
  await bar.getByRole('link', { name: 'Print labels (opens a new tab)' }).click()
  const labels = await opened
  await expect(labels.getByRole('article')).toHaveCount(5)
  expect(await printed(labels)).toEqual({ pages: 5, width: 105, height: 148 })
  await labels.reload()
  await expect(labels.getByRole('article')).toHaveCount(5)
  await labels.getByRole('button', { name: 'A4, four on a page' }).click()
  expect(await printed(labels)).toEqual({ pages: 2, width: 210, height: 297 })
  await labels.getByRole('button', { name: '100 × 150 mm' }).click()
  expect(await printed(labels)).toEqual({ pages: 5, width: 100, height: 150 })

  const second = page.waitForEvent('popup')
  await bar.getByRole('link', { name: 'Manifest (opens a new tab)' }).click()
  const manifest = await second
  await expect(manifest.getByRole('row')).toHaveCount(6)
  await expect(manifest.getByRole('definition').getByText('Ada Depot')).toBeVisible()
  expect(await printed(manifest)).toMatchObject({ width: 210, height: 297 })
  await expect(bar.getByText('5 selected')).toBeVisible()

  // Resolution of a label printer.
  const { page: fine } = await openAsUser(admin.id, { deviceScaleFactor: 4 })
  const some = parcels.slice(-2)
  await fine.goto(`/admin/labels?ids=${some.map(({ _id }) => _id).join(',')}`)
  for (const parcel of some) {
    const codes = labelOf(fine, parcel).getByRole('img')
    const [square, bars] = [codes.filter({ visible: true }).first(), codes.last()]
    expect(qrCodeIn(await photograph(square))).toBe(`${waybill.address}/track/${parcel.trackingId}`)
    expect(await codeReaders.zbar(await photograph(bars))).toEqual([parcel.trackingId])
  }
})
