import type { Page } from '@playwright/test'
import { sendParcel, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' } })

test('A sender is told live of what an administrator did, reads it and goes to the parcel', async ({
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

  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toContainText([
    /Your parcel is on its way/,
    /Your parcel was approved/,
  ])
  await panel.getByRole('link', { name: /is on its way/ }).click()
  await expect(page).toHaveURL(new RegExp(`/sender/parcels/${parcel._id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(parcel.trackingId)
  await expect(panel).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')

  await bell(page).click()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('A receiver opens and closes the panel with the keyboard, and the focus comes back', async ({
  signInAsDemo,
}) => {
  const { page } = await signInAsDemo('receiver')
  await page.goto('/receiver/dashboard')
  await expect(bell(page)).toHaveAccessibleName(/unread$/)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell(page)).toBeFocused()

  await page.keyboard.press('Enter')
  // As it opens, it takes the focus from a link that has it already.
  await expect(panel).toBeFocused()
  await panel.getByRole('link', { name: 'See all' }).press('Enter')
  await expect(page).toHaveURL(/\/receiver\/notifications$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(page).toHaveURL(/\?show=unread$/)
  const [first] = await page.getByRole('button', { name: /^Mark as read:/ }).all()
  const name = await first?.getAttribute('aria-label')
  await first?.press('Enter')
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0)
})

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
