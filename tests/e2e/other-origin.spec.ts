import type { Page } from '@playwright/test'
import { createTestDatabase } from '../support/database.ts'
import { startPlainHost } from '../support/plain-host/host.ts'
import type { PlainHost } from '../support/plain-host/host.ts'
import { userNamed } from '../support/plain-host/look-up.ts'
import { seedPassword } from '../support/plain-host/rows.ts'
import { startStaticServer } from '../support/static-server.ts'
import { buildFor } from './support/other-build.ts'
import { giveLogin } from './support/forms.ts'
import { cardOf, expect, logIn, test as base } from './support/plain.ts'
import { startServer } from './support/waybill.ts'

type ServedBy = 'Waybill itself' | 'a static server'

/** A client that was built for a host at another port, served twice. */
interface Clients extends Record<ServedBy, string> {
  /** The build contains the host's address, so the host listens as long as the clients exist. */
  api: PlainHost
}

const test = base.extend<{ servedBy: ServedBy; complaints: string[] }, { clients: Clients }>({
  servedBy: ['Waybill itself', { option: true }],
  clients: [
    // Playwright reads a fixture's dependencies from a destructured first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, handOver) => {
      const api = await startPlainHost()
      const [build, database] = await Promise.all([buildFor(api.address), createTestDatabase()])
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
  /** Calls of its own server's API, and violations of the content security policy. */
  complaints: [
    async ({ page, baseURL }, handOver) => {
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
    { auto: true },
  ],
})

const title = 'We could not check whether you are logged in.'

test.use({ shapes: { lists: 'bare', extraFields: true, streams: true } })

test.describe('A client from a static server with a host at another origin', () => {
  test.use({ servedBy: 'a static server' })

  test('lets a sender work, follow live changes, and learn of a block and of the end of the session', async ({
    page,
    host,
  }) => {
    await logIn(page, 'sam')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('article')).toHaveCount(6)
    await test.step('on the stream', async () => {
      await expect(page.getByText('Live', { exact: true })).toBeVisible()
      expect(host.asked.map(({ call }) => call)).toContain('GET /api/parcel/events')
      await seesStatus(page, 'TRK-0007-PLAIN', 'Requested')
      host.changeStatus('TRK-0007-PLAIN', 'APPROVED')
      await seesStatus(page, 'TRK-0007-PLAIN', 'Approved')
    })

    await test.step('renews the session', async () => {
      host.endSessions()
      await cancels(page, 'TRK-0008-PLAIN')
      await expect(page.getByText('Parcel canceled successfully')).toBeVisible()
      await page.reload()
      await seesStatus(page, 'TRK-0008-PLAIN', 'Canceled')
    })

    await test.step('while the account is blocked', async () => {
      userNamed(host, 'Sam Sender').isBlocked = 'BLOCKED'
      await cancels(page, 'TRK-0007-PLAIN')
      await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible()
      await expect(page.getByText('sam@plain.test')).toBeVisible()
      await expect(page.getByText('Failed to load parcels.')).toHaveCount(0)
      userNamed(host, 'Sam Sender').isBlocked = 'UNBLOCKED'
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(6)
    })

    await test.step('until the session is over, or they log out', async () => {
      host.endSessions(true)
      await page.reload()
      await expect(page).toHaveURL('/login?returnTo=%2Fsender%2Fparcels')
      await expect(page.getByText(title)).toHaveCount(0)
      await logIn(page, 'sam')
      await page.getByRole('button', { name: 'Logout' }).click()
      await page.goto('/sender/parcels')
      await expect(page).toHaveURL('/login?returnTo=%2Fsender%2Fparcels')
    })
  })
})

test('lets a visitor read on and a sender log in if the host does not answer with the session', async ({
  page,
  host,
}) => {
  host.shapes.lookups = 'broken for visitors'
  const answered = page.waitForResponse(/\/api\/user\/me/)
  await page.goto('/track/TRK-0004-PLAIN')
  expect((await answered).status()).toBe(500)
  await expect(page.getByText('Harbour 4').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const there = '/sender/parcels?page=2'
  await page.goto(there)
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(there)}`)
  const alert = page.getByRole('alert').filter({ hasText: title })
  await expect(alert).toContainText('The server answered with an error.')
  await giveLogin(page, 'sam@plain.test', seedPassword)
  await expect(page).toHaveURL(there)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('has a policy that allows requests to its host only', async ({
  page,
  clients,
  workerHost: other,
  complaints,
}) => {
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
  expect(complaints).toEqual([])
  expect(await canAsk(other.address)).toBe(false)
  // Chromium says it twice: the request that the policy refused, and the call that failed because
  // of it.
  const refusal = expect.stringContaining(other.address)
  expect(complaints.splice(0)).toEqual([refusal, refusal])
})

async function cancels(page: Page, trackingId: string) {
  await cardOf(page, trackingId).getByRole('button', { name: 'Cancel Parcel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()
}

const seesStatus = (page: Page, trackingId: string, status: string) =>
  expect(cardOf(page, trackingId).getByText(status, { exact: true })).toBeVisible()
