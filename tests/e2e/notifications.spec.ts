import type { Page } from '@playwright/test'
import { demoAccounts } from '../../server/demo/accounts.ts'
import type { DemoPerson } from '../../server/demo/accounts.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { sendParcel, setStatus, signInAs } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' }, reducedMotion: 'reduce' })

test('A sender is told live of what an administrator did, reads it and goes to the parcel', async ({
  browser,
  waybill,
}) => {
  const admin = await signInAs(browser, waybill.address, 'ADMIN', 'Ada Teller')
  const sender = await signInAs(browser, waybill.address, 'SENDER', 'Sam Told')
  const receiver = await signInAs(browser, waybill.address, 'RECEIVER', 'Rita Told')
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
  page,
  waybill,
}) => {
  await signInAsDemo(page, waybill.address, 'receiver')
  await page.goto(`${waybill.address}/receiver/dashboard`)
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

test('A receiver chooses what they are told, and finds it so after a reload', async ({
  page,
  waybill,
}) => {
  await signInAsDemo(page, waybill.address, 'receiver2')
  await page.goto(`${waybill.address}/receiver/notifications`)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle('Notification settings · Waybill')
  await expect(page.getByText('No e-mails are sent by this installation.')).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'In Waybill: Your parcel was dispatched' })
  await expect(box).toBeChecked()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.status() === 200,
  )
  await box.uncheck()
  await saved
  await page.reload()
  await expect(box).not.toBeChecked()
  await page.getByRole('link', { name: 'All notifications' }).click()
  await expect(page).toHaveURL(/\/receiver\/notifications$/)
})

for (const width of [360, 768, 1280]) {
  test(`A sender reads notifications on a screen of ${width} px, in both themes`, async ({
    page,
    waybill,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await signInAsDemo(page, waybill.address, 'sender')
    const complaints = complaintsOf(page)
    await page.goto(`${waybill.address}/sender/notifications`)
    await page.getByRole('list', { name: 'Notifications' }).waitFor()
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    await page.goto(`${waybill.address}/sender/notifications/settings`)
    await page.getByRole('checkbox').first().waitFor()
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    await page.goto(`${waybill.address}/sender/parcels`)
    await bell(page).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('listitem').first().waitFor()
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    expect(complaints).toEqual([])
  })
}

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

async function signInAsDemo(page: Page, address: string, person: DemoPerson) {
  const { email, password } = demoAccounts[person]
  const answer = await page.request.post(`${address}/api/user/login`, { data: { email, password } })
  expect(answer.status()).toBe(200)
}
