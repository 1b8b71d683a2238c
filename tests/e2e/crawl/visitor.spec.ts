import type { Page } from '@playwright/test'
import { expect, test } from '../support/waybill.ts'
import { elsewhere, openWithProvider } from './answers.ts'
import { crawl, dialogBy, heading, settings, text, type Screen } from './screens.ts'

// Chromium mentions pages and parcels that do not exist.
test.use({ settings, expectedComplaints: /status of 404|status of 410/ })

const token = 'A'.repeat(43)

const screens: Screen[] = [
  { title: 'Home', path: '/', ready: heading(/./) },
  { title: 'Home, with a weight that is refused', path: '/#price', ready: refusedWeight },
  { title: 'Home on a phone, with its menu', path: '/', ready: openMenu },
  { title: 'About', path: '/about', ready: heading('About Waybill') },
  { title: 'Contact', path: '/contact', ready: heading('Contact') },
  { title: 'Contact, with a toast of success', path: '/contact', ready: sentMessage },
  { title: 'Track', path: '/track', ready: heading('Track a parcel') },
  { title: 'Track, with a toast of failure', path: '/track', ready: emptyTrackingId },
  {
    title: 'A tracked parcel with a failed attempt',
    path: ({ parcels }) => `/track/${parcels.attempted.trackingId}`,
    ready: text('(A dog guards the gate)'),
  },
  {
    title: 'A tracked parcel, with its QR code',
    path: ({ trackingIds }) => `/track/${trackingIds[0]}`,
    ready: dialogBy('QR code'),
  },
  {
    title: 'Several tracked parcels, one of them unknown',
    path: ({ trackingIds }) => `/track/${trackingIds.join(',')},TRK-0`,
    ready: async (page: Page) => {
      await page.getByText('2 of 3 parcels found').waitFor()
      await page.getByText(/^Updated at/).waitFor()
    },
  },
  { title: 'Login', path: '/login', ready: heading('Log in') },
  {
    title: 'Login with a company account, which nothing is linked to',
    path: elsewhere,
    ready: async (page: Page) => {
      await openWithProvider(page, '/login?signIn=email-taken', true)
      await page.getByRole('button', { name: /^Log in with Example/, disabled: false }).waitFor()
    },
  },
  {
    title: 'Login, while the company account is away',
    path: elsewhere,
    ready: async (page: Page) => {
      await openWithProvider(page, '/login?signIn=away', false)
      await page.getByRole('button', { name: /^Log in with Example/, disabled: true }).waitFor()
    },
  },
  { title: 'Register', path: '/register', ready: heading('Create an account') },
  { title: 'Register, with what is missing', path: '/register', ready: emptyRegistration },
  { title: 'Forgot password', path: '/forgot-password', ready: heading('Forgot your password?') },
  {
    title: 'A link to a new password',
    path: `/reset-password#${token}`,
    ready: heading('Set a new password'),
  },
  {
    title: 'A link to a new password that was cut',
    path: '/reset-password#abc',
    ready: heading('This link is not complete'),
  },
  {
    title: 'A link that confirms an address',
    path: `/verify-email#${token}`,
    ready: heading('Confirm your address'),
  },
  {
    title: 'A link that confirms an address, over',
    path: `/verify-email#${token}`,
    ready: async (page: Page) => {
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('This link does not work any more.').waitFor()
    },
  },
  {
    title: 'A link that confirms an address and was cut',
    path: '/verify-email#abc',
    ready: heading('This link is not complete'),
  },
  {
    title: 'A link that stops emails',
    path: ({ unsubscribeToken }) => `/unsubscribe/${unsubscribeToken}`,
    ready: heading('Stop emails'),
  },
  {
    title: 'Emails that were stopped',
    path: ({ unsubscribeToken }) => `/unsubscribe/${unsubscribeToken}`,
    ready: async (page: Page) => {
      await page.getByRole('button', { name: 'Stop these emails' }).click()
      await page.getByText('You get no more emails when a parcel is dispatched.').waitFor()
    },
  },
  {
    title: 'A link that stops emails and was cut',
    path: '/unsubscribe/DISPATCHED-1',
    ready: heading('This link is not complete'),
  },
  { title: 'An area of another role', path: '/unauthorized?area=admin', ready: heading(/./) },
  { title: 'A page that is not there', path: '/nowhere', ready: heading('Page not found') },
  { title: 'The life of a parcel, drawn', path: '/machines', ready: heading(/./) },
  ...['simulate&steps=press-cancel-parcel', 'live', 'walk&walk=3&step=1'].map((mode) => ({
    title: `The machine of a cancellation, ${mode}`,
    path: `/machines?machine=parcel-cancel&mode=${mode}`,
    ready: async (page: Page) => {
      await page.getByRole('region', { name: 'Cancel a parcel, drawn' }).waitFor()
      await page.getByText('Cancel a parcel in words').click()
    },
  })),
]

crawl('visitor', screens)

async function refusedWeight(page: Page): Promise<void> {
  const weight = page.getByRole('textbox', { name: 'Weight (kg)' })
  await weight.scrollIntoViewIfNeeded()
  // Retries, because the field reacts only once its code has loaded, and only to a change.
  await expect(async () => {
    await weight.fill('1')
    await weight.fill('1001')
    await expect(weight).toHaveAttribute('aria-invalid', 'true', { timeout: 500 })
  }).toPass()
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('link', { name: 'Contact' }).first().waitFor()
}

async function sentMessage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Nia')
  await page.getByRole('textbox', { name: 'Email' }).fill('nia@example.com')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await stopToast(page, 'Message sent successfully!')
}

async function emptyTrackingId(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Track Parcel' }).click()
  await stopToast(page, 'Please enter a tracking ID')
}

/** A toast waits while the pointer is on it. */
const stopToast = (page: Page, words: string) => page.locator('#toasts').getByText(words).hover()

async function emptyRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('Name must be at least 3 characters').waitFor()
}
