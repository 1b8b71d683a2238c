import type { BrowserContext, Page } from '@playwright/test'
import sql from 'sql-template-tag'
import { demoAccounts } from '../../server/demo/accounts.ts'
import type { DemoPerson } from '../../server/demo/accounts.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolations,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' }, reducedMotion: 'reduce' })

interface Screen {
  path: string
  /** What is there once the screen is complete. */
  ready: (page: Page) => unknown
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const pictures = (page: Page) => page.getByRole('img', { name: /^Where parcels stand/ }).waitFor()
const tables = async (page: Page) => {
  await pictures(page)
  for (const button of await page.getByRole('button', { name: /^Show as table/ }).all())
    await button.click()
}
const card = (page: Page) => page.getByRole('article').first().waitFor()

const screens: Record<'visitor' | DemoPerson, Screen[]> = {
  visitor: [
    { path: '/', ready: heading(/./) },
    { path: '/about', ready: heading('About Waybill') },
    { path: '/contact', ready: heading('Contact') },
    { path: '/track', ready: heading('Track a parcel') },
    { path: '/login', ready: heading('Log in') },
    { path: '/register', ready: heading('Create an account') },
    { path: '/unauthorized?area=admin', ready: heading(/./) },
    { path: '/machines', ready: heading(/./) },
    { path: '/nowhere', ready: heading('Page not found') },
  ],
  admin: [
    { path: '/admin/users', ready: (page) => page.getByRole('table').waitFor() },
    { path: '/admin/parcels', ready: card },
    { path: '/admin/parcels?from=2026-03-09&to=2026-03-02', ready: card },
    { path: '/admin/insights', ready: pictures },
    { path: '/admin/insights', ready: tables },
  ],
  sender: [
    { path: '/sender/parcels', ready: card },
    { path: '/sender/integrations', ready: heading('Integrations') },
  ],
  receiver: [{ path: '/receiver/dashboard', ready: card }],
  sender2: [],
  receiver2: [],
}

interface Opening {
  title: string
  user: DemoPerson
  path: string
  open: (page: Page) => Promise<void>
}

const press = (name: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true, disabled: false })
  await button.first().click()
  await page.getByRole('dialog').waitFor()
}

const openings: Opening[] = [
  { title: 'a status', user: 'admin', path: '/admin/parcels', open: press('Update Status') },
  { title: 'a block', user: 'admin', path: '/admin/parcels', open: press('Block') },
  {
    title: 'the status of many parcels',
    user: 'admin',
    path: '/admin/parcels',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await press('Set status')(page)
    },
  },
  {
    title: 'what became of many parcels',
    user: 'admin',
    path: '/admin/parcels',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await press('Set status')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Approved' }).check()
      await dialog.getByRole('button', { name: 'Set status' }).click()
      await dialog.getByText('6 are Approved now.').waitFor()
    },
  },
  { title: 'a user', user: 'admin', path: '/admin/users', open: press('Block Noah Lindqvist') },
  {
    title: 'a cancellation',
    user: 'sender',
    path: '/sender/parcels',
    open: press('Cancel Parcel'),
  },
  {
    title: 'a new parcel, with what is missing in it and the receivers to choose from',
    user: 'sender',
    path: '/sender/parcels',
    open: async (page) => {
      await press('Create Parcel')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Create Parcel' }).click()
      await dialog.getByText('Receiver is required').waitFor()
      await dialog.getByRole('combobox', { name: 'Receiver' }).press('ArrowDown')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    title: 'a delivery',
    user: 'receiver',
    path: '/receiver/dashboard',
    open: press('Confirm Delivery'),
  },
]

for (const user of ['visitor', 'admin', 'sender', 'receiver'] as const)
  test(`Every screen of a ${user} is accessible, fits a narrow phone and keeps the console quiet`, async ({
    browser,
    waybill,
  }) => {
    test.slow()
    const context = await browser.newContext({ baseURL: waybill.address })
    if (user !== 'visitor') await signIn(context, user)
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    for (const { path, ready } of screens[user])
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        await ready(page)
        await seeNoViolationsInBothThemes(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await page.reload()
        await ready(page)
        await seeNoSidewaysScroll(page)
        await seeNoViolations(page)
      })
    expect(complaints).toEqual([])
    await context.close()
  })

test('A visitor reads a found parcel, and it is accessible', async ({ browser, waybill }) => {
  const context = await browser.newContext({ baseURL: waybill.address })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  const [parcel] = await waybill.db.query<{ tracking_id: string }>(sql`
    select tracking_id from parcels order by created_at limit 1
  `)
  await page.goto(`/track/${parcel?.tracking_id}`)
  await card(page)
  await seeNoViolationsInBothThemes(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await seeNoSidewaysScroll(page)
  expect(complaints).toEqual([])
  await context.close()
})

for (const user of ['admin', 'sender', 'receiver'] as const)
  test(`The pages of one parcel are accessible to a ${user}`, async ({ browser, waybill }) => {
    const context = await browser.newContext({ baseURL: waybill.address })
    await signIn(context, user)
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    const list = { admin: '/admin/parcels', sender: '/sender/parcels', receiver: '/receiver' }[user]
    await page.goto(list)
    await page.getByRole('article').first().getByRole('link', { name: /^TRK-/ }).click()
    await expect(page).toHaveURL(/\/parcels\/[^/]+$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const parcel = page.url()
    for (const address of user === 'receiver' ? [parcel] : [parcel, `${parcel}/label`]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await seeNoViolationsInBothThemes(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await seeNoSidewaysScroll(page)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

for (const { title, user, path, open } of openings)
  test(`The dialog about ${title} is accessible and fits a narrow phone`, async ({
    browser,
    waybill,
  }) => {
    const context = await browser.newContext({ baseURL: waybill.address })
    await signIn(context, user)
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await page.goto(path)
    await open(page)
    await seeNoViolationsInBothThemes(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await seeNoSidewaysScroll(page)
    expect(complaints).toEqual([])
    await context.close()
  })

test('Menus on a phone are accessible', async ({ browser, waybill }) => {
  const viewport = { width: 360, height: 720 }
  const context = await browser.newContext({ baseURL: waybill.address, viewport })
  await signIn(context, 'admin')
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await seeNoViolationsInBothThemes(page)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible()
  await seeNoViolationsInBothThemes(page)
  await context.close()
})

async function signIn(context: BrowserContext, user: DemoPerson) {
  const { email, password } = demoAccounts[user]
  const answer = await context.request.post('/api/user/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}
