import type { Locator } from '@playwright/test'
import type { ParcelStatus } from '../../openapi.d.ts'
import { parcelRow } from '../support/plain-host/rows.ts'
import type { PlainHost } from '../support/plain-host/host.ts'
import { cardOf, signInAs, expect, test } from './support/plain.ts'

test('While it is not known who is asking, an orange spinner fills the screen', async ({
  page,
}) => {
  await page.route('**/api/user/me?*', () => {})
  await page.goto('/admin/users')
  const spinner = page.getByRole('status')
  await expect(spinner).toBeVisible()
  await expect.poll(() => hueOf(spinner, 'color')).toBe('orange')
  await expect.poll(() => spinner.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
})

const awaited = [
  { user: 'ada', path: '/admin/users', calls: '**/api/user?*', words: 'Loading users…' },
  { user: 'ada', path: '/admin/parcels', calls: '**/api/parcel?*', words: 'Loading parcels…' },
  {
    user: 'rita',
    path: '/receiver/dashboard',
    calls: '**/api/parcel/incoming?*',
    words: 'Loading Incoming Parcels…',
  },
] as const

for (const { user, path, calls, words } of awaited)
  test(`While ${user} waits for the list of ${path}, its spinner is orange in both themes`, async ({
    page,
  }) => {
    await page.route(calls, () => {})
    await signInAs(page, user, path)
    const spinner = page.getByRole('status').filter({ hasText: words })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveClass(colorScheme)
      await expect(spinner.locator('svg')).toBeVisible()
      await expect.poll(() => hueOf(spinner.locator('svg'), 'color')).toBe('orange')
    }
  })

test('While a visitor waits for a tracked parcel, the spinner is orange', async ({ page }) => {
  await page.route('**/api/parcel/track?*', () => {})
  await page.goto('/track')
  await page.getByRole('textbox', { name: 'Tracking ID' }).fill('TRK-1')
  await page.getByRole('button', { name: 'Track Parcel' }).click()
  const spinner = page.getByRole('status').filter({ hasText: 'Looking up the parcel…' })
  await expect.poll(() => hueOf(spinner.locator('svg'), 'color')).toBe('orange')
})

test('Badges of parcels have the colours of their statuses', async ({ page, host }) => {
  onePerStatus(host)
  await signInAs(page, 'ada', '/admin/parcels')
  for (const status of statuses) {
    await page.getByRole('searchbox', { name: 'Search parcels' }).fill(idOf(status))
    const badge = cardOf(page, idOf(status)).getByText(wordOf(status), { exact: true })
    await expect(badge).toBeVisible()
    expect([status, await hueOf(badge, 'background-color')]).toEqual([status, onCard(status)])
  }
})

test('Statuses in the receiver’s lists have their colours', async ({ page, host }) => {
  const expected = {
    REQUESTED: 'blue',
    IN_TRANSIT: 'yellow',
    DELIVERED: 'green',
    CANCELED: 'red',
    BLOCKED: 'grey',
  }
  onePerStatus(host)
  const rows = host.rows.parcels.filter(({ status }) => status in expected)
  await page.route('**/api/parcel/incoming*', (route) => route.fulfill({ json: rows }))
  await page.route('**/api/parcel/history*', (route) => route.fulfill({ json: [] }))
  await signInAs(page, 'rita', '/receiver/dashboard')
  for (const [status, hue] of Object.entries(expected)) {
    const badge = page
      .getByRole('article', { name: idOf(status) })
      .getByText(status.replace('_', ' '), { exact: true })
    expect([status, await hueOf(badge, 'background-color')]).toEqual([status, hue])
  }
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

const idOf = (status: string) => `TRK-LOOK-${status}`
const wordOf = (status: string) =>
  status.charAt(0) + status.slice(1).toLowerCase().replace('_', ' ')

function onCard(status: ParcelStatus): string {
  if (status === 'BLOCKED') return 'red'
  return status === 'DELIVERED' ? 'green' : 'yellow'
}

function onePerStatus({ rows }: PlainHost): void {
  const [, sam, rita] = rows.accounts.map(({ user }) => user._id)
  rows.parcels = statuses.map((status, index) =>
    parcelRow({
      number: 0,
      trackingId: idOf(status),
      senderId: sam ?? '',
      receiverId: rita ?? '',
      status,
      isBlocked: status === 'BLOCKED',
      createdAt: new Date(Date.UTC(2026, 2, 1 + index)).toISOString(),
    }),
  )
}

/** The everyday name of an element's colour. */
async function hueOf(place: Locator, property: 'color' | 'background-color'): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await place.evaluate((element, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) return []
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name)
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }, property)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most - least < 16) return 'grey'
  const spread = most - least
  const sixths = new Map([
    [blue, 4 + (red - green) / spread],
    [green, 2 + (blue - red) / spread],
    [red, (green - blue) / spread],
  ])
  const sixth = sixths.get(most) ?? 0
  const degrees = (sixth * 60 + 360) % 360
  const names: [number, string][] = [
    [15, 'red'],
    [35, 'orange'],
    [70, 'yellow'],
    [170, 'green'],
    [270, 'blue'],
    [340, 'violet'],
  ]
  return names.find(([end]) => degrees < end)?.[1] ?? 'red'
}
