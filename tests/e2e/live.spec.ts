import type { Page } from '@playwright/test'
import type { Parcel, Role } from '../../openapi.d.ts'
import { openAs, sendParcel, setStatus, type Person } from './support/people.ts'
import { expect, startServer, test as base } from './support/waybill.ts'

/** Starts another server of the built application on the same database. */
interface SecondNode {
  address: string
  stop: () => Promise<void>
  /** Restarts the server at the same address. */
  start: () => Promise<void>
}

const test = base.extend<{ second: SecondNode }>({
  second: async ({ waybill, settings }, provide) => {
    const startAt = (port: string) =>
      startServer({ DATABASE_URL: waybill.url, ...settings, PORT: port })
    let running = await startAt('0')
    const { port } = new URL(running.address)
    await provide({
      address: running.address,
      stop: () => running.stop(),
      start: async () => {
        running = await startAt(port)
      },
    })
    await running.stop()
  },
})

// Chromium mentions a stream that is cut.
test.use({ expectedComplaints: /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/ })

test('A change in one browser appears in others on another node', async ({
  browser,
  waybill,
  second,
  signInAs,
}) => {
  const { admin, sender, receiver, parcel } = await peopleAt(signInAs, 'Shows')
  const there = { address: second.address, db: waybill.db }
  const watching = await openAs(browser, there, admin.id)
  const sam = await openAs(browser, there, sender.id)
  const rita = await openAs(browser, there, receiver.id)
  const visitor = await browser.newPage({ baseURL: second.address })
  const samsLists = listsRead(sam.page)
  await Promise.all([
    watching.page.goto('/admin/parcels'),
    sam.page.goto('/sender/parcels'),
    rita.page.goto('/receiver/dashboard'),
    visitor.goto(`/track/${parcel.trackingId}`),
  ])
  for (const page of [watching.page, sam.page, rita.page, visitor]) await isLive(page)
  // The second server catches up with the stream; changes from before are not announced.
  await expect.poll(() => samsLists.length).toBeGreaterThan(1)

  await setStatus(admin, parcel, 'APPROVED')
  const incoming = rita.page.getByRole('region', { name: 'Incoming Parcels' })
  await Promise.all([
    expect(cardOf(watching.page, parcel).getByText('Approved')).toBeVisible(),
    expect(cardOf(sam.page, parcel).getByText('Approved')).toBeVisible(),
    expect(incoming.getByText('APPROVED')).toBeVisible(),
    expect(visitor.locator('main').getByText('Approved').first()).toBeVisible(),
  ])
  await expect(sam.page.getByText(`${parcel.trackingId} is now approved`)).toBeAttached()

  await setStatus(admin, parcel, 'DELIVERED')
  const history = rita.page.getByRole('region', { name: 'Delivery History' })
  await expect(history.getByText(parcel.trackingId)).toBeVisible()
  await expect(rita.page.getByText('No parcels at the moment.')).toBeVisible()
  await closeAll([watching, sam, rita], visitor)
})

test('a lost connection comes back, and no change is missed', async ({
  browser,
  waybill,
  second,
  signInAs,
}) => {
  const { admin, sender, parcel } = await peopleAt(signInAs, 'Cut')
  const sam = await openAs(browser, { address: second.address, db: waybill.db }, sender.id)
  const visitor = await browser.newPage({ baseURL: second.address })
  await Promise.all([sam.page.goto('/sender/parcels'), visitor.goto(`/track/${parcel.trackingId}`)])
  await isLive(sam.page)
  await isLive(visitor)

  await second.stop()
  await Promise.all([
    expect(sam.page.getByText('Reconnecting')).toBeVisible(),
    expect(visitor.getByText('Reconnecting')).toBeVisible(),
  ])
  await setStatus(admin, parcel, 'APPROVED')
  await setStatus(admin, parcel, 'DISPATCHED')
  await second.start()

  // The longer the connection was lost, the longer a browser waits before it retries.
  const patience = { timeout: 45_000 }
  await expect(cardOf(sam.page, parcel).getByText('Dispatched')).toBeVisible(patience)
  await expect(visitor.locator('main').getByText('Dispatched').first()).toBeVisible(patience)
  await isLive(sam.page)
  await closeAll([sam], visitor)
})

test('two tabs of one browser share one stream', async ({ signInAs }) => {
  const { admin, sender, parcel } = await peopleAt(signInAs, 'Tabs')
  const one = sender.page
  await one.goto('/sender/parcels')
  await isLive(one)
  const two = await sender.context.newPage()
  const asked: string[] = []
  two.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await two.goto('/sender/parcels')
  await isLive(two)

  await setStatus(admin, parcel, 'APPROVED')
  await expect(cardOf(one, parcel).getByText('Approved')).toBeVisible()
  await expect(cardOf(two, parcel).getByText('Approved')).toBeVisible()
  expect(asked).not.toContain('/api/parcel/events')

  await one.close()
  await setStatus(admin, parcel, 'DISPATCHED')
  await expect(cardOf(two, parcel).getByText('Dispatched')).toBeVisible()
  expect(asked.filter((path) => path === '/api/parcel/events')).toHaveLength(1)
})

const isLive = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeVisible()

/** Counts how often a page has read a sender's list. */
function listsRead(page: Page): string[] {
  const lists: string[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/parcel/me') lists.push(request.url())
  })
  return lists
}

const cardOf = (page: Page, { trackingId }: Parcel) =>
  page.getByRole('article').filter({ hasText: trackingId })

type SignIn = (role: Role, name: string) => Promise<Person>

/** Signs a user of each role in at the first node, and creates a parcel between two of them. */
async function peopleAt(signInAs: SignIn, name: string) {
  const admin = await signInAs('ADMIN', `Ada ${name}`)
  const sender = await signInAs('SENDER', `Sam ${name}`)
  const receiver = await signInAs('RECEIVER', `Rita ${name}`)
  return { admin, sender, receiver, parcel: await sendParcel(sender, receiver) }
}

async function closeAll(people: Person[], visitor: Page): Promise<void> {
  await Promise.all([...people.map(({ context }) => context.close()), visitor.close()])
}
