import type { Locator, Page, Route } from '@playwright/test'
import type { ParcelStatus } from '../../openapi.d.ts'
import { hueOf } from '../support/hue.ts'
import { parcelRow } from '../support/plain-host/rows.ts'
import type { PlainHost } from '../support/plain-host/host.ts'
import { expect, signInAs, test } from './support/plain.ts'

test('An orange spinner fills the screen while the session is loading, and marks a list that is loading', async ({
  page,
}) => {
  const lookups: Route[] = []
  await page.route('**/api/user/me?*', (route) => void lookups.push(route))
  await page.route('**/api/user?*', () => {})
  await signInAs(page, 'ada', '/admin/users')
  const whole = page.getByRole('status')
  await expect.poll(() => shownHue(whole, 'color')).toBe('orange')
  await expect.poll(() => whole.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })

  await page.unroute('**/api/user/me?*')
  await Promise.all(lookups.map((route) => route.continue()))
  const spinner = page.getByRole('status').filter({ hasText: 'Loading users…' }).locator('svg')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(colorScheme)
    await expect.poll(() => shownHue(spinner, 'color')).toBe('orange')
  }
})

test('Statuses have their colours on an administrator’s cards and in a receiver’s lists', async ({
  page,
  host,
}) => {
  onePerStatus(host)
  await signInAs(page, 'ada', '/admin/parcels')
  const newest = await badgesShown(page, 6)
  await page.getByRole('button', { name: 'Next' }).click()
  expect([...newest, ...(await badgesShown(page, 2))]).toEqual([
    ['Unblocked', 'yellow'],
    ['Blocked', 'red'],
    ['Canceled', 'yellow'],
    ['Delivered', 'green'],
    ['In transit', 'yellow'],
    ['Dispatched', 'yellow'],
    ['Approved', 'yellow'],
    ['Requested', 'yellow'],
  ])

  const isNamed = (status: string) =>
    /^(REQUESTED|IN_TRANSIT|DELIVERED|CANCELED|BLOCKED)$/.test(status)
  const rows = host.rows.parcels.filter(({ status }) => isNamed(status))
  await page.route('**/api/parcel/incoming*', (route) => route.fulfill({ json: rows }))
  await page.route('**/api/parcel/history*', (route) => route.fulfill({ json: [] }))
  await signInAs(page, 'rita', '/receiver/dashboard')
  expect(await badgesShown(page, 5)).toEqual([
    ['BLOCKED', 'grey'],
    ['CANCELED', 'red'],
    ['DELIVERED', 'green'],
    ['IN TRANSIT', 'yellow'],
    ['REQUESTED', 'blue'],
  ])
})

const statuses: readonly ParcelStatus[] = [
  'REQUESTED',
  'APPROVED',
  'DISPATCHED',
  'IN_TRANSIT',
  'DELIVERED',
  'CANCELED',
  'BLOCKED',
  'UNBLOCKED',
]
const words = /^(requested|approved|dispatched|in transit|delivered|canceled|(un)?blocked)$/i

/** The word and the colour of each parcel's badge, which the word is in, from the top. */
async function badgesShown(page: Page, count: number): Promise<[string, string][]> {
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(count)
  const badges = await cards.getByText(words).locator('..').all()
  return Promise.all(
    badges.map(async (badge): Promise<[string, string]> => [
      (await badge.textContent()) ?? '',
      await shownHue(badge, 'background-color'),
    ]),
  )
}

function onePerStatus({ rows }: PlainHost): void {
  const [, sam, rita] = rows.accounts.map(({ user }) => user._id)
  rows.parcels = statuses.map((status, index) =>
    parcelRow({
      number: index,
      senderId: sam ?? '',
      receiverId: rita ?? '',
      status,
      isBlocked: status === 'BLOCKED',
      createdAt: new Date(Date.UTC(2026, 2, 1 + index)).toISOString(),
    }),
  )
}

/** Everyday name of the colour that the browser computes. */
async function shownHue(place: Locator, property: 'color' | 'background-color') {
  const channels = await place.evaluate((element, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) return []
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name)
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }, property)
  return hueOf(channels)
}
