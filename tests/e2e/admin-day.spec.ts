import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import sql from 'sql-template-tag'
import type { DeliveryStatus } from '../../openapi.d.ts'
import { openFilters } from './support/parcel-controls.ts'
import { expect, test } from './support/waybill.ts'
import type { Waybill } from './support/waybill.ts'

// A parcel that is gone meanwhile is what Chromium mentions.
test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' }, expectedComplaints: /status of 404/ })

const chip = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: new RegExp(`^${name}( |$)`) })
const cards = (page: Page) => page.getByRole('article')

/** The parcels that are not blocked, of a status where one is named. */
const unblockedParcels = ({ db }: Waybill, status?: DeliveryStatus) =>
  db.query<{ tracking_id: string }>(sql`
    select tracking_id from parcels
    where not is_blocked and ${status === undefined ? sql`true` : sql`delivery_status = ${status}`}
  `)

test('An administrator narrows the parcels down, goes back, reloads, and finds the same', async ({
  signInAsDemo,
}) => {
  const { page } = await signInAsDemo('admin')
  await page.goto(`/admin/parcels`)
  await expect(chip(page, 'All')).toHaveText('All 44')
  await page.getByRole('searchbox', { name: 'Search parcels' }).pressSequentially('denver')
  await expect(page).toHaveURL(/\?q=denver$/)
  await expect(chip(page, 'All')).not.toHaveText('All 44')
  const found = (await chip(page, 'All').textContent())?.replace('All ', '')
  await expect(page.getByText(`${found} parcels`, { exact: true })).toBeVisible()

  await chip(page, 'Delivered').click()
  await openFilters(page)
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page.getByText('No parcels found.')).toBeVisible()
  await expect(chip(page, 'Delivered')).toHaveText('Delivered 0')
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search parcels' })).toHaveValue('denver')
  await openFilters(page)
  await expect(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByText('No parcels found.')).toBeVisible()

  await page.goBack()
  await expect(page.getByLabel('Created from')).toHaveValue('')
  await expect(chip(page, 'Delivered')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true')
})

test('An administrator sets the status of many parcels; one of them is gone meanwhile', async ({
  signInAsDemo,
  waybill,
}) => {
  const { page } = await signInAsDemo('admin')
  await page.goto(`/admin/parcels?status=REQUESTED`)
  const before = await unblockedParcels(waybill, 'APPROVED')
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
  const gone = (await unblockedParcels(waybill, 'REQUESTED'))[0]?.tracking_id ?? ''
  await remove(waybill, gone)

  await page.getByRole('button', { name: 'Set status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set status of 3 parcels' })
  await dialog.getByRole('radio', { name: 'Approved' }).check()
  await dialog.getByRole('button', { name: 'Set status' }).click()
  await expect(dialog.getByText('2 are Approved now, 1 refused.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: gone })).toHaveText(
    `${gone}Refused: Parcel not found`,
  )
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()

  await expect(page.getByText('No parcels found.')).toBeVisible()
  await expect(chip(page, 'Requested')).toHaveText('Requested 0')
  await expect(chip(page, 'Approved')).toHaveText(`Approved ${before.length + 2}`)
  expect(await unblockedParcels(waybill, 'APPROVED')).toHaveLength(before.length + 2)
})

test('An administrator exports what they see and reads it back', async ({
  signInAsDemo,
  waybill,
}) => {
  const { page } = await signInAsDemo('admin')
  await page.goto(`/admin/parcels?status=DELIVERED`)
  await expect(cards(page)).toHaveCount(6)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const delivered = await unblockedParcels(waybill, 'DELIVERED')
  await expect(page.getByText(`is saved: ${delivered.length} parcels`)).toBeVisible()
  expect(download.suggestedFilename()).toMatch(/^waybill-parcels-\d{4}-\d\d-\d\d\.csv$/)

  const file = await readFile(await download.path(), 'utf8')
  const { data, errors } = Papa.parse<Record<string, string>>(file, {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  const exported = data.map((row) => row['Tracking ID'] ?? '')
  expect(exported.toSorted()).toEqual(delivered.map((row) => row.tracking_id).toSorted())
})

test('An administrator reads the insights of a quarter, as pictures and as tables', async ({
  signInAsDemo,
  waybill,
}) => {
  const { page } = await signInAsDemo('admin')
  await page.goto(`/admin/parcels`)
  await page.getByRole('link', { name: 'Insights' }).click()
  await expect(page).toHaveURL(/\/admin\/insights$/)
  await expect(page).toHaveTitle('Insights · Waybill')
  await page.getByRole('button', { name: 'Last 90 days' }).click()
  await expect(page).toHaveURL(/\?days=90$/)

  const { length: created } = await waybill.db.query(sql`select id from parcels`)
  const picture = page.getByRole('img', { name: /^Created and delivered per day/ })
  await expect(picture).toHaveAttribute(
    'aria-label',
    new RegExp(`per day\\. ${created} created and \\d+ delivered in 90 days\\.`),
  )
  const asTable = page.getByRole('button', {
    name: 'Show as table: Created and delivered per day',
  })
  const values = page.getByRole('slider', { name: 'Created and delivered per day' })
  const heard: (string | null)[] = []
  await asTable.focus()
  for (const key of ['Tab', 'ArrowLeft', 'Home', 'ArrowRight']) {
    await page.keyboard.press(key)
    await expect(values).toBeFocused()
    heard.push(await values.getAttribute('aria-valuetext'))
  }
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: 'Show as table: Median time to delivery per day' }),
  ).toBeFocused()

  await asTable.click()
  const rows = page.getByRole('table', { name: 'Created and delivered per day' }).getByRole('row')
  await expect(rows).toHaveCount(91)
  const days = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent)),
  )
  expect(heard).toEqual(
    [90, 89, 1, 2].map((at) => {
      const [day, came, left] = days[at] ?? []
      return `${day?.replace(/ \d{4}$/, '')}, Created: ${came}, Delivered: ${left}`
    }),
  )
})

async function remove({ db }: Waybill, trackingId: string): Promise<void> {
  const id = sql`(select id from parcels where tracking_id = ${trackingId})`
  await db.query(sql`delete from notifications where parcel_id = ${id}`)
  await db.query(sql`delete from batch_entries where parcel_id = ${id}`)
  await db.query(sql`delete from status_logs where parcel_id = ${id}`)
  const removed = await db.query(sql`
    delete from parcels where tracking_id = ${trackingId} returning id
  `)
  expect(removed).toHaveLength(1)
}
