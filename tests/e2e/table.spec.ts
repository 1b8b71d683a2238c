import type { Page } from '@playwright/test'
import { openColumns } from './support/parcel-controls.ts'
import { sendParcel } from './support/people.ts'
import { seeNoSidewaysScroll } from './support/screen.ts'
import { expect, test } from './support/waybill.ts'

const table = (page: Page) => page.getByRole('table', { name: 'All parcels' })
const headers = (page: Page) => table(page).getByRole('columnheader').allTextContents()
const firstWeight = (page: Page) => table(page).getByRole('cell', { name: / kg$/ }).first()

test('An administrator finds the table as they left it, with the focus back on the row’s menu', async ({
  signInParties,
}) => {
  const { sender, receiver, admin } = await signInParties('Rows')
  const { page } = admin
  for (const weight of [2, 3, 1]) await sendParcel(sender, receiver, { weight })

  await page.goto('/admin/parcels')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
  await table(page).getByRole('button', { name: 'Weight' }).click()
  await expect(firstWeight(page)).toHaveAccessibleName('1 kg')
  await table(page).getByRole('button', { name: 'Weight' }).click()
  await expect(firstWeight(page)).toHaveAccessibleName('3 kg')
  const columns = await openColumns(page)
  await columns.getByRole('checkbox', { name: 'Receiver' }).uncheck()
  const chosen = ['', 'Tracking ID', 'Status', 'To', 'Weight', 'Created', 'Actions']
  await expect.poll(() => headers(page)).toEqual(chosen)

  await page.reload()
  await expect(firstWeight(page)).toHaveAccessibleName('3 kg')
  await expect.poll(() => headers(page)).toEqual(chosen)
  await page.goBack()
  await expect(firstWeight(page)).toHaveAccessibleName('1 kg')

  // A link that does not say otherwise opens the table as it was left, newest first.
  await page.goto('/admin/parcels')
  await expect(page).toHaveURL('/admin/parcels?view=table&size=50&columns=status.to.weight.created')
  await expect(firstWeight(page)).toHaveAccessibleName('1 kg')

  const trigger = page.getByRole('button', { name: /^Actions for/ }).first()
  await trigger.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Block', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Block parcel' }).click()
  await expect(table(page).getByRole('cell', { name: 'Blocked' })).toHaveCount(1)
  await expect(trigger).toBeFocused()
})

test('A list shows eight rows on a laptop, and its first card in the upper half of a phone', async ({
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
