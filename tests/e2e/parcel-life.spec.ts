import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import type { StoredParcel } from '../server/support/rows.ts'
import { giveLogin, register } from './support/forms.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test('four people take a parcel from request to confirmed delivery', async ({
  browser,
  waybill,
}) => {
  // Four people, one after the other.
  const newPerson = async () => (await browser.newContext({ baseURL: waybill.address })).newPage()
  const [sender, receiver, admin, visitor] = await Promise.all([
    newPerson(),
    newPerson(),
    newPerson(),
    newPerson(),
  ])

  await test.step('three people register and log in', async () => {
    await register(sender, { name: 'Selma Novak', email: 'selma@waybill.test', role: 'Sender' })
    await register(receiver, { name: 'Rui Costa', email: 'rui@waybill.test', role: 'Receiver' })
    await register(admin, { name: 'Ada Berg', email: 'ada@waybill.test', role: 'Admin' })
    await logIn(sender, 'selma@waybill.test')
    await logIn(receiver, 'rui@waybill.test')
    await logIn(admin, 'ada@waybill.test')
  })

  const trackingId = await test.step('the sender creates a parcel', async () => {
    await sender.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(sender.getByRole('heading', { name: 'My Parcels' })).toBeVisible()
    await expect(sender.getByText('No parcels found.')).toBeVisible()
    await expect(sender.getByRole('button', { name: 'Create Parcel' })).toHaveCount(0)
    await sender.getByRole('button', { name: 'Send your first parcel' }).click()

    const dialog = sender.getByRole('dialog', { name: 'Create Parcel' })
    await dialog.getByRole('combobox', { name: 'Receiver' }).fill('rui')
    await sender.getByRole('option', { name: /Rui Costa/ }).click()
    await dialog.getByRole('combobox', { name: 'From Address' }).fill('Hafenstrasse 12, Hamburg')
    await dialog.getByRole('combobox', { name: 'To Address' }).fill('Rua das Flores 7, Porto')
    await dialog.getByRole('textbox', { name: /Weight/ }).fill('2.5')
    await dialog.getByRole('textbox', { name: /Note/ }).fill('Ring twice')
    await expect(dialog.getByText('$12.50')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create Parcel' }).click()

    await expect(sender.getByText('Parcel created successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    const id = sender.getByText(/^TRK(-[0-9A-Z]{4}){4}$/).first()
    await expect(id).toBeVisible()
    return (await id.textContent()) ?? ''
  })

  await test.step('anyone tracks it, even with a carelessly typed ID', async () => {
    await visitor.goto('/track')
    await visitor
      .getByRole('textbox', { name: 'Tracking ID' })
      .fill(`  ${trackingId.toLowerCase()} `)
    await visitor.getByRole('button', { name: 'Track Parcel' }).click()
    await expect(visitor.getByText('Parcel found!')).toBeVisible()
    await expect(visitor.getByText('selma@waybill.test')).toBeVisible()
    await expect(visitor.getByText('rui@waybill.test')).toBeVisible()
    await expect(visitor.getByText('Rua das Flores 7, Porto')).toBeVisible()
  })

  await test.step('the administrator moves it along', async () => {
    await admin.goto('/admin/parcels')
    await setStatus(admin, trackingId, 'Approved')
    await setStatus(admin, trackingId, 'In transit')
  })

  await test.step('the sender can no longer cancel it, and is told why', async () => {
    await sender.reload()
    const cancel = cardOf(sender, trackingId).getByRole('button', { name: 'Cancel Parcel' })
    await expect(cancel).toBeDisabled()
    await expect(cancel).toHaveAccessibleDescription('Cannot cancel parcel after dispatch')
  })

  await test.step('the receiver confirms delivery', async () => {
    await receiver.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(receiver.getByRole('heading', { name: 'Receiver Dashboard' })).toBeVisible()
    const incoming = receiver.getByRole('region', { name: 'Incoming Parcels' })
    await expect(incoming.getByText(trackingId)).toBeVisible()
    await incoming.getByRole('button', { name: 'Confirm Delivery' }).click()
    await receiver.getByRole('dialog').getByRole('button', { name: 'Yes, it has arrived' }).click()
    await expect(receiver.getByText('Delivery confirmed!')).toBeVisible()
    await expect(incoming.getByText('No parcels at the moment.')).toBeVisible()
    const history = receiver.getByRole('region', { name: 'Delivery History' })
    await expect(history.getByText(trackingId)).toBeVisible()
  })

  await test.step('the visitor sees it delivered', async () => {
    await visitor.getByRole('button', { name: 'Track Parcel' }).click()
    await expect(visitor.getByText(/Delivered/i).first()).toBeVisible()
  })

  await test.step('the rows match', async () => {
    const parcels = await waybill.db.query<StoredParcel>(sql`
      select * from parcels where tracking_id = ${trackingId}
    `)
    expect(parcels).toMatchObject([
      {
        delivery_status: 'DELIVERED',
        is_blocked: false,
        weight_grams: 2500,
        fee_cents: 1250,
        from_address: 'Hafenstrasse 12, Hamburg',
        to_address: 'Rua das Flores 7, Porto',
        note: 'Ring twice',
      },
    ])
    const log = await waybill.db.query(sql`
      select status_logs.status, users.email
      from status_logs join users on users.id = status_logs.updated_by
        join parcels on parcels.id = status_logs.parcel_id
      where parcels.tracking_id = ${trackingId}
      order by status_logs.entry_number
    `)
    expect(log).toEqual([
      { status: 'REQUESTED', email: 'selma@waybill.test' },
      { status: 'APPROVED', email: 'ada@waybill.test' },
      { status: 'IN_TRANSIT', email: 'ada@waybill.test' },
      { status: 'DELIVERED', email: 'rui@waybill.test' },
    ])
  })
})

async function logIn(page: Page, email: string) {
  await page.goto('/login')
  await giveLogin(page, email, password)
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

async function setStatus(admin: Page, trackingId: string, status: string) {
  await cardOf(admin, trackingId).getByRole('button', { name: 'Update Status' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('radio', { name: status }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(cardOf(admin, trackingId).getByText(status)).toBeVisible()
}

function cardOf(page: Page, trackingId: string) {
  return page.getByRole('article').filter({ hasText: trackingId })
}
