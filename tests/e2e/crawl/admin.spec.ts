import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openActions, openColumns, openFilters } from '../support/parcel-controls.ts'
import { scan, startScanning } from '../support/scanner.ts'
import { test } from '../support/waybill.ts'
import {
  crawl,
  dialogBy,
  firstCard,
  heading,
  sendDialog,
  settings,
  text,
  type Screen,
} from './screens.ts'

test.use({ settings, expectedComplaints: /status of 404/ })

const pictures = (page: Page) => page.getByRole('img', { name: /^Where parcels stand/ }).waitFor()

const screens: Screen[] = [
  { title: 'Users', path: '/admin/users', ready: (page) => page.getByRole('table').waitFor() },
  {
    title: 'Users, none found',
    path: '/admin/users?q=nowhere',
    ready: text('No results.'),
  },
  {
    title: 'A user who is to be blocked',
    path: '/admin/users',
    ready: dialogBy('Block Noah Lindqvist'),
  },
  {
    title: 'A reset link',
    path: '/admin/users',
    ready: async (page) => {
      await dialogBy('Reset link for Noah Lindqvist')(page)
      await page
        .getByRole('dialog')
        .getByLabel(/^Your password/)
        .fill('Waybill-demo-1')
      await sendDialog(page, 'Make link', 'It is shown only once')
    },
  },
  {
    title: 'A courier to add, with what is missing',
    path: '/admin/users',
    ready: async (page) => {
      await dialogBy('Add courier')(page)
      await sendDialog(page, 'Add courier', 'Invalid email address')
    },
  },
  {
    title: 'The link of a new courier',
    path: '/admin/users',
    ready: async (page) => {
      await dialogBy('Add courier')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^Name/).fill('Nora Crawled')
      await dialog.getByLabel(/^Email/).fill('nora.crawled@waybill.test')
      await sendDialog(page, 'Add courier', 'It is shown only once')
    },
  },
  {
    title: 'The sidebar on a phone',
    path: '/admin/users',
    ready: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('button', { name: 'Show sidebar' }).click()
      await page.getByRole('dialog', { name: 'Sidebar' }).waitFor()
    },
  },
  { title: 'Parcels', path: '/admin/parcels', ready: firstCard },
  {
    title: 'Parcels of days in the wrong order',
    path: '/admin/parcels?from=2026-03-09&to=2026-03-02',
    ready: firstCard,
  },
  {
    title: 'Parcels, none found',
    path: '/admin/parcels?q=nowhere',
    ready: text('No parcels found.'),
  },
  { title: 'A status to choose', path: '/admin/parcels', ready: dialogBy('Update Status') },
  { title: 'A parcel to block', path: '/admin/parcels', ready: dialogBy('Block') },
  { title: 'A status for many parcels', path: '/admin/parcels?page=2', ready: manyToSet },
  {
    title: 'What became of many parcels',
    path: '/admin/parcels?page=2',
    ready: async (page) => {
      await manyToSet(page)
      await page.getByRole('dialog').getByRole('radio', { name: 'Approved' }).check()
      await sendDialog(page, 'Set status', '6 are Approved now.')
    },
  },
  {
    title: 'Parcels as a table, with the choice of columns',
    path: '/admin/parcels?view=table',
    ready: columnsOfTable,
  },
  {
    title: 'Parcels as a table of every column',
    path: '/admin/parcels?view=table',
    ready: async (page) => {
      await columnsOfTable(page)
      for (const name of ['Sender', 'From', 'Type', 'Fee', 'Updated'])
        await page.getByRole('checkbox', { name, exact: true }).check()
      await page.getByRole('columnheader', { name: 'Updated' }).waitFor()
    },
  },
  {
    title: 'Parcels with filters that are set, and all that there are',
    path: '/admin/parcels?status=DELIVERED&from=2026-03-09&to=2026-03-02',
    ready: openFilters,
  },
  {
    title: 'What can be done with a row',
    path: '/admin/parcels?view=table',
    ready: async (page, { parcels }) => openActions(page, parcels.requested.trackingId),
  },
  { title: 'Insights', path: '/admin/insights', ready: pictures },
  {
    title: 'Insights as tables',
    path: '/admin/insights',
    ready: async (page) => {
      await pictures(page)
      for (const button of await page.getByRole('button', { name: /^Show as table/ }).all())
        await button.click()
    },
  },
  { title: 'Scan', path: '/admin/scan', ready: heading('Scan') },
  {
    title: 'Scan, with one accepted and one refused',
    path: '/admin/scan',
    ready: async (page, { parcels }) => {
      await startScanning(page, 'Dispatched')
      await scan(page, parcels.toScan.trackingId)
      await scan(page, 'TRK-0000-0000-0000-0000')
      await page.getByText('1 accepted · 1 refused · 0 waiting').waitFor()
    },
  },
  {
    title: 'Scan, with its manifest',
    path: '/admin/scan',
    ready: async (page, { parcels }) => {
      await startScanning(page, 'Dispatched')
      await scan(page, parcels.toScanLast.trackingId)
      await page.getByText('1 accepted · 0 refused · 0 waiting').waitFor()
      await page.getByRole('button', { name: 'Finish' }).click()
      await heading('Manifest')(page)
    },
  },
  { title: 'System', path: '/admin/system', ready: text('Alive') },
  {
    title: 'Labels',
    path: printOf('labels'),
    ready: (page) => page.getByRole('article').nth(1).waitFor(),
  },
  {
    title: 'Manifest',
    path: printOf('manifest'),
    ready: (page) => page.getByRole('row').nth(2).waitFor(),
  },
  {
    title: 'A parcel that was delivered, with its proof',
    path: ({ parcels }) => `/admin/parcels/${parcels.delivered._id}`,
    ready: proof,
  },
  {
    title: 'A handover, with what is missing',
    path: ({ parcels }) => `/admin/parcels/${parcels.attempted._id}`,
    ready: async (page) => {
      await dialogBy('Hand over')(page)
      // The dialog knows by then which proofs are required.
      await page.locator('input[name=receivedBy][required]').waitFor()
      await sendDialog(page, 'Record delivery', 'Please let the receiver sign')
    },
  },
  {
    title: 'A failed attempt, with what is missing',
    path: ({ parcels }) => `/admin/parcels/${parcels.attempted._id}`,
    ready: async (page) => {
      await dialogBy('Failed attempt')(page)
      await page.getByRole('dialog').getByRole('radio', { name: 'Other' }).check()
      await sendDialog(page, 'Record attempt', 'Please say what happened')
    },
  },
  {
    title: 'A shipping label',
    path: ({ parcels }) => `/admin/parcels/${parcels.requested._id}/label`,
    ready: (page) => page.getByRole('article', { name: /^Shipping label of/ }).waitFor(),
  },
  {
    title: 'A parcel that is not there',
    path: `/admin/parcels/${randomUUID()}`,
    ready: text('There is no such parcel.'),
  },
  {
    title: 'Notifications of an administrator, of all that can happen to an account',
    path: '/admin/notifications',
    ready: text('A passkey was removed'),
  },
  {
    title: 'The account of an administrator',
    path: '/admin/account',
    ready: (page) => page.getByRole('table', { name: 'Sessions' }).waitFor(),
  },
]

crawl('admin', screens)

function printOf(page: 'labels' | 'manifest'): Screen['path'] {
  return ({ parcels }) => `/admin/${page}?ids=${parcels.requested._id},${parcels.attempted._id}`
}

async function manyToSet(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await dialogBy('Set status')(page)
}

async function columnsOfTable(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'All parcels' }).waitFor()
  await openColumns(page)
}

async function proof(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Proof of delivery' }).getByRole('img').first().waitFor()
}
