import type { Page } from '@playwright/test'
import type { Parcel } from '../../openapi.d.ts'
import { code128In, qrCodeIn } from '../support/codes/picture.ts'
import { photograph, printed } from './support/paper.ts'
import { sendParcel } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

// A slow machine takes its time to lay out a hundred.
test.use({ actionTimeout: 40_000 })

const labelOf = (page: Page, { trackingId }: Parcel) =>
  page.getByRole('article', { name: `Shipping label of ${trackingId}` })

test('An administrator selects a hundred parcels on their pages, and prints their labels and a manifest', async ({
  signInParties,
  openAsUser,
  waybill,
}) => {
  const { sender, receiver, admin } = await signInParties('Depot')
  const parcels: Parcel[] = []
  for (let number = 1; number <= 102; number += 1)
    parcels.push(await sendParcel(sender, receiver, { toAddress: `${number} Quay Road, Hull` }))
  const { page } = admin

  await page.goto('/admin/parcels?view=table&size=50')
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  for (const turn of [1, 2, 3]) {
    await expect(page.getByText(`Page ${turn} of 3`)).toBeVisible()
    // Rows of the page before stay in view until the next ones come.
    await expect(all).not.toBeChecked()
    await all.check()
    if (turn < 3) await page.getByRole('button', { name: 'Next page' }).click()
  }
  const bar = page.getByRole('region', { name: 'Selected parcels' })
  await expect(bar.getByText('102 selected, 100 on other pages')).toBeVisible()
  const tooMany = bar.getByRole('button', { name: 'Print labels' })
  await expect(tooMany).toHaveAccessibleDescription('At most 100 parcels fit one print.')
  for (const { trackingId } of parcels.slice(0, 2))
    await page.getByRole('checkbox', { name: `Select parcel ${trackingId}` }).uncheck()
  const printedParcels = parcels.slice(2)

  const opened = page.waitForEvent('popup')
  await bar.getByRole('link', { name: 'Print labels (opens a new tab)' }).click()
  const labels = await opened
  await expect(labels.getByRole('article')).toHaveCount(100, { timeout: 40_000 })
  expect(await printed(labels)).toEqual({ pages: 100, width: 105, height: 148 })
  await labels.reload()
  await expect(labels.getByRole('article')).toHaveCount(100, { timeout: 40_000 })
  await labels.getByRole('button', { name: 'A4, four on a page' }).click()
  await expect(labels.getByText(/^100 labels on 25 pages\./)).toBeVisible()
  expect(await printed(labels)).toEqual({ pages: 25, width: 210, height: 297 })
  await labels.getByRole('button', { name: '100 × 150 mm' }).click()
  expect(await printed(labels)).toEqual({ pages: 100, width: 100, height: 150 })
  await labels.close()

  const second = page.waitForEvent('popup')
  await bar.getByRole('link', { name: 'Manifest (opens a new tab)' }).click()
  const manifest = await second
  await expect(manifest.getByRole('row')).toHaveCount(101)
  await expect(manifest.getByText('250 kg')).toBeVisible()
  await expect(manifest.getByRole('definition').getByText('Ada Depot')).toBeVisible()
  expect(await printed(manifest)).toMatchObject({ width: 210, height: 297 })
  await expect(bar.getByText('100 selected, 100 on other pages')).toBeVisible()

  // As fine as a label printer draws them.
  const { page: fine } = await openAsUser(admin.id, { deviceScaleFactor: 4 })
  const some = [printedParcels[0], printedParcels[42], printedParcels[99]].flatMap(
    (one) => one ?? [],
  )
  await fine.goto(`/admin/labels?ids=${some.map(({ _id }) => _id).join(',')}`)
  expect(some).toHaveLength(3)
  for (const parcel of some) {
    const codes = labelOf(fine, parcel).getByRole('img')
    const [square, bars] = [codes.filter({ visible: true }).first(), codes.last()]
    expect(qrCodeIn(await photograph(square))).toBe(`${waybill.address}/track/${parcel.trackingId}`)
    expect(code128In(await photograph(bars))).toBe(parcel.trackingId)
  }
})
