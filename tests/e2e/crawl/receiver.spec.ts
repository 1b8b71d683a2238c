import { test } from '../support/waybill.ts'
import { crawl, dialogBy, heading, sendDialog, settings, text, type Screen } from './screens.ts'

test.use({ settings, expectedComplaints: /status of 409/ })

const screens: Screen[] = [
  {
    title: 'The dashboard, with a code for the handover',
    path: '/receiver/dashboard',
    ready: text('Handover code'),
  },
  {
    title: 'The dashboard, with a search that finds some',
    path: '/receiver/dashboard?q=dog',
    ready: text('No parcels found.'),
  },
  {
    title: 'A delivery to confirm',
    path: '/receiver/dashboard',
    ready: dialogBy('Confirm Delivery'),
  },
  {
    title: 'A parcel on its way',
    path: ({ parcels }) => `/receiver/parcels/${parcels.attempted._id}`,
    ready: heading(/^TRK-/),
  },
  {
    title: 'A parcel that was delivered, with its proof',
    path: ({ parcels }) => `/receiver/parcels/${parcels.delivered._id}`,
    ready: (page) => page.getByRole('region', { name: 'Proof of delivery' }).waitFor(),
  },
  {
    title: 'Notifications of a receiver',
    path: '/receiver/notifications',
    ready: heading('Notifications'),
  },
  {
    title: 'The account of a receiver, which has to stay for now',
    path: '/receiver/account',
    ready: async (page) => {
      await dialogBy('Delete my account')(page)
      await page
        .getByRole('dialog')
        .getByLabel(/^Your password/)
        .fill('Waybill-demo-4')
      await sendDialog(page, 'Delete account', 'You have parcels under way.')
    },
  },
]

crawl('receiver', screens)
