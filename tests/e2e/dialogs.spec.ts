import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import type { DemoPerson } from '../../server/accounts/users/demo-accounts.ts'
import { expect, test } from './support/waybill.ts'
import type { Waybill } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' } })

/** Role, dialog, the page, and the button that opens it. */
const openings: [DemoPerson | 'visitor', string, [path: string, button: string][]][] = [
  [
    'admin',
    'a status, a block and a user',
    [
      ['/admin/parcels', 'Update Status'],
      ['/admin/parcels', 'Block'],
      ['/admin/users', 'Block Noah Lindqvist'],
    ],
  ],
  [
    'sender',
    'a cancellation and a new parcel',
    [
      ['/sender/parcels', 'Cancel Parcel'],
      ['/sender/parcels', 'Create Parcel'],
    ],
  ],
  ['receiver', 'a delivery', [['/receiver/dashboard', 'Confirm Delivery']]],
  ['visitor', 'a QR code', [['/track/{id}', 'QR code']]],
]

for (const [user, about, buttons] of openings)
  test(`A visitor opens and leaves the dialog about ${about} by keyboard`, async ({
    page: visitor,
    signInAsDemo,
    waybill,
  }) => {
    const page = user === 'visitor' ? visitor : (await signInAsDemo(user)).page
    const id = await trackingIdIn(waybill)
    for (const [path, button] of buttons) {
      const address = path.replace('{id}', id)
      if (!page.url().endsWith(address)) await page.goto(address)
      await goThrough(page, button)
    }
  })

/** Crosses both edges of the dialog: backward over the first, then forward over the last. */
async function goThrough(page: Page, button: string): Promise<void> {
  const opener = page.getByRole('button', { name: button, exact: true, disabled: false }).first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(() => holdsFocus(page)).toBe(true)
  for (const [key, steps] of [
    ['Shift+Tab', 3],
    ['Tab', 12],
  ] as const)
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key)
      // Focus passes a guard at the dialog's edge.
      await expect.poll(() => holdsFocus(page), { intervals: [0, 20, 50] }).toBe(true)
    }
  await page.keyboard.press('Escape')
  // A list of suggestions closes first.
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

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
