import type { Page } from '@playwright/test'
import { giveOutRun } from './support/given-out-run.ts'
import { sendParcel, setStatus } from './support/people.ts'
import { translate } from './support/translator.ts'
import { expect, test } from './support/waybill.ts'

test('A translated tracking page follows its parcel', async ({ signInParties, page }) => {
  const { sender, receiver, admin } = await signInParties('Tracked')
  const parcel = await sendParcel(sender, receiver)
  await page.goto(`/track/${parcel.trackingId}`)
  await isLive(page)
  await translate(page)
  const card = page.getByRole('article', { name: parcel.trackingId })
  const status = card.getByRole('heading').first().locator('..')
  const log = card.getByRole('region', { name: 'Status log' }).getByRole('listitem')
  await expect(status).toHaveText(/Requested$/)

  await setStatus(admin, parcel, 'APPROVED')
  await expect(status).toHaveText(/Approved$/)
  await setStatus(admin, parcel, 'IN_TRANSIT')
  await expect(status).toHaveText(/^On its way\s*In transit$/)
  await expect(log).toHaveCount(3)
  await expect(log.first()).toContainText('In transit')
  await seeNoFailure(page)
})

test('An administrator filters, moves and blocks parcels on a translated page', async ({
  signInParties,
}) => {
  const { sender, receiver, admin } = await signInParties('Listed')
  const { page } = admin
  const parcel = await sendParcel(sender, receiver)
  await setStatus(admin, parcel, 'APPROVED')
  await page.goto('/admin/parcels')
  await isLive(page)
  await translate(page)
  const card = page.getByRole('article').filter({ hasText: parcel.trackingId })
  await chip(page, 'Delivered').click()
  await expect(card).toHaveCount(0)
  await chip(page, 'All').click()
  await expect(card.getByText('Approved')).toBeVisible()

  await card.getByRole('button', { name: 'Update Status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'In transit' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('In transit')).toBeVisible()
  await expect(card.getByText('Approved')).toHaveCount(0)

  await card.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog.getByRole('button', { name: 'Block parcel' }).click()
  await expect(page.getByText('Parcel blocked')).toBeVisible()
  await expect(card.getByText('Blocked', { exact: true })).toBeVisible()
  await expect(card.getByText('In transit')).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Unblock', exact: true })).toBeVisible()
  await seeNoFailure(page)
})

test('A courier goes from stop to stop on a translated page', async ({ signInAs }) => {
  const addresses = ['1 Quay Road, Hull', '2 Quay Road, Hull']
  const { page } = (await giveOutRun(signInAs, 'Stopped', addresses)).cem
  await page.goto('/courier')
  await isLive(page)
  await translate(page)
  await page.getByRole('button', { name: 'Start run' }).click()
  const stop = page.locator('#shown-stop')
  await expect(stop).toHaveText(/^Stop 1 of 2: 1 Quay Road, Hull$/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(stop).toHaveText(/^Stop 2 of 2: 2 Quay Road, Hull$/)
  await seeNoFailure(page)
})

test('A sender marks notifications as read on a translated page', async ({ signInParties }) => {
  const { sender, receiver, admin } = await signInParties('Told')
  const { page } = sender
  const parcel = await sendParcel(sender, receiver)
  await page.goto('/sender/parcels')
  await isLive(page)
  await translate(page)
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await setStatus(admin, parcel, 'APPROVED')
  await setStatus(admin, parcel, 'IN_TRANSIT')
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await panel.getByRole('link', { name: 'See all' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  await expect(page.getByRole('link', { name: /is on its way/ })).toBeVisible()
  await seeNoFailure(page)
})

const isLive = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeVisible()

const chip = (page: Page, name: string) =>
  page.locator('button[aria-pressed]').filter({ hasText: new RegExp(`^${name}`) })

const seeNoFailure = (page: Page) =>
  expect(page.getByText('Something went wrong on this page')).toHaveCount(0)
