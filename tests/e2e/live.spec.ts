import { randomUUID } from 'node:crypto'
import { test as base, expect, type Browser, type Page } from '@playwright/test'
import sql from 'sql-template-tag'
import { newParcelState } from '../../machines/parcel-lifecycle.ts'
import type { Role } from '../../openapi.d.ts'
import { insertParcel } from '../../server/parcels/repository.ts'
import { newTrackingId } from '../../server/parcels/tracking-ids.ts'
import { hashPassword } from '../../server/sessions/passwords.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { startServer } from './support/waybill.ts'

const password = 'a-long-enough-password'

interface Nodes {
  database: TestDatabase
  first: string
  second: string
  stopSecond: () => Promise<void>
  startSecond: () => Promise<void>
}

/** Two servers of the built application on one database. */
const test = base.extend<{ nodes: Nodes }>({
  // Playwright reads the names of a fixture's first argument.
  // eslint-disable-next-line no-empty-pattern
  nodes: async ({}, handOver) => {
    const database = await createTestDatabase()
    const onDatabase = (port: string) => ({
      DATABASE_URL: database.url,
      DEMO_DATA: 'off',
      PORT: port,
    })
    const first = await startServer(onDatabase('0'))
    let second = await startServer(onDatabase('0'))
    const { port } = new URL(second.address)
    await handOver({
      database,
      first: first.address,
      second: second.address,
      stopSecond: () => second.stop(),
      startSecond: async () => {
        second = await startServer(onDatabase(port))
      },
    })
    await Promise.all([first.stop(), second.stop()])
    await database.drop()
  },
})

test('what one browser does shows in others, on another node, within a second', async ({
  browser,
  nodes,
}) => {
  const { trackingId } = await createUsersAndParcel(nodes.database)
  const admin = await signInAs(browser, nodes.first, 'ada', '/admin/parcels')
  const watching = await signInAs(browser, nodes.second, 'ada', '/admin/parcels')
  const sender = await signInAs(browser, nodes.second, 'sam', '/sender/parcels')
  const receiver = await signInAs(browser, nodes.second, 'rita', '/receiver/dashboard')
  const visitor = await visit(browser, nodes.second, `/track/${trackingId}`)
  for (const page of [watching, sender, receiver, visitor]) await isLive(page)

  await setStatus(admin, trackingId, 'Approved')
  const soon = { timeout: 1_000 }
  await Promise.all([
    expect(cardOf(watching, trackingId).getByText('Approved')).toBeVisible(soon),
    expect(cardOf(sender, trackingId).getByText('Approved')).toBeVisible(soon),
    expect(
      receiver.getByRole('region', { name: 'Incoming Parcels' }).getByText('APPROVED'),
    ).toBeVisible(soon),
    expect(visitor.locator('main').getByText('Approved').first()).toBeVisible(soon),
  ])
  await expect(sender.getByText(`${trackingId} is now approved`)).toBeAttached()

  await setStatus(admin, trackingId, 'Delivered')
  const history = receiver.getByRole('region', { name: 'Delivery History' })
  await expect(history.getByText(trackingId)).toBeVisible()
  await expect(receiver.getByText('No parcels at the moment.')).toBeVisible()
})

test('a line that was cut comes back, and nothing was missed', async ({ browser, nodes }) => {
  test.setTimeout(120_000)
  const { trackingId } = await createUsersAndParcel(nodes.database)
  const admin = await signInAs(browser, nodes.first, 'ada', '/admin/parcels')
  const sender = await signInAs(browser, nodes.second, 'sam', '/sender/parcels')
  const visitor = await visit(browser, nodes.second, `/track/${trackingId}`)
  await isLive(sender)
  await isLive(visitor)

  await nodes.stopSecond()
  await Promise.all([
    expect(sender.getByText('Reconnecting')).toBeVisible(),
    expect(visitor.getByText('Reconnecting')).toBeVisible(),
  ])
  await setStatus(admin, trackingId, 'Approved')
  await setStatus(admin, trackingId, 'Dispatched')
  await nodes.startSecond()

  await expect(cardOf(sender, trackingId).getByText('Dispatched')).toBeVisible({ timeout: 45_000 })
  await expect(visitor.locator('main').getByText('Dispatched').first()).toBeVisible({
    timeout: 45_000,
  })
  await isLive(sender)
})

test('two tabs of one browser hold one stream between them', async ({ browser, nodes }) => {
  const { trackingId } = await createUsersAndParcel(nodes.database)
  const admin = await signInAs(browser, nodes.first, 'ada', '/admin/parcels')
  const one = await signInAs(browser, nodes.second, 'sam', '/sender/parcels')
  await isLive(one)
  const two = await one.context().newPage()
  const asked: string[] = []
  two.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await two.goto('/sender/parcels')
  await isLive(two)

  await setStatus(admin, trackingId, 'Approved')
  await expect(cardOf(one, trackingId).getByText('Approved')).toBeVisible()
  await expect(cardOf(two, trackingId).getByText('Approved')).toBeVisible()
  expect(asked).not.toContain('/api/parcel/events')

  await one.close()
  await setStatus(admin, trackingId, 'Dispatched')
  await expect(cardOf(two, trackingId).getByText('Dispatched')).toBeVisible()
  expect(asked.filter((path) => path === '/api/parcel/events')).toHaveLength(1)
})

const isLive = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeVisible()

const cardOf = (page: Page, trackingId: string) =>
  page.getByRole('article').filter({ hasText: trackingId })

async function setStatus(admin: Page, trackingId: string, status: string) {
  await cardOf(admin, trackingId).getByRole('button', { name: 'Update Status' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('radio', { name: status }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function visit(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto(path)
  return page
}

async function signInAs(browser: Browser, baseURL: string, name: string, path: string) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const answer = await page.request.post('/api/user/login', {
    data: { email: `${name}@live.test`, password },
  })
  expect(answer.status()).toBe(200)
  await page.goto(path)
  return page
}

async function createUsersAndParcel({ db }: TestDatabase) {
  const at = new Date()
  const passwordHash = await hashPassword(password)
  const join = async (name: string, role: Role) => {
    const id = randomUUID()
    const email = `${name.toLowerCase()}@live.test`
    await db.query(sql`
      insert into users (id, name, email, password_hash, role, created_at, updated_at)
      values (${id}, ${name}, ${email}, ${passwordHash}, ${role}, ${at}, ${at})
    `)
    return id
  }
  await join('Ada', 'ADMIN')
  const parcel = {
    id: randomUUID(),
    trackingId: newTrackingId(),
    senderId: await join('Sam', 'SENDER'),
    receiverId: await join('Rita', 'RECEIVER'),
    parcelType: 'PACKAGE' as const,
    weightGrams: 2_500,
    feeCents: 1_250,
    fromAddress: 'Hafenstrasse 12, Hamburg',
    toAddress: 'Rua das Flores 7, Porto',
    note: null,
    createdAt: at,
  }
  await db.transaction((transaction) => insertParcel(transaction, parcel, newParcelState))
  return parcel
}
