import type { Page } from '@playwright/test'
import { calls } from '../support/plain-host/calls.ts'
import type { Shapes } from '../support/plain-host/shapes.ts'
import { cardOf, signInAs, expect, logIn, test } from './support/plain.ts'

const variants: [string, Partial<Shapes>][] = [
  [
    'wraps its lists and answers changes with the row',
    { lists: 'under data', people: 'objects', changes: 'the row', extraFields: false },
  ],
  [
    'sends bare lists, bare ids and fields of its own',
    { lists: 'bare', people: 'ids', changes: 'a message', extraFields: true },
  ],
  [
    'sends no people and answers changes with nothing',
    { lists: 'under data', people: 'null', changes: 'nothing', extraFields: false },
  ],
]

for (const [title, shapes] of variants) {
  test.describe(`On a host of plain calls that ${title}`, () => {
    test.use({ shapes })

    test('an administrator manages users and parcels', async ({ page, host }) => {
      await logIn(page, 'ada')
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await managesUsers(page)
      await page.getByRole('link', { name: 'Parcels' }).click()
      await findsParcels(page)
      await movesAndBlocks(page)

      expect(host.asked.filter(({ call }) => call.startsWith('PATCH'))).toEqual([
        { call: `PATCH /api/user/block/${idOf('Bea Bauer')}`, body: null },
        { call: `PATCH /api/user/unblock/${idOf('Bea Bauer')}`, body: null },
        { call: `PATCH /api/parcel/status/${parcel(8)?._id}`, body: { status: 'APPROVED' } },
        {
          call: `PATCH /api/parcel/block/${parcel(8)?._id}`,
          body: { block: true, note: 'Blocked by admin' },
        },
        {
          call: `PATCH /api/parcel/block/${parcel(8)?._id}`,
          body: { block: false, note: 'Unblocked by admin' },
        },
      ])
      expect(host.asked.map(({ call }) => call).filter(isNoCallOfTheSpecification)).toEqual([])

      function idOf(name: string) {
        return host.rows.accounts.find(({ user }) => user.name === name)?.user._id
      }
      function parcel(number: number) {
        return host.rows.parcels.find(({ trackingId }) => trackingId === idAt(number))
      }
    })

    test('a sender creates a parcel and cancels another', async ({ page, host }) => {
      await logIn(page, 'sam')
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await expect(page.getByRole('heading', { name: 'My Parcels' })).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(6)
      await createsParcel(page)
      await expect(cardOf(page, 'TRK-1008-PLAIN')).toContainText('$11.75')
      await cancels(page, idAt(8))

      const rita = host.rows.accounts.find(({ user }) => user.name === 'Rita Receiver')
      expect(host.asked.find(({ call }) => call === 'POST /api/parcel')?.body).toEqual({
        receiverId: rita?.user._id,
        fromAddress: 'Dock 3',
        toAddress: 'Tower 9',
        parcelType: 'DOCUMENT',
        weight: 2.35,
      })
      expect(host.asked.map(({ call }) => call).filter(isNoCallOfTheSpecification)).toEqual([])
    })

    test('a receiver confirms a delivery', async ({ page, host }) => {
      await logIn(page, 'rita')
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await expect(page.getByRole('heading', { name: 'Receiver Dashboard' })).toBeVisible()
      const incoming = page.getByRole('region', { name: 'Incoming Parcels' })
      const history = page.getByRole('region', { name: 'Delivery History' })
      await expect(incoming.getByRole('article')).toHaveCount(6)
      await expect(history.getByRole('article')).toHaveCount(1)

      const arrived = incoming.getByRole('article', { name: idAt(4) })
      await expect(arrived).toContainText('Harbour 4')
      await expect(arrived).toContainText('IN TRANSIT')
      await arrived.getByRole('button', { name: 'Confirm Delivery' }).click()
      await page.getByRole('button', { name: 'Yes, it has arrived' }).click()
      await expect(page.getByText('Delivery confirmed!')).toBeVisible()
      await expect(history.getByRole('article')).toHaveCount(2)
      await expect(history.getByRole('article', { name: idAt(4) })).toContainText('DELIVERED')
      await expect(incoming.getByRole('article', { name: idAt(4) })).toHaveCount(0)
      expect(host.asked.map(({ call }) => call).filter(isNoCallOfTheSpecification)).toEqual([])
    })

    test('a visitor tracks a parcel among all of them', async ({ page, host }) => {
      await page.goto('/track')
      await page.getByRole('textbox', { name: 'Tracking ID' }).fill('  trk-0004-plain ')
      await page.getByRole('button', { name: 'Track Parcel' }).click()
      await expect(page.getByText('Parcel found!')).toBeVisible()
      const card = page.getByRole('article', { name: idAt(4) })
      await expect(card).toContainText('Harbour 4')
      await expect(card).toContainText('04/03/2026, 10:30')
      if (shapes.people === 'objects') await expect(card).toContainText('rita@plain.test')

      await page.getByRole('textbox', { name: 'Tracking ID' }).fill('TRK-9999-PLAIN')
      await page.getByRole('button', { name: 'Track Parcel' }).click()
      await expect(page.getByText('Parcel not found!')).toBeVisible()

      host.rows.parcels.length = 0
      await page.getByRole('button', { name: 'Track Parcel' }).click()
      await expect(page.getByText('No parcels available')).toBeVisible()
    })
  })
}

test('A sender opens the page of one parcel on a host that knows no call for it', async ({
  page,
}) => {
  await signInAs(page, 'sam', '/sender/parcels')
  await cardOf(page, idAt(7)).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/sender\/parcels\/[^/]+$/)
  await expect(page.getByText('Harbour 7').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Parcel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()
  await expect(page.getByText('Parcel canceled successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Parcel' })).toBeDisabled()
})

test('A visitor registers on a plain host, logs in and starts with nothing', async ({
  page,
  host,
}) => {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Name' }).fill('Nia Novak')
  await page.getByRole('textbox', { name: 'Email' }).fill('nia@plain.test')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('secret1')
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('secret1')
  await page.getByRole('radio', { name: /^Sender/ }).check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('User registered successfully!')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(host.asked.at(-1)?.body).toEqual({
    name: 'Nia Novak',
    email: 'nia@plain.test',
    password: 'secret1',
    confirmPassword: 'secret1',
    role: 'SENDER',
    isBlocked: 'UNBLOCKED',
  })

  await page.getByRole('textbox', { name: 'Email' }).fill('nia@plain.test')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong!')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('secret1')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('No parcels found.')).toBeVisible()

  await page.goto('/admin/users')
  await expect(page).toHaveURL('/unauthorized?area=admin')
  await page.goto('/')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/sender/parcels')
  await expect(page).toHaveURL('/login?returnTo=%2Fsender%2Fparcels')
})

async function managesUsers(page: Page) {
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('row').nth(1)).toContainText('Ada Admin')
  const header = page.getByRole('columnheader', { name: 'Name' })
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('row').nth(1)).toContainText('Zoe Zimmer')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')

  const size = page.getByRole('combobox', { name: 'Rows per page' })
  expect(await size.getByRole('option').allTextContents()).toEqual(['5', '10', '25', '50'])
  await size.selectOption('5')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.getByRole('button', { name: 'Last page' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await size.selectOption('25')
  await expect(page.getByText('Page 1 of 1')).toBeVisible()

  await page.getByRole('button', { name: 'Block Bea Bauer', exact: true }).click()
  await page.getByRole('button', { name: 'Block user' }).click()
  await expect(page.getByText('Bea Bauer has been blocked 🚫')).toBeVisible()
  await page.getByRole('button', { name: 'Unblock Bea Bauer' }).click()
  await expect(page.getByText('Bea Bauer has been unblocked ✅')).toBeVisible()
}

async function findsParcels(page: Page) {
  await expect(page.getByRole('heading', { name: 'All Parcels' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('article').first()).toContainText(idAt(8))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: /^Requested/ }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Search parcels' }).fill('hill 7')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search parcels' }).fill('')
  await page.getByRole('button', { name: /^All \d/ }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
}

async function movesAndBlocks(page: Page) {
  const card = cardOf(page, idAt(8))
  await card.getByRole('button', { name: 'Update Status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await expect(dialog.getByRole('radio', { name: 'Requested' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Approved' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Parcel status updated to APPROVED')).toBeVisible()
  await expect(card.getByText('Approved')).toBeVisible()

  await card.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Block parcel' }).click()
  await expect(page.getByText('Parcel blocked')).toBeVisible()
  await expect(card.getByText('Blocked', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Parcel unblocked')).toBeVisible()
  // This host shows the unblocking as a status of its own.
  await expect(card.getByText('Unblocked', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Update Status' }).click()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}

async function createsParcel(page: Page) {
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
}

async function cancels(page: Page, trackingId: string) {
  const button = cardOf(page, trackingId).getByRole('button', { name: 'Cancel Parcel' })
  await button.click()
  await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()
  await expect(page.getByText('Parcel canceled successfully')).toBeVisible()
  await expect(cardOf(page, trackingId).getByText('Canceled', { exact: true })).toBeVisible()
  await expect(button).toBeDisabled()
}

const idAt = (number: number) => `TRK-${String(number).padStart(4, '0')}-PLAIN`

function isNoCallOfTheSpecification(asked: string): boolean {
  const known = [...Object.keys(calls), 'POST /api/users/refresh-token']
  return !known.some((call) => new RegExp(`^${call.replace('{id}', '[^/]+')}$`).test(asked))
}
