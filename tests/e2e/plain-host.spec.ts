import type { Page } from '@playwright/test'
import type { PlainHost } from '../support/plain-host/host.ts'
import { callsAsked, everyCall, idAt, parcelAt, userNamed } from '../support/plain-host/look-up.ts'
import { register } from './support/forms.ts'
import { cardOf, expect, signInAs, test } from './support/plain.ts'

// As far from Waybill's own answers as one host may be; every other shape is tried on the
// application in tests/client/app/plain-host.test.tsx.
test.use({ shapes: { lists: 'bare', changes: 'a message', extraFields: true } })

test('Everybody does their work on a host of plain calls', async ({ page, host }) => {
  await test.step('a visitor registers, logs in and starts with nothing', async () => {
    await register(page, nia)
    await logsIn(page)
    await isKeptOut(page)
  })
  await test.step('a sender creates a parcel and cancels another', async () => {
    await signInAs(page, 'sam', '/sender/parcels')
    await createsParcel(page)
    // The renewal that follows is the browser's own: it alone has the cookies.
    host.endSessions()
    await cancels(page, idAt(8))
  })
  await test.step('an administrator blocks a user, and moves and blocks a parcel', async () => {
    await signInAs(page, 'ada', '/admin/users')
    await blocksUser(page)
    await page.getByRole('link', { name: 'Parcels' }).click()
    await movesAndBlocks(page)
  })
  await test.step('a receiver confirms a delivery', async () => {
    await signInAs(page, 'rita', '/receiver/dashboard')
    await confirms(page, idAt(4))
  })
  await test.step('a visitor tracks a parcel among all of them', async () => {
    await page.context().clearCookies()
    await page.goto('/track')
    await tracks(page)
  })

  expect(host.asked.filter(({ body }) => body !== null && !isLogin(body))).toEqual(writesOn(host))
  expect(callsAsked(host)).toEqual(new Set(everyCall))
})

const nia = { name: 'Nia Novak', email: 'nia@plain.test', password: 'secret1', role: 'Sender' }

async function logsIn(page: Page) {
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await page.getByRole('textbox', { name: 'Email' }).fill('nia@plain.test')
  await password.fill('wrong!')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  await password.fill('secret1')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('No parcels found.')).toBeVisible()
}

async function isKeptOut(page: Page) {
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/unauthorized?area=admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/sender/parcels')
  await expect(page).toHaveURL('/login?returnTo=%2Fsender%2Fparcels')
}

async function createsParcel(page: Page) {
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByRole('button', { name: 'Create Parcel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Parcel' })
  await dialog.getByRole('combobox', { name: 'Receiver' }).fill('RITA')
  await page.getByRole('option', { name: /Rita Receiver/ }).click()
  await dialog.getByRole('combobox', { name: 'From Address' }).fill('Dock 3')
  await dialog.getByRole('combobox', { name: 'To Address' }).fill('Tower 9')
  await dialog.getByRole('radio', { name: 'Document' }).check()
  await dialog.getByRole('spinbutton', { name: /Weight/ }).fill('2.35')
  await dialog.getByRole('button', { name: 'Create Parcel' }).click()
  await expect(page.getByText('Parcel created successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, 'TRK-1008-PLAIN')).toContainText('$11.75')
}

async function cancels(page: Page, trackingId: string) {
  const button = cardOf(page, trackingId).getByRole('button', { name: 'Cancel Parcel' })
  await button.click()
  await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()
  await expect(page.getByText('Parcel canceled successfully')).toBeVisible()
  await expect(cardOf(page, trackingId).getByText('Canceled', { exact: true })).toBeVisible()
  await expect(button).toBeDisabled()
}

async function blocksUser(page: Page) {
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Block Bea Bauer', exact: true }).click()
  await page.getByRole('button', { name: 'Block user' }).click()
  await expect(page.getByText('Bea Bauer has been blocked 🚫')).toBeVisible()
  await page.getByRole('button', { name: 'Unblock Bea Bauer' }).click()
  await expect(page.getByText('Bea Bauer has been unblocked ✅')).toBeVisible()
}

async function movesAndBlocks(page: Page) {
  const card = cardOf(page, idAt(7))
  await card.getByRole('button', { name: 'Update Status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('radio', { name: 'Approved' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Parcel status updated to APPROVED')).toBeVisible()
  await expect(card.getByText('Approved')).toBeVisible()

  await card.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Block parcel' }).click()
  await expect(page.getByText('Parcel blocked')).toBeVisible()
  await card.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Parcel unblocked')).toBeVisible()
  // This host shows the unblocking as a status of its own.
  await expect(card.getByText('Unblocked', { exact: true })).toBeVisible()
}

async function confirms(page: Page, trackingId: string) {
  const incoming = page.getByRole('region', { name: 'Incoming Parcels' })
  const history = page.getByRole('region', { name: 'Delivery History' })
  const arrived = incoming.getByRole('article', { name: trackingId })
  await arrived.getByRole('button', { name: 'Confirm Delivery' }).click()
  await page.getByRole('button', { name: 'Yes, it has arrived' }).click()
  await expect(page.getByText('Delivery confirmed!')).toBeVisible()
  await expect(history.getByRole('article', { name: trackingId })).toContainText('DELIVERED')
  await expect(arrived).toHaveCount(0)
}

async function tracks(page: Page) {
  const field = page.getByRole('textbox', { name: 'Tracking ID' })
  await field.fill('  trk-0004-plain ')
  await page.getByRole('button', { name: 'Track Parcel' }).click()
  await expect(page.getByText('Parcel found!')).toBeVisible()
  const card = page.getByRole('article', { name: idAt(4) })
  await expect(card).toContainText('rita@plain.test')
  // In the time of the place where the browser is.
  await expect(card).toContainText('04/03/2026, 10:30')
}

/** Writes with a body, in this order; a change without one has nothing to say. */
function writesOn(host: PlainHost) {
  const moved = parcelAt(host, 7)._id
  const password = 'secret1'
  return [
    {
      call: 'POST /api/user',
      body: {
        name: 'Nia Novak',
        email: 'nia@plain.test',
        password,
        confirmPassword: password,
        role: 'SENDER',
        isBlocked: 'UNBLOCKED',
      },
    },
    {
      call: 'POST /api/parcel',
      body: {
        receiverId: userNamed(host, 'Rita Receiver')._id,
        fromAddress: 'Dock 3',
        toAddress: 'Tower 9',
        parcelType: 'DOCUMENT',
        weight: 2.35,
      },
    },
    { call: `PATCH /api/parcel/status/${moved}`, body: { status: 'APPROVED' } },
    {
      call: `PATCH /api/parcel/block/${moved}`,
      body: { block: true, note: 'Blocked by admin' },
    },
    {
      call: `PATCH /api/parcel/block/${moved}`,
      body: { block: false, note: 'Unblocked by admin' },
    },
  ]
}

const isLogin = (body: unknown) => Object.keys(Object(body)).join() === 'email,password'
