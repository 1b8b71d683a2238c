import { giveOutRun } from '../support/given-out-run.ts'
import { sendParcel, setStatus } from '../support/people.ts'
import { checkScreen } from '../support/screen.ts'
import { test } from '../support/waybill.ts'
import { dialogBy } from './screens.ts'

const addresses = [
  '8 Quay Road, Hull HU1 2BB',
  'Apartment 14, The Old Maltings, 233 Long Meadow Street, Kingston upon Hull HU5 3QP',
  '1 Hill Row, York YO1 7EP',
]

test('admin: the board of a day, its dialogs, a run and its manifest', async ({ signInAs }) => {
  test.slow()
  const name = 'Harbour, the long warehouses and all of the south side'
  const { admin, cem, run } = await giveOutRun(signInAs, name, addresses)
  const { page, request } = admin
  await request.post('/api/runs', { data: { day: run.day, courierId: cem.id, name: 'City' } })
  const receiver = await signInAs('RECEIVER', 'Rosa Waiting')
  const sender = await signInAs('SENDER', 'Saul Waiting')
  for (const toAddress of [...addresses, '2 Hill Row, York YO1 7EP'])
    await setStatus(admin, await sendParcel(sender, receiver, { toAddress }), 'APPROVED')

  await page.goto(`/admin/runs?day=${run.day}&q=rosa`)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByText('Live', { exact: true }).waitFor()
  await checkScreen(page)
  await page.goto(`/admin/runs?day=${run.day}&side=runs`)
  await page.getByRole('article', { name }).waitFor()
  await checkScreen(page)
  await dialogBy('New run')(page)
  await checkScreen(page)
  await page.getByRole('button', { name: 'Close' }).first().click()
  await dialogBy(`Recall ${name}`)(page)
  await checkScreen(page)

  await page.goto(`/admin/runs?day=${run.day}&q=rosa`)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await dialogBy('Split by postcode')(page)
  await checkScreen(page)

  await page.goto(`/admin/runs/${run._id}`)
  await page.getByRole('checkbox', { name: /^Select stop 1/ }).check()
  await checkScreen(page)
  const where = { stopId: run.stops[0]?._id, latitude: 53.7443, longitude: -0.3326 }
  const data = { version: run.version, ...where }
  await request.put(`/api/runs/${run._id}/coordinates`, { data })
  await page.goto(`/admin/runs/${run._id}`)
  await page.getByRole('button', { name: 'Propose an order' }).click()
  await dialogBy(`Change coordinates of ${run.stops[0]?.address}`)(page)
  await checkScreen(page)
  await page.goto(`/admin/runs/${run._id}/manifest`)
  await page.getByRole('table').waitFor()
  await checkScreen(page)
})
