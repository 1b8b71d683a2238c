import sql from 'sql-template-tag'
import { sendParcel, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test('An administrator records a failed attempt, and everyone concerned reads why', async ({
  signInParties,
  page: visitor,
  waybill,
}) => {
  const { admin, sender, receiver } = await signInParties('Door')
  const parcel = await sendParcel(sender, receiver)

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

  await visitor.goto(`/track/${parcel.trackingId}`)
  await expect(visitor.getByText('We could not deliver it')).toBeVisible()
  await expect(visitor.getByText('(A dog guards the gate)')).toBeVisible()
})
