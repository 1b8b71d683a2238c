import type { Page } from '@playwright/test'
import { createTestDatabase } from '../support/database.ts'
import { startPlainHost } from '../support/plain-host/host.ts'
import type { PlainHost } from '../support/plain-host/host.ts'
import type { Shapes } from '../support/plain-host/shapes.ts'
import { startStaticServer } from '../support/static-server.ts'
import { buildFor } from './support/other-build.ts'
import { cardOf, expect, logIn, test as base } from './support/plain.ts'
import { startServer } from './support/waybill.ts'

type ServedBy = 'Waybill itself' | 'a static server'

/** A client that was built for a host at another port, served twice. */
interface Clients extends Record<ServedBy, string> {
  /** Its address is in the build, so it listens as long as the clients are there. */
  api: PlainHost
}

const test = base.extend<{ servedBy: ServedBy; complaints: string[] }, { clients: Clients }>({
  servedBy: ['Waybill itself', { option: true }],
  clients: [
    // Playwright reads the names of a fixture's first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, handOver) => {
      const api = await startPlainHost()
      const build = await buildFor(api.address)
      const database = await createTestDatabase()
      const settings = { DATABASE_URL: database.url, DEMO_DATA: 'off' }
      const ownServer = await startServer(settings, build.root)
      const staticServer = await startStaticServer(build.clientFolder)
      await handOver({
        api,
        'Waybill itself': ownServer.address,
        'a static server': staticServer.address,
      })
      await Promise.all([ownServer.stop(), staticServer.stop(), api.stop()])
      await database.drop()
      await build.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  host: async ({ clients, shapes }, handOver) => {
    clients.api.reset(shapes)
    await handOver(clients.api)
  },
  baseURL: async ({ clients, servedBy, host: _reset }, handOver) => handOver(clients[servedBy]),
  /** What the page asked of its own server's API, or was kept from by its policy. */
  complaints: async ({ page, baseURL }, handOver) => {
    const complaints: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${baseURL}/api`)) complaints.push(request.url())
    })
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await handOver(complaints)
    expect(complaints).toEqual([])
  },
})

const shapes: Partial<Shapes> = { lists: 'bare', fieldErrors: 'errorSources', extraFields: true }
const title = 'The server could not be asked who you are.'
const isLive = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeVisible()

for (const servedBy of ['Waybill itself', 'a static server'] as const) {
  test.describe(`With a host at another origin and the client from ${servedBy}`, () => {
    test.use({ servedBy, shapes })
    test.beforeEach(({ complaints }) => expect(complaints).toEqual([]))

    test('a sender works, also after the session was renewed', async ({ page, host }) => {
      await logIn(page, 'sam')
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      await expect(page.getByRole('article')).toHaveCount(6)

      host.endSessions()
      await cardOf(page, 'TRK-0008-PLAIN').getByRole('button', { name: 'Cancel Parcel' }).click()
      await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()
      await expect(page.getByText('Parcel canceled successfully')).toBeVisible()
      await page.reload()
      await expect(
        cardOf(page, 'TRK-0008-PLAIN').getByText('Canceled', { exact: true }),
      ).toBeVisible()

      host.endSessions(true)
      await page.getByRole('button', { name: 'Next' }).click()
      await page.reload()
      await expect(page).toHaveURL(/\/login\?returnTo=/)
      await expect(page.getByText(title)).toHaveCount(0)
    })

    test('a visitor tracks a parcel and registers, and reads at the field what is wrong', async ({
      page,
    }) => {
      await page.goto('/track/TRK-0004-PLAIN')
      await expect(page.getByText('Harbour 4').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()

      await page.goto('/register')
      await page.getByRole('textbox', { name: 'Name' }).fill('Nia Novak')
      await page.getByRole('textbox', { name: 'Email' }).fill('nia@plain.test')
      const password = page.getByRole('textbox', { name: 'Password', exact: true })
      const again = page.getByRole('textbox', { name: 'Confirm Password' })
      await password.fill('secret')
      await again.fill('secret')
      await page.getByRole('radio', { name: /^Sender/ }).check()
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByRole('alert').getByText('Password needs a digit')).toBeVisible()
      await expect(page.getByText('Zod Error')).toHaveCount(0)
      await expect(password).toBeFocused()
      await expect(password).toHaveAccessibleDescription(/Password needs a digit/)

      await password.fill('secret1')
      await again.fill('secret1')
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByText('User registered successfully!')).toBeVisible()
    })

    test('a sender follows live changes on its stream', async ({ page, host }) => {
      host.shapes.streams = true
      await logIn(page, 'sam')
      await page.goto('/sender/parcels')
      await isLive(page)
      expect(host.asked.map(({ call }) => call)).toContain('GET /api/parcel/events')
      const card = cardOf(page, 'TRK-0008-PLAIN')
      await expect(card.getByText('Requested', { exact: true })).toBeVisible()

      host.changeStatus('TRK-0008-PLAIN', 'APPROVED')
      await expect(card.getByText('Approved', { exact: true })).toBeVisible()
    })

    test('a blocked sender reads so in place of their parcels, and logs out', async ({
      page,
      host,
    }) => {
      await logIn(page, 'sam')
      await page.goto('/sender/parcels')
      await expect(page.getByRole('article')).toHaveCount(6)
      const sam = host.rows.accounts.find(({ user }) => user.name === 'Sam Sender')
      if (sam) sam.user.isBlocked = 'BLOCKED'
      await page.reload()

      await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
      await expect(page.getByText('sam@plain.test')).toBeVisible()
      await expect(page.getByText('Failed to load parcels.')).toHaveCount(0)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/login')
    })

    test('a sender whose call is refused because of a block reads so at once', async ({
      page,
      host,
    }) => {
      await logIn(page, 'sam')
      await page.goto('/sender/parcels')
      await expect(page.getByRole('article')).toHaveCount(6)
      const sam = host.rows.accounts.find(({ user }) => user.name === 'Sam Sender')
      if (sam) sam.user.isBlocked = 'BLOCKED'
      await cardOf(page, 'TRK-0008-PLAIN').getByRole('button', { name: 'Cancel Parcel' }).click()
      await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()

      await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
    })

    test.describe('that breaks when a visitor asks who they are', () => {
      test.use({ shapes: { ...shapes, lookups: 'broken for visitors' } })

      test('a visitor reads the public pages undisturbed', async ({ page }) => {
        for (const path of ['/', '/track', '/about']) {
          const answered = page.waitForResponse(/\/api\/user\/me/)
          await page.goto(path)
          expect((await answered).status()).toBe(500)
          await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
          await expect(page.getByRole('alert')).toHaveCount(0)
          await expect(page.getByText('Check your connection')).toHaveCount(0)
        }
      })

      test('a sender with a link logs in although it cannot say who they are, and gets there', async ({
        page,
      }) => {
        await page.goto('/sender/parcels?page=2')
        await expect(page).toHaveURL('/login?returnTo=%2Fsender%2Fparcels%3Fpage%3D2')
        const alert = page.getByRole('alert').filter({ hasText: title })
        await expect(alert).toContainText('It answered with an error.')
        await expect(page.getByText('Check your connection')).toHaveCount(0)

        await page.getByRole('textbox', { name: 'Email' }).fill('sam@plain.test')
        const again = page.waitForResponse(/\/api\/user\/me/)
        await page.getByRole('button', { name: 'Try again' }).click()
        await again
        await expect(alert).toBeVisible()
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('sam@plain.test')
        await page.getByRole('textbox', { name: 'Password', exact: true }).fill('secret1')
        await page.getByRole('button', { name: 'Login' }).click()
        await expect(page).toHaveURL('/sender/parcels?page=2')
        await expect(page.getByRole('article')).toHaveCount(2)
        await page.reload()
        await expect(page.getByRole('article')).toHaveCount(2)
      })
    })

    test('a sender whom it cannot name for a while is led back where they were', async ({
      page,
      host,
    }) => {
      await logIn(page, 'sam')
      await page.goto('/sender/parcels?page=2')
      await expect(page.getByRole('article')).toHaveCount(2)
      host.shapes.lookups = 'broken'
      await page.reload()
      await expect(page.getByText(title)).toBeVisible()
      await expect(page).toHaveURL('/login?returnTo=%2Fsender%2Fparcels%3Fpage%3D2')

      host.shapes.lookups = 'right'
      await expect(page).toHaveURL('/sender/parcels?page=2')
      await expect(page.getByRole('article')).toHaveCount(2)

      host.shapes.lookups = 'broken'
      await page.reload()
      await expect(page.getByText(title)).toBeVisible()
      host.shapes.lookups = 'right'
      await page.reload()
      await expect(page).toHaveURL('/sender/parcels?page=2')
    })
  })
}

test('The policy of Waybill lets a page ask its host, and no other', async ({ page, clients }) => {
  const other = await startPlainHost()
  await page.goto('/')
  const canAsk = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      `${address}/api/parcel/track`,
    )

  expect(await canAsk(clients.api.address)).toBe(true)
  expect(await canAsk(other.address)).toBe(false)
  await other.stop()
})
