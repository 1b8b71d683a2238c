import type { Page } from '@playwright/test'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { giveOutRun } from './support/given-out-run.ts'
import { seeReadyForOffline } from './support/ready-for-offline.ts'
import { expect, test } from './support/waybill.ts'

// Chromium mentions a lost connection.
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedComplaints:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|dynamically imported module/,
})

/** A whole day has a hundred stops: COURIER_STOPS=100 npm run test:e2e -- courier. */
const stopCount = Number(process.env['COURIER_STOPS'] ?? 6)

/** A whole day has more photos than fit into `localStorage`. */
const photoCount = Math.max(2, Math.ceil(stopCount / 6))

test('A courier works offline for a day, and each stop is recorded once and in order', async ({
  signInAs,
  waybill,
}) => {
  // Many dialogs take time.
  test.slow()
  const { cem, run } = await giveOutRun(signInAs, 'Hundred', addresses(stopCount))
  const { page, context } = cem
  await page.goto('/courier')
  await page.getByRole('button', { name: 'Start run' }).click()
  await expect(deliverButton(page)).toBeVisible()
  await prepareForDoors(page)
  await context.setOffline(true)
  const photo = await largePhoto()
  for (let number = 1; number <= stopCount; number += 1) {
    // Entries outlive the page.
    if (number === Math.ceil(stopCount / 2)) await page.reload()
    await seeStop(page, number)
    await deliver(page, number <= photoCount ? photo : undefined)
  }
  await page.getByRole('button', { name: 'Finish run' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish run' }).click()
  await expect(page.getByText('Run finished')).toBeVisible()
  await expect(page.getByText(`${stopCount + 1} not sent yet`)).toBeVisible()

  // Three times, the server stores the entry and its answer is lost.
  let calls = 0
  await context.route('**/api/parcel/deliveries/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    calls += 1
    if (![2, 4, 6].includes(calls)) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await context.setOffline(false)
  await expect.poll(() => calls).toBeGreaterThan(4)
  await page.reload()
  await expect(page.getByText('No run today')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText(/not sent yet|Needs attention/)).toHaveCount(0)

  const delivered = await waybill.db.query<{ parcel_id: string }>(sql`
    select parcel_id from status_logs where status = 'DELIVERED' order by created_at
  `)
  expect(delivered.map(({ parcel_id }) => parcel_id)).toEqual(
    run.stops.flatMap(({ parcels }) => parcels.map(({ _id }) => _id)),
  )
  expect(calls).toBeGreaterThan(stopCount)
  const [photos] = await waybill.db.query(sql`
    select count(photo)::integer as count from delivery_proofs
  `)
  expect(photos).toEqual({ count: photoCount })
  const [stored] = await waybill.db.query(sql`select state from runs where id = ${run._id}`)
  expect(stored).toEqual({ state: 'FINISHED' })
})

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1} Quay Road, Hull`)

const deliverButton = (page: Page) => page.getByRole('button', { name: 'Deliver', exact: true })

/** As a courier who has looked at everything at the depot. */
async function prepareForDoors(page: Page): Promise<void> {
  await deliverButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await seeReadyForOffline(page)
}

const seeStop = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Stop ${number} of ${stopCount}`) }).waitFor()

async function deliver(page: Page, photo?: Buffer): Promise<void> {
  await deliverButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over' })
  if (photo) {
    const file = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: photo }
    await dialog.getByLabel('Photo of the delivery').setInputFiles(file)
    await expect(dialog.getByRole('img', { name: 'The photo to be kept' })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Record delivery' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Noise compresses least: each picture is about half a million characters. */
const largePhoto = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
