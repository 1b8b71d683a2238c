import { giveOutRun } from '../support/given-out-run.ts'
import { checkScreen } from '../support/screen.ts'
import { expect, test } from '../support/waybill.ts'
import { dialogBy } from './screens.ts'

// Chromium mentions what the server refuses.
test.use({ expectedComplaints: /status of 409/ })

const addresses = [
  '8 Quay Road, Hull HU1 2BB',
  '8 Quay Road, Hull HU1 2BB',
  'Apartment 14, The Old Maltings, 233 Long Meadow Street, Kingston upon Hull HU5 3QP',
  '1 Hill Row, York YO1 7EP',
]

test('courier: no run today', async ({ signInAs }) => {
  const { page } = await signInAs('COURIER', 'Cem Idle')
  await page.goto('/courier')
  await page.getByText('No run today').waitFor()
  await checkScreen(page)
})

test('courier: a run, its dialogs and what needs attention', async ({ signInAs }) => {
  test.slow()
  const { admin, cem, run } = await giveOutRun(signInAs, 'Crawled', addresses)
  const { page } = cem
  await page.goto('/courier')
  const start = page.getByRole('button', { name: 'Start run' })
  await start.waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  await checkScreen(page)
  await start.click()

  await dialogBy('Deliver all 2')(page)
  await checkScreen(page)
  await page.getByRole('button', { name: 'Record delivery' }).click()
  await page.getByRole('heading', { name: /^Stop 2 of 3/ }).waitFor()
  const next = page.getByRole('region', { name: 'What is next' })
  await next.getByRole('button', { name: 'Could not deliver' }).click()
  await page.locator('[role=dialog]:focus-within').waitFor()
  await checkScreen(page)
  await page.getByText('No one home').click()
  await page.getByRole('button', { name: 'Record attempt' }).click()
  await page.getByRole('heading', { name: /^Stop 3 of 3/ }).waitFor()

  await dialogBy('Finish run')(page)
  await checkScreen(page)
  await page.getByRole('button', { name: 'Continue run' }).click()

  const last = run.stops.at(-1)?.parcels[0]
  await dialogBy('Deliver')(page)
  await admin.request.patch(`/api/parcel/block/${last?._id}`, { data: { block: true, note: 'x' } })
  await page.getByRole('button', { name: 'Record delivery' }).click()
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  await page.getByText('Done: 2 stops').click()
  await expect(page.getByText('Parcel is blocked').last()).toBeVisible()
  await checkScreen(page)
})
