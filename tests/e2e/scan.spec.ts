import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import type { Parcel } from '../../openapi.d.ts'
import { sendParcel, setStatus } from './support/people.ts'
import { scan, scanIntoSlowPage, startScanning } from './support/scanner.ts'
import { expect, test } from './support/waybill.ts'

// Chromium mentions refused parcels and a lost connection.
test.use({ expectedComplaints: /status of (404|409)|ERR_INTERNET_DISCONNECTED/ })

async function start(page: Page, status: string): Promise<void> {
  await page.goto('/admin/scan')
  await startScanning(page, status)
}

test('An administrator scans nine parcels once each on a slow device, through a lost connection and a reload', async ({
  signInParties,
  waybill,
}) => {
  const { sender, receiver, admin } = await signInParties('Morning')
  const parcels: Parcel[] = []
  for (let number = 0; number < 9; number += 1) parcels.push(await sendParcel(sender, receiver))
  for (const parcel of parcels) await setStatus(admin, parcel, 'APPROVED')
  const [blocked, ...others] = parcels
  if (blocked === undefined) throw new Error('There are nine')
  await admin.request.patch(`/api/parcel/block/${blocked._id}`, { data: { block: true } })
  const { page } = admin
  await start(page, 'Dispatched')
  // Scans more than thirty a minute, whatever the page is doing.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const counts = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

  for (const { trackingId } of [blocked, ...others.slice(0, 4)])
    await scanIntoSlowPage(devtools, trackingId)
  await expect(page.getByText('4 accepted · 1 refused · 0 waiting')).toBeVisible({
    timeout: 60_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  await page.context().setOffline(true)
  for (const { trackingId } of others.slice(4, 6)) await scan(page, trackingId)
  await counts('4 accepted · 1 refused · 2 waiting')
  await page.context().setOffline(false)
  await counts('6 accepted · 1 refused · 0 waiting')

  await page.reload()
  await counts('6 accepted · 1 refused · 0 waiting')
  for (const { trackingId } of others.slice(6)) await scan(page, trackingId)
  await counts('8 accepted · 1 refused · 0 waiting')

  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('row')).toHaveCount(10)
  const rows = await waybill.db.query(sql`
    select delivery_status as status, count(*)::integer as parcels, (
        select count(*)::integer from status_logs as log
        where log.status = 'DISPATCHED' and log.updated_by = ${admin.id}
      ) as entries
    from parcels where sender_id = ${sender.id} group by 1 order by 1
  `)
  expect(rows).toEqual([
    { status: 'APPROVED', parcels: 1, entries: 8 },
    { status: 'DISPATCHED', parcels: 8, entries: 8 },
  ])
})

test('An administrator scans in one tab at a time, and continues in the other once that is closed', async ({
  signInAs,
}) => {
  const { page, context } = await signInAs('ADMIN', 'Ada Tabs')
  await start(page, 'Dispatched')
  await scan(page, 'TRK-0000-0000-0000-0000')
  await expect(page.getByText('0 accepted · 1 refused · 0 waiting')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/scan')
  await expect(other.getByText(/^You are scanning in another tab\./)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Start scanning' })).toHaveCount(0)
  await page.close()
  await expect(other.getByRole('heading', { level: 1, name: 'Scan as Dispatched' })).toBeVisible()
  await expect(other.getByText('0 accepted · 1 refused · 0 waiting')).toBeVisible()
})
