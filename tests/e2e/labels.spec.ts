import type { Page } from '@playwright/test'
import type { Parcel } from '../../openapi.d.ts'
import { code128In, qrCodeIn } from '../support/codes/picture.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { photograph, printed } from './support/paper.ts'
import { sendParcel, signInAs } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

// As fine as a label printer draws them; a slow machine takes its time to paint a hundred.
test.use({
  actionTimeout: 40_000,
  settings: { DEMO_DATA: 'off', RATE_LIMITS: 'off' },
  reducedMotion: 'reduce',
  deviceScaleFactor: 4,
})

const labelOf = (page: Page, { trackingId }: Parcel) =>
  page.getByRole('article', { name: `Shipping label of ${trackingId}` })

test('An administrator selects a hundred parcels on their pages, and prints their labels and a manifest', async ({
  browser,
  waybill,
}) => {
  test.slow()
  const sender = await signInAs(browser, waybill.address, 'SENDER', 'Sam Depot')
  const receiver = await signInAs(browser, waybill.address, 'RECEIVER', 'Rita Depot')
  const admin = await signInAs(browser, waybill.address, 'ADMIN', 'Ada Depot')
  const parcels: Parcel[] = []
  for (let number = 1; number <= 102; number += 1)
    parcels.push(await sendParcel(sender, receiver, { toAddress: `${number} Quay Road, Hull` }))
  const { page } = admin
  const complaints = complaintsOf(page)

  await page.goto('/admin/parcels')
  for (let turn = 1; turn <= 17; turn += 1) {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    if (turn < 17) {
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page).toHaveURL(`/admin/parcels?page=${turn + 1}`)
    }
  }
  const bar = page.getByRole('region', { name: 'Selected parcels' })
  await expect(bar.getByText('102 selected, 96 on other pages')).toBeVisible()
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
  for (const parcel of [printedParcels[0], printedParcels[42], printedParcels[99]]) {
    if (parcel === undefined) throw new Error('There are a hundred')
    const codes = labelOf(labels, parcel).getByRole('img')
    const [square, bars] = [codes.filter({ visible: true }).first(), codes.last()]
    expect(qrCodeIn(await photograph(square))).toBe(`${waybill.address}/track/${parcel.trackingId}`)
    expect(code128In(await photograph(bars))).toBe(parcel.trackingId)
  }
  await labels.close()

  const second = page.waitForEvent('popup')
  await bar.getByRole('link', { name: 'Manifest (opens a new tab)' }).click()
  const manifest = await second
  await expect(manifest.getByRole('row')).toHaveCount(101)
  await expect(manifest.getByText('250 kg')).toBeVisible()
  await expect(manifest.getByRole('definition').getByText('Ada Depot')).toBeVisible()
  expect(await printed(manifest)).toMatchObject({ width: 210, height: 297 })
  await expect(bar.getByText('100 selected, 96 on other pages')).toBeVisible()
  expect(complaints).toEqual([])
})

test('An administrator looks at labels and a manifest on every screen, in both themes', async ({
  browser,
  waybill,
}) => {
  const sender = await signInAs(browser, waybill.address, 'SENDER', 'Sam Small')
  const receiver = await signInAs(browser, waybill.address, 'RECEIVER', 'Rita Small')
  const { page } = await signInAs(browser, waybill.address, 'ADMIN', 'Ada Small')
  const parcels = [await sendParcel(sender, receiver), await sendParcel(sender, receiver)]
  const complaints = complaintsOf(page)
  const ids = parcels.map(({ _id }) => _id).join(',')
  for (const address of [`/admin/labels?ids=${ids}`, `/admin/manifest?ids=${ids}`]) {
    await page.goto(address)
    await expect(page.getByText(parcels[1]?.trackingId ?? '').first()).toBeVisible()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await seeNoSidewaysScroll(page)
      await seeNoViolationsInBothThemes(page)
    }
  }
  expect(complaints).toEqual([])
})
