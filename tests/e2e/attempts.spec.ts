import sql from 'sql-template-tag'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { sendParcel, setStatus, signInAs } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'off', RATE_LIMITS: 'off' }, reducedMotion: 'reduce' })

test('An administrator records a failed attempt, and everyone concerned reads why', async ({
  browser,
  waybill,
}) => {
  const admin = await signInAs(browser, waybill.address, 'ADMIN', 'Ada Door')
  const sender = await signInAs(browser, waybill.address, 'SENDER', 'Sam Door')
  const receiver = await signInAs(browser, waybill.address, 'RECEIVER', 'Rita Door')
  const parcel = await sendParcel(sender, receiver)
  const complaints = complaintsOf(admin.page)

  await admin.page.goto(`/admin/parcels/${parcel._id}`)
  const control = admin.page.getByRole('button', { name: 'Failed attempt' })
  await expect(control).toBeDisabled()
  await expect(control).toHaveAccessibleDescription('Parcel has not been dispatched yet')

  await setStatus(admin, parcel, 'IN_TRANSIT')
  await receiver.page.goto('/receiver/dashboard')
  const bell = receiver.page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')

  await admin.page.reload()
  await control.click()
  const dialog = admin.page.getByRole('dialog', { name: 'Record a failed attempt' })
  await dialog.getByRole('radio', { name: 'Other' }).check()
  for (const width of [360, 768, 1280]) {
    await admin.page.setViewportSize({ width, height: 900 })
    await seeNoSidewaysScroll(admin.page)
    await seeNoViolationsInBothThemes(admin.page)
  }
  await dialog.getByRole('button', { name: 'Record attempt' }).click()
  await expect(dialog.getByText('Please say what happened')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What happened' }).fill('A dog guards the gate')
  await dialog.getByRole('button', { name: 'Record attempt' }).click()
  await expect(dialog).toBeHidden()
  await expect(admin.page.getByText('Delivery attempt failed')).toBeVisible()
  await expect(admin.page.getByText('(A dog guards the gate)')).toBeVisible()
  expect(
    await waybill.db.query(sql`
      select status, note, failed_attempt from status_logs where parcel_id = ${parcel._id}
      order by entry_number desc limit 1
    `),
  ).toEqual([{ status: 'IN_TRANSIT', note: 'A dog guards the gate', failed_attempt: 'OTHER' }])

  await expect(bell).toHaveAccessibleName('Notifications, 3 unread')
  await bell.click()
  const panel = receiver.page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').first()).toContainText(
    'Your parcel could not be delivered',
  )

  const visitor = await browser.newPage({ baseURL: waybill.address, reducedMotion: 'reduce' })
  for (const width of [360, 768, 1280]) {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto(`/track/${parcel.trackingId}`)
    await expect(visitor.getByText('It could not be handed over')).toBeVisible()
    await expect(visitor.getByText('(A dog guards the gate)')).toBeVisible()
    await seeNoSidewaysScroll(visitor)
    await seeNoViolationsInBothThemes(visitor)
  }
  expect(complaints).toEqual([])
})

test('A sender says why they cancel, and reads it in the log', async ({ browser, waybill }) => {
  const sender = await signInAs(browser, waybill.address, 'SENDER', 'Sam Twice')
  const receiver = await signInAs(browser, waybill.address, 'RECEIVER', 'Rita Twice')
  const parcel = await sendParcel(sender, receiver)
  await sender.page.goto(`/sender/parcels/${parcel._id}`)
  await sender.page.getByRole('button', { name: 'Cancel Parcel' }).click()
  const dialog = sender.page.getByRole('dialog', { name: 'Cancel this parcel?' })
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('Ordered twice')
  await sender.page.setViewportSize({ width: 360, height: 740 })
  await seeNoSidewaysScroll(sender.page)
  await seeNoViolationsInBothThemes(sender.page)
  await dialog.getByRole('button', { name: 'Yes, cancel parcel' }).click()
  await expect(sender.page.getByText('(Ordered twice)')).toBeVisible()
})
