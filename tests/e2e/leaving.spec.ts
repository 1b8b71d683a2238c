import type { Page, Route } from '@playwright/test'
import sql from 'sql-template-tag'
import { sendParcel } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

/** Holds requests back until the test releases them, and counts those that have arrived. */
async function hold(page: Page, address: string, method: string) {
  const held: Route[] = []
  let isOpen = false
  await page.route(address, async (route) => {
    if (isOpen || route.request().method() !== method) await route.continue()
    else held.push(route)
  })
  return {
    held,
    async letGo() {
      isOpen = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

const goBack = (page: Page) => page.evaluate(() => window.history.back())

test('A sender who goes back during an import is asked first, and staying creates all parcels', async ({
  signInAs,
}) => {
  await signInAs('RECEIVER', 'Rita')
  const { page } = await signInAs('SENDER', 'Selma')
  const titles = 'Receiver email,From address,To address,Type,Weight (kg)'
  const rows = Array.from({ length: 6 }, (_, row) => `rita@waybill.test,H,Hill ${row},PACKAGE,1`)
  const calls = await hold(page, '**/api/parcel', 'POST')

  await page.goto('/sender/parcels')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const buffer = Buffer.from([titles, ...rows].join('\n'))
  await (await chooser).setFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Create 6 parcels' }).click()
  await expect.poll(() => calls.held.length).toBe(4)

  await goBack(page)
  const question = page.getByRole('dialog', { name: 'Leave the import?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/sender/parcels/import')
  await calls.letGo()
  await expect(page.getByRole('heading', { name: '6 parcels created' })).toBeVisible()

  await goBack(page)
  await expect(page).toHaveURL('/sender/parcels')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('An administrator who goes back while statuses are set is asked first, and can leave', async ({
  signInAs,
  waybill,
}) => {
  const receiver = await signInAs('RECEIVER', 'Rolf')
  const sender = await signInAs('SENDER', 'Stan')
  for (let parcel = 0; parcel < 6; parcel += 1) await sendParcel(sender, receiver)
  const { page } = await signInAs('ADMIN', 'Ada')
  const calls = await hold(page, '**/api/parcel/status/*', 'PATCH')

  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Parcels', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Set status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Approved').click()
  await dialog.getByRole('button', { name: 'Set status' }).click()
  await expect.poll(() => calls.held.length).toBe(4)

  await goBack(page)
  await expect(dialog.getByRole('alert')).toHaveText(
    'Leave now? Parcels that are waiting keep their status.',
  )
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog.getByText('0 of 6 parcels')).toBeVisible()
  await goBack(page)
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/users')
  await calls.letGo()

  // The four that had begun were completed; the two that waited were never sent.
  const approved = () =>
    waybill.db.query(sql`select id from parcels where delivery_status = 'APPROVED'`)
  await expect.poll(approved).toHaveLength(4)
  expect(calls.held).toHaveLength(4)
})
