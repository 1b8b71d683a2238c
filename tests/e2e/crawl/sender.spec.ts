import type { Page } from '@playwright/test'
import { test } from '../support/waybill.ts'
import { elsewhere, openWithCompanyAccount } from './answers.ts'
import { crawl, dialogBy, firstCard, sendDialog, settings, text, type Screen } from './screens.ts'

// Chromium mentions the 400 for a webhook address that is not public.
test.use({ settings, expectedComplaints: /status of 400/ })

const table = (name: string) => (page: Page) => page.getByRole('table', { name }).waitFor()

const screens: Screen[] = [
  { title: 'My Parcels', path: '/sender/parcels', ready: firstCard },
  {
    title: 'My Parcels as a table',
    path: '/sender/parcels?view=table',
    ready: table('My parcels'),
  },
  {
    title: 'My Parcels, none found',
    path: '/sender/parcels?q=nowhere',
    ready: text('No parcels found.'),
  },
  {
    title: 'A cancellation, with a reason',
    path: ({ parcels }) => `/sender/parcels/${parcels.requested._id}`,
    ready: async (page) => {
      await dialogBy('Cancel Parcel')(page)
      await page.getByRole('textbox', { name: 'Reason (optional)' }).fill('Ordered twice')
    },
  },
  {
    title: 'A new parcel, with what is missing and the receivers to choose from',
    path: '/sender/parcels',
    ready: async (page) => {
      await dialogBy('Create Parcel')(page)
      await sendDialog(page, 'Create Parcel', 'Receiver is required')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Receiver' }).press('ArrowDown')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    title: 'A return, with addresses to choose from',
    path: ({ parcels }) => `/sender/parcels/${parcels.delivered._id}`,
    ready: async (page) => {
      await dialogBy('Create return')(page)
      const from = page.getByRole('dialog').getByRole('combobox', { name: 'From Address' })
      await from.fill('quay')
      await page.getByRole('option', { name: /8 Quay Road/ }).waitFor()
    },
  },
  { title: 'The import', path: '/sender/parcels/import', ready: text('Choose a file') },
  {
    title: 'The import, with rows that are wrong',
    path: '/sender/parcels/import',
    ready: async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles(
          csv([
            'Receiver email,From address,To address,Type,Weight (kg)',
            'receiver@waybill.test,Harbour 1,Hill 2,PACKAGE,1.5',
            'receiver@waybill.test,,Hill 2,LETTER,0',
            'nobody@waybill.test,Harbour 1,Hill 2,PACKAGE,heavy',
          ]),
        )
      await page.getByRole('button', { name: 'Create 1 parcel' }).waitFor()
    },
  },
  { title: 'Addresses', path: '/sender/addresses', ready: text('8 Quay Road, Hull') },
  {
    title: 'A new address, with what is missing',
    path: '/sender/addresses',
    ready: async (page) => {
      await dialogBy('Add address')(page)
      await sendDialog(page, 'Save', 'Label is required')
    },
  },
  {
    title: 'Addresses of a file',
    path: '/sender/addresses',
    ready: async (page) => {
      await dialogBy('Import CSV')(page)
      await page
        .getByLabel('CSV file')
        .setInputFiles(csv(['Label,Address', 'Mill,1 Mill Lane', ',3 Dock Street']))
      await page.getByRole('button', { name: 'Save 1 address' }).waitFor()
    },
  },
  { title: 'Integrations', path: '/sender/integrations', ready: table('API keys') },
  {
    title: 'A new API key, with what is missing',
    path: '/sender/integrations',
    ready: async (page) => {
      await dialogBy('Create API key')(page)
      await sendDialog(page, 'Create key', 'Choose at least one permission')
    },
  },
  {
    title: 'A new API key, shown once',
    path: '/sender/integrations',
    ready: async (page) => {
      await dialogBy('Create API key')(page)
      await page.getByRole('dialog').getByLabel('Name').fill('Web shop')
      await page.getByRole('checkbox', { name: 'Create parcels' }).check()
      await sendDialog(page, 'Create key', 'it is not shown again')
    },
  },
  {
    title: 'An API key to revoke',
    path: '/sender/integrations',
    ready: async (page) => {
      await page.getByRole('button', { name: /^Revoke The warehouse/ }).click()
      await page.getByRole('dialog').getByText('This cannot be undone.').waitFor()
    },
  },
  {
    title: 'An endpoint that fails, with its deliveries',
    path: '/sender/integrations',
    ready: async (page) => {
      const card = page.getByRole('article')
      await card.getByRole('button', { name: 'Send a test' }).click()
      await card.getByText(/^The test/).waitFor()
      await card.getByRole('button', { name: 'Deliveries' }).click()
      await card.getByRole('listitem').first().waitFor()
    },
  },
  { title: 'An endpoint to edit', path: '/sender/integrations', ready: dialogBy('Edit') },
  {
    title: 'A new endpoint at an address of the inside',
    path: '/sender/integrations',
    ready: async (page) => {
      await dialogBy('Add endpoint')(page)
      await page.getByRole('dialog').getByLabel('Address').fill('http://192.168.1.1/')
      await sendDialog(page, 'Add endpoint', 'This address is not public')
    },
  },
  {
    title: 'Notifications',
    path: '/sender/notifications',
    ready: (page) => page.getByRole('list', { name: 'Notifications' }).waitFor(),
  },
  {
    title: 'Notification settings',
    path: '/sender/notifications/settings',
    ready: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  {
    title: 'The newest notifications',
    path: '/sender/parcels',
    ready: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    title: 'The account, with passkeys and a company account',
    path: elsewhere,
    ready: async (page) => {
      await openWithCompanyAccount(page, true)
      await page.getByRole('button', { name: 'Unlink' }).waitFor()
      await table('Sessions')(page)
      await page.getByRole('row', { name: /Work laptop/ }).waitFor()
    },
  },
  {
    title: 'The account, with what is missing, and a company account to link',
    path: elsewhere,
    ready: async (page) => {
      await openWithCompanyAccount(page, false)
      await page.getByRole('button', { name: 'Link account' }).waitFor()
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('Password is required').waitFor()
    },
  },
  {
    title: 'A company account to link, with what is missing',
    path: elsewhere,
    ready: async (page) => {
      await openWithCompanyAccount(page, false)
      await dialogBy('Link account')(page)
      await sendDialog(page, 'Continue', 'Password is required')
    },
  },
  {
    title: 'A passkey to add',
    path: '/sender/account',
    ready: async (page) => {
      await openAtLocalhost(page)
      await dialogBy('Add passkey')(page)
    },
  },
  {
    title: 'A passkey to rename',
    path: '/sender/account',
    ready: dialogBy('Rename Work laptop'),
  },
  {
    title: 'A passkey to remove',
    path: '/sender/account',
    ready: dialogBy('Remove Work laptop'),
  },
  {
    title: 'An account to delete, with what is missing',
    path: '/sender/account',
    ready: async (page) => {
      await dialogBy('Delete my account')(page)
      await sendDialog(page, 'Delete account', 'Password is required')
    },
  },
  {
    title: 'A parcel that was delivered, with its proof',
    path: ({ parcels }) => `/sender/parcels/${parcels.delivered._id}`,
    ready: (page) => page.getByRole('region', { name: 'Proof of delivery' }).waitFor(),
  },
  {
    title: 'A shipping label',
    path: ({ parcels }) => `/sender/parcels/${parcels.requested._id}/label`,
    ready: (page) => page.getByRole('article', { name: /^Shipping label of/ }).waitFor(),
  },
]

crawl('sender', screens)

/** Browsers have no passkeys at an IP address. */
async function openAtLocalhost(page: Page): Promise<void> {
  const context = page.context()
  const cookies = await context.cookies()
  await context.addCookies(cookies.map((one) => ({ ...one, domain: 'localhost' })))
  await page.goto(page.url().replace('127.0.0.1', 'localhost'))
}

function csv(lines: string[]) {
  return { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
}
