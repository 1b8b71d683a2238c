import type { Page } from '@playwright/test'
import { sendParcel, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test('A sender is notified live of an administrator’s change, and opens the parcel by keyboard', async ({
  signInAs,
}) => {
  const admin = await signInAs('ADMIN', 'Ada Teller')
  const sender = await signInAs('SENDER', 'Sam Told')
  const receiver = await signInAs('RECEIVER', 'Rita Told')
  const parcel = await sendParcel(sender, receiver)
  const { page } = sender
  await page.goto('/sender/parcels')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await setStatus(admin, parcel, 'APPROVED')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await setStatus(admin, parcel, 'IN_TRANSIT')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')

  await bell(page).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  // The panel takes the focus as it opens, from a link that has it already.
  await expect(panel).toBeFocused()
  await panel.getByRole('link', { name: 'See all' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
  await page.getByRole('link', { name: /is on its way/ }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/sender/parcels/${parcel._id}$`))
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
})

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
