import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import type { Role } from '../../openapi.d.ts'
import { projectRoot } from '../../server/project-root.ts'
import { startStaticServer } from '../support/static-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { sendParcel, setStatus, type Person } from './support/people.ts'
import { checkScreen } from './support/screen.ts'
import { seeReadyForOffline } from './support/ready-for-offline.ts'
import { sign } from './support/sign.ts'
import { expect, test } from './support/waybill.ts'

// Chromium mentions a lost connection, and requests without a session.
test.use({
  serviceWorkers: 'allow',
  expectedComplaints:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401|dynamically imported module/,
})

test('The pages link a manifest whose icons exist', async ({ page, request, waybill }) => {
  await page.goto(waybill.address)
  const link = page.locator('link[rel=manifest]')
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest')

  const answer = await request.get(`${waybill.address}/manifest.webmanifest`)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { start_url, display, icons } = await answer.json()
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' })
  const served = await Promise.all(
    icons.map(async ({ src }: { src: string }) => {
      const icon = await request.get(waybill.address + src)
      return [icon.status(), icon.headers()['content-type']]
    }),
  )
  const png = [200, 'image/png']
  expect(served).toEqual([[200, 'image/svg+xml'], png, png, png])

  const worker = await request.get(`${waybill.address}/worker.js`)
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toContain('javascript')
})

test('A sender reads the list offline, sees it refreshed once online, and leaves nothing behind after an offline logout', async ({
  signInAs,
}) => {
  const { sam, rita, parcel } = await samWithParcel(signInAs, 'Reads')
  const { page, context } = sam
  await page.goto('/sender/parcels')
  const card = page.getByRole('article', { name: parcel.trackingId })
  await expect(card).toBeVisible()
  await seeReadyForOffline(page)

  await context.setOffline(true)
  await page.reload()
  await expect(card).toContainText('Rua das Flores 7')
  const word = page.getByRole('alert').filter({ hasText: 'You are offline.' })
  await expect(word).toHaveText(/^You are offline\. This is as of \d\d:\d\d\. Try again$/)
  await checkScreen(page)

  const later = await sendParcel(sam, rita)
  await context.setOffline(false)
  await expect(page.getByRole('article', { name: later.trackingId })).toBeVisible()
  await expect(word).toBeHidden()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByText('Logout failed')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('A sender’s lists are removed at logout, and when another sender logs in', async ({
  signInAs,
}) => {
  const { sam, parcel } = await samWithParcel(signInAs, 'Leaves')
  const { page, context } = sam
  const next = await samWithParcel(signInAs, 'Next')
  await page.goto('/sender/parcels')
  await expect(page.getByRole('article', { name: parcel.trackingId })).toBeVisible()
  await seeReadyForOffline(page)
  expect(await keptText(page)).toContain(parcel.trackingId)

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/login')
  expect(await keptText(page)).not.toContain(parcel.trackingId)
  await context.setOffline(true)
  await page.goto('/sender/parcels')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('article')).toHaveCount(0)

  await context.setOffline(false)
  await context.addCookies(await next.sam.context.cookies())
  await page.goto('/sender/parcels')
  await expect(page.getByRole('article', { name: next.parcel.trackingId })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article', { name: next.parcel.trackingId })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await keptText(page)).not.toContain(parcel.trackingId)
})

test('A visitor opens a public page offline', async ({ page, context, waybill }) => {
  await page.goto(`${waybill.address}/about`)
  await seeReadyForOffline(page)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')

  // Neither page was opened here before: the shell stands in for their documents.
  for (const path of ['/track', '/track/TRK-7H2K-9QXM-3VBT-RD4W']) {
    await page.goto(path)
    await expect(page.getByText(/^You are offline/)).toBeVisible()
  }
})

test('A handover made offline survives a reload, and is sent once even with two tabs open', async ({
  signInAs,
}) => {
  const { parcel } = await samWithParcel(signInAs, 'Hands over')
  const { page, context, request } = await signInAs('ADMIN', 'Ada Hands Over')
  await setStatus({ request }, parcel, 'IN_TRANSIT')
  await page.goto(`/admin/parcels/${parcel._id}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await seeReadyForOffline(page)

  await context.setOffline(true)
  await expect(page.getByText('Live', { exact: true })).toBeHidden({ timeout: 2_000 })
  await page.reload()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('textbox', { name: 'Received by' }).fill('Nadia Neighbor')
  await sign(page)
  await page.getByRole('button', { name: 'Record delivery' }).click()
  const waiting = /handed over at \d\d:\d\d, and not sent yet/
  await expect(page.getByText(waiting)).toBeVisible()
  await page.reload()
  await expect(page.getByText(waiting)).toBeVisible()
  await checkScreen(page)

  const sent: string[] = []
  context.on('request', (one) => {
    if (one.method() === 'POST' && one.url().includes('/deliveries/')) sent.push(one.url())
  })
  const tab = await context.newPage()
  await tab.goto('/admin/parcels')
  await expect(tab.getByText(waiting)).toBeVisible()
  await context.setOffline(false)
  for (const one of [page, tab])
    await expect(one.getByText('the delivery is recorded.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Signature' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('The scan page opens offline with its own policy, which no other page has', async ({
  signInAs,
}) => {
  const { page, context } = await signInAs('ADMIN', 'Ada Scans')
  await page.goto('/admin/parcels')
  await seeReadyForOffline(page)
  await page.goto('/admin/scan')
  await expect(page.getByRole('button', { name: 'Start scanning' })).toBeVisible()
  await seeReadyForOffline(page)

  await context.setOffline(true)
  expect(await policyOf(await page.goto('/admin/parcels'))).not.toContain('wasm-unsafe-eval')
  expect(await policyOf(await page.goto('/admin/scan'))).toContain('wasm-unsafe-eval')
  await expect(page.getByRole('button', { name: 'Start scanning' })).toBeVisible()

  // No public page was opened here before: the frame of one is shown, without its footer.
  await page.goto('/track')
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Waybill, home' })).toBeVisible()
})

test('A new build is used at the next load, and the old one is deleted', async ({
  page,
  context,
}) => {
  const { path: folder, remove } = await temporaryFolder()
  await cp(join(projectRoot, 'dist/client'), folder, { recursive: true })
  const host = await startStaticServer(folder)
  await page.goto(`${host.address}/about`)
  await seeReadyForOffline(page)
  // Each language has a cache of its own.
  const [before = ''] = (await cacheNames(page)).map((name) => name.replace('?en', ''))

  await writeFile(join(folder, 'assets/next.js'), 'document.documentElement.lang = "en-GB"')
  const next = '<script type="module" src="/assets/next.js"></script></head>'
  await change(join(folder, 'index.html'), (html) => html.replace('</head>', next))
  await change(join(folder, 'worker.js'), (code) => code.replaceAll(before, 'waybill-next'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect.poll(() => cacheNames(page)).toEqual(['waybill-next?en'])
  await seeReadyForOffline(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await host.stop()
  await remove()
})

type SignIn = (role: Role, name: string) => Promise<Person>

async function samWithParcel(signInAs: SignIn, name: string) {
  const rita = await signInAs('RECEIVER', `Rita ${name}`)
  const sam = await signInAs('SENDER', `Sam ${name}`)
  return { rita, sam, parcel: await sendParcel(sam, rita) }
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** Everything that this browser stores where scripts can read it. */
const keptText = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

const policyOf = async (answer: Response | null) =>
  (await answer?.headerValue('content-security-policy')) ?? ''

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')))
}
