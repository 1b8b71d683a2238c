import type { Page } from '@playwright/test'
import type { Parcel } from '../../openapi.d.ts'
import { sendParcel } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

const table = (page: Page) => page.getByRole('table', { name: 'All parcels' })
const headers = (page: Page) => table(page).getByRole('columnheader').allTextContents()
const firstWeight = (page: Page) => table(page).getByRole('cell', { name: / kg$/ }).first()

test('An administrator works through parcels in a table, which stays as they left it', async ({
  signInAs,
}) => {
  const sender = await signInAs('SENDER', 'Sam Rows')
  const receiver = await signInAs('RECEIVER', 'Rita Rows')
  const { page } = await signInAs('ADMIN', 'Ada Rows')
  const parcels: Parcel[] = []
  for (let weight = 1; weight <= 55; weight += 1)
    parcels.push(await sendParcel(sender, receiver, { weight }))

  await page.goto('/admin/parcels')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(table(page).getByRole('row')).toHaveCount(26)
  await expect(page).toHaveURL('/admin/parcels?view=table')
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
  await expect(table(page).getByRole('row')).toHaveCount(51)
  await expect(page.getByText('Page 1 of 2')).toBeVisible()

  await table(page).getByRole('button', { name: 'Weight' }).click()
  await expect(firstWeight(page)).toHaveAccessibleName('1 kg')
  await table(page).getByRole('button', { name: 'Weight' }).click()
  await expect(firstWeight(page)).toHaveAccessibleName('55 kg')
  await expect(table(page).getByRole('columnheader', { name: 'Weight' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Receiver' }).uncheck()
  const chosen = ['', 'Tracking ID', 'Status', 'To', 'Weight', 'Created', 'Actions']
  await expect.poll(() => headers(page)).toEqual(chosen)

  await page.reload()
  await expect(firstWeight(page)).toHaveAccessibleName('55 kg')
  await expect.poll(() => headers(page)).toEqual(chosen)
  await page.goBack()
  await expect(firstWeight(page)).toHaveAccessibleName('1 kg')

  // A link without a word about it opens the table as it was left, newest first.
  await page.goto('/admin/parcels')
  await expect(page).toHaveURL('/admin/parcels?view=table&size=50&columns=status.to.weight.created')
  await expect(table(page).getByRole('row')).toHaveCount(51)
  await expect(firstWeight(page)).toHaveAccessibleName('55 kg')

  for (const { trackingId } of parcels.slice(-2))
    await page.getByRole('checkbox', { name: `Select parcel ${trackingId}` }).check()
  const bar = page.getByRole('region', { name: 'Selected parcels' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Set status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Approved' }).check()
  await dialog.getByRole('button', { name: 'Set status' }).click()
  await dialog.getByText('2 are Approved now.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(table(page).getByRole('cell', { name: 'Approved' })).toHaveCount(2)

  // One row has the actions of its card.
  const [first] = parcels.slice(-1)
  const actions = page.getByRole('group', { name: `Actions for ${first?.trackingId}` })
  await actions.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block parcel' }).click()
  await expect(actions.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await expect(table(page).getByRole('cell', { name: 'Blocked' })).toHaveCount(1)
})

test('An administrator finds a parcel with the keyboard alone', async ({ signInAs }) => {
  const sender = await signInAs('SENDER', 'Sam Keys')
  const receiver = await signInAs('RECEIVER', 'Rita Keys')
  const { page } = await signInAs('ADMIN', 'Ada Keys')
  const parcel = await sendParcel(sender, receiver)
  await sendParcel(sender, receiver)

  // The filter leaves the parcel out of the list, but it is found.
  await page.goto('/admin/parcels?status=DELIVERED')
  await page.getByText('No parcels found.').waitFor()
  // An open dialog hides it.
  const search = page.getByRole('searchbox', { name: 'Search parcels', includeHidden: true })
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type(parcel.trackingId.toLowerCase().replaceAll('-', ''))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/parcels/${parcel._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(parcel.trackingId)
  await page.goBack()
  await expect(page).toHaveURL('/admin/parcels?status=DELIVERED')

  // In a field it is text, and a dialog keeps it.
  await search.pressSequentially('a/b')
  await expect(search).toHaveValue('a/b')
  await page.goto('/admin/parcels')
  await page.getByRole('button', { name: 'Block', exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
})
