import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import type { DemoPerson } from '../../server/demo/accounts.ts'
import { expect, test } from './support/waybill.ts'
import type { Waybill } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' } })

interface Opening {
  title: string
  user: DemoPerson | 'visitor'
  path: string
  button: string
}

const openings: Opening[] = [
  { title: 'a status', user: 'admin', path: '/admin/parcels', button: 'Update Status' },
  { title: 'a block', user: 'admin', path: '/admin/parcels', button: 'Block' },
  { title: 'a user', user: 'admin', path: '/admin/users', button: 'Block Noah Lindqvist' },
  { title: 'a cancellation', user: 'sender', path: '/sender/parcels', button: 'Cancel Parcel' },
  { title: 'a new parcel', user: 'sender', path: '/sender/parcels', button: 'Create Parcel' },
  {
    title: 'a delivery',
    user: 'receiver',
    path: '/receiver/dashboard',
    button: 'Confirm Delivery',
  },
  {
    title: 'a QR code',
    user: 'visitor',
    path: '/track/{id}',
    button: 'QR code',
  },
]

for (const { title, user, path, button } of openings)
  test(`A visitor without a mouse goes through the dialog about ${title} and back`, async ({
    page: visitor,
    signInAsDemo,
    waybill,
  }) => {
    const page = user === 'visitor' ? visitor : (await signInAsDemo(user)).page
    await page.goto(path.replace('{id}', await trackingIdIn(waybill)))
    const opener = page.getByRole('button', { name: button, exact: true, disabled: false }).first()
    await opener.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => holdsFocus(page)).toBe(true)
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key)
        // It passes over a guard at the dialog's edge.
        await expect.poll(() => holdsFocus(page), { intervals: [0, 20, 50] }).toBe(true)
      }
    await page.keyboard.press('Escape')
    // A list of suggestions closes first.
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

async function trackingIdIn({ db }: Waybill): Promise<string> {
  const [parcel] = await db.query<{ tracking_id: string }>(sql`
    select tracking_id from parcels limit 1
  `)
  return parcel?.tracking_id ?? ''
}

const holdsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false,
  )
