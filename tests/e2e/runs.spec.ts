import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import { sendParcel, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test.use({ expectedComplaints: /status of 409|net::ERR_FAILED/ })

const mill = '1 Mill Lane, 20457 Hamburg'
const quay = '2 Quay Road, 20457 Hamburg'
const hill = '3 Hill Row, 20459 Hamburg'
const church = '4 Church Walk, 20459 Hamburg'

test('Two planners drag parcels onto a run, and lose nothing', async ({ signInAs, waybill }) => {
  const ada = await signInAs('ADMIN', 'Ada Planner')
  const otto = await signInAs('ADMIN', 'Otto Planner')
  const sender = await signInAs('SENDER', 'Sam Planned')
  const receiver = await signInAs('RECEIVER', 'Petra Planned')
  const cem = await signInAs('COURIER', 'Cem Planned')
  for (const toAddress of [mill, quay, hill, church])
    await setStatus(ada, await sendParcel(sender, receiver, { toAddress }), 'APPROVED')

  await ada.page.goto('/admin/runs?q=petra')
  await ada.page.getByRole('button', { name: 'New run' }).click()
  const dialog = ada.page.getByRole('dialog')
  await dialog.getByLabel(/^Courier/).selectOption({ label: 'Cem Planned' })
  await dialog.getByLabel(/^Name/).fill('Harbour')
  await dialog.getByRole('button', { name: 'Create run' }).click()
  const card = ada.page.getByRole('article', { name: 'Harbour' })

  await ada.page.getByRole('checkbox', { name: /1 Mill Lane/ }).check()
  await ada.page.getByRole('checkbox', { name: /2 Quay Road/ }).check()
  await ada.page
    .getByRole('listitem')
    .filter({ hasText: mill })
    .dragTo(card, { sourcePosition: { x: 200, y: 12 } })
  await expect(card.getByRole('definition')).toHaveText(['2', '2', '5 kg'])

  // Until Ada puts something on the run, her page is not told of Otto's changes.
  let isDeaf = true
  ada.page.on('request', (request) => {
    if (request.method() === 'POST') isDeaf = false
  })
  await ada.page.route(/\/api\/runs(\/unplanned)?\?/, (route) =>
    isDeaf ? route.abort() : route.continue(),
  )
  await otto.page.goto('/admin/runs?q=petra')
  await putOnHarbour(otto.page, /3 Hill Row/)
  await expect(otto.page.getByText('1 parcel put on Harbour')).toBeVisible()

  await putOnHarbour(ada.page, /4 Church Walk/)
  await expect(ada.page.getByText(/^The run has changed in the meantime/)).toBeVisible()
  await expect(card.getByRole('definition')).toHaveText(['3', '3', '7.5 kg'])
  await expect(ada.page.getByText('1 stop · 1 parcel · 2.5 kg').last()).toBeVisible()
  await putOnHarbour(ada.page)
  await expect(card.getByRole('definition')).toHaveText(['4', '4', '10 kg'])
  // Otto's page shows it without a reload.
  await expect(
    otto.page.getByRole('article', { name: 'Harbour' }).getByRole('definition'),
  ).toHaveText(['4', '4', '10 kg'])

  await card.getByRole('link', { name: 'Harbour' }).click()
  await ada.page
    .getByTitle('Drag to move')
    .last()
    .dragTo(ada.page.getByRole('listitem', { name: /^Stop 1,/ }), {
      targetPosition: { x: 200, y: 5 },
    })
  await expect(ada.page.getByRole('listitem', { name: 'Stop 1, 4 Church Walk' })).toBeVisible()
  await ada.page.getByRole('button', { name: 'Move stop 1 down' }).click()
  await ada.page.getByRole('button', { name: 'Assign Harbour' }).click()
  await expect(ada.page.getByText('Run assigned')).toBeVisible()

  const rows = await waybill.db.query<{ address: string }>(sql`
    select stop.address from run_stops as stop join runs on runs.id = stop.run_id
    where runs.courier_id = ${cem.id} and runs.state = 'GIVEN_OUT' order by stop.position
  `)
  expect(rows.map(({ address }) => address)).toEqual([mill, church, quay, hill])
})

/** Drags the selected parcels together with this one. */
async function putOnHarbour(page: Page, parcel?: RegExp): Promise<void> {
  if (parcel) await page.getByRole('checkbox', { name: parcel }).check()
  await page.getByRole('button', { name: 'Put on run' }).click()
  await page.getByRole('menuitem', { name: /^Harbour/ }).click()
}
