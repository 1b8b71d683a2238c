import type { Page } from '@playwright/test'
import type { Parcel } from '../../openapi.d.ts'
import { openActions, openColumns } from './support/parcel-controls.ts'
import { sendParcel } from './support/people.ts'
import { seeNoSidewaysScroll } from './support/screen.ts'
import { expect, test } from './support/waybill.ts'

const table = (page: Page) => page.getByRole('table', { name: 'All parcels' })
const headers = (page: Page) => table(page).getByRole('columnheader').allTextContents()
const firstWeight = (page: Page) => table(page).getByRole('cell', { name: / kg$/ }).first()

test('An administrator works through parcels in a table, which stays as they left it', async ({
  signInParties,
}) => {
  const { sender, receiver, admin } = await signInParties('Rows')
  const { page } = admin
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
  const columns = await openColumns(page)
  await columns.getByRole('checkbox', { name: 'Receiver' }).uncheck()
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

  // One row has the actions of its card, by keyboard, too; the focus comes back to its menu.
  const trackingId = parcels.at(-1)?.trackingId ?? ''
  const trigger = page.getByRole('button', { name: `Actions for ${trackingId}` })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Block', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Block parcel' }).click()
  await expect(table(page).getByRole('cell', { name: 'Blocked' })).toHaveCount(1)
  await expect(trigger).toBeFocused()
  const actions = await openActions(page, trackingId)
  await expect(actions.getByRole('menuitem', { name: 'Unblock' })).toBeVisible()
})

test('An administrator finds a parcel with the keyboard alone', async ({ signInParties }) => {
  const { sender, receiver, admin } = await signInParties('Keys')
  const { page } = admin
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

test('Much of a list is in view: eight rows on a laptop, the first card in the upper half of a phone', async ({
  signInParties,
}) => {
  const { admin, sender, receiver } = await signInParties('View')
  const toAddress = `${'A very long name of a street, which goes on and on, '.repeat(4)} 1`
  for (let count = 1; count <= 12; count += 1) await sendParcel(sender, receiver, { toAddress })

  for (const { page, path } of [
    { page: admin.page, path: '/admin/parcels' },
    { page: sender.page, path: '/sender/parcels' },
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${path}?view=table`)
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await rows.nth(7).waitFor()
    const eighth = await rows.nth(7).boundingBox()
    expect((eighth?.y ?? 0) + (eighth?.height ?? 0)).toBeLessThanOrEqual(800)
    expect(eighth?.height).toBeLessThan(48)
    const table = page.getByRole('region', { name: /parcels$/i })
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${path}?view=cards`)
    const card = await page.getByRole('article').first().boundingBox()
    expect(card?.y).toBeLessThan(420)
    await seeNoSidewaysScroll(page)
  }
  await receiver.page.setViewportSize({ width: 390, height: 844 })
  await receiver.page.goto('/receiver/dashboard')
  const slip = await receiver.page.getByRole('article').first().boundingBox()
  expect(slip?.y).toBeLessThan(420)
})
