import type { Locator } from '@playwright/test'
import type { ParcelStatus } from '../../openapi.d.ts'
import { parcelRow } from '../plain-host/rows.ts'
import type { PlainHost } from '../plain-host/host.ts'
import { cardOf, comeAs, expect, test } from './support/plain.ts'

const areas = {
  ada: { own: '/admin', reached: '/admin/users', role: 'admin' },
  sam: { own: '/sender', reached: '/sender/parcels', role: 'sender' },
  rita: { own: '/receiver', reached: '/receiver/dashboard', role: 'receiver' },
} as const
const people = ['ada', 'sam', 'rita'] as const

for (const who of people)
  test(`${who} enters their own area and no other, and finds the way there in the header`, async ({
    page,
  }) => {
    await comeAs(page, who, '/')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      areas[who].own,
    )
    for (const { own, reached, role } of Object.values(areas)) {
      await page.goto(own)
      const isTheirs = own === areas[who].own
      await expect(page).toHaveURL(isTheirs ? reached : `/unauthorized?area=${role}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

test('A visitor is sent from every area to the login', async ({ page }) => {
  for (const { own, reached } of Object.values(areas)) {
    await page.goto(own)
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(reached)}`)
  }
})

test('While it is not known who is asking, an orange spinner fills the screen', async ({
  page,
}) => {
  await page.route('**/api/user/me', () => {})
  await page.goto('/admin/users')
  const spinner = page.getByRole('status')
  await expect(spinner).toBeVisible()
  await expect.poll(() => hueOf(spinner, 'color')).toBe('orange')
  await expect.poll(() => spinner.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
})

test('Badges of parcels have the colours of their statuses', async ({ page, host }) => {
  onePerStatus(host)
  await comeAs(page, 'ada', '/admin/parcels')
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
  await comeAs(page, 'rita', '/receiver/dashboard')
  for (const [status, hue] of Object.entries(expected)) {
    const badge = page
      .getByRole('article', { name: idOf(status) })
      .getByText(status.replace('_', ' '), { exact: true })
    expect([status, await hueOf(badge, 'background-color')]).toEqual([status, hue])
  }
})

test('The sidebar folds to 3rem, and the browser remembers it for seven days', async ({
  page,
  context,
}) => {
  await comeAs(page, 'sam', '/sender/parcels')
  await expect(page.getByRole('article').first()).toBeVisible()
  const sidebar = page.locator('aside')
  await expect.poll(() => widthOf(sidebar)).toBe(256)
  await page.keyboard.press('Control+b')
  await expect.poll(() => widthOf(sidebar)).toBe(48)
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)
  await page.reload()
  await expect.poll(() => widthOf(sidebar)).toBe(48)
  await page.keyboard.press('Meta+b')
  await expect.poll(() => widthOf(sidebar)).toBe(256)

  await page.setViewportSize({ width: 767, height: 800 })
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await expect.poll(() => widthOf(page.getByRole('dialog', { name: 'Sidebar' }))).toBe(288)
})

test('Under 768 px the header has a menu button, from there on its links', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/about')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

test('The landing page’s slides fade for 500 ms, and the header stays in view', async ({
  page,
}) => {
  await page.goto('/')
  const slides = page.locator('[aria-roledescription=slide]')
  await expect(slides).toHaveCount(3)
  const fade = await slides
    .first()
    .evaluate((slide) => getComputedStyle(slide).transitionDuration.split(',')[0])
  expect(fade).toBe('0.5s')
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('banner')).toBeInViewport()
})

for (const path of ['/login', '/register'])
  test(`${path} stands beside an illustration on a large screen and alone on a small one`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page.getByRole('form')
    await expect(form).toBeVisible()
    const art = page.locator('svg').filter({ visible: true })
    const widest = async () =>
      Math.max(...(await Promise.all((await art.all()).map((one) => widthOf(one)))))
    await expect.poll(widest).toBeGreaterThan(250)
    await page.setViewportSize({ width: 500, height: 800 })
    await expect(form).toBeVisible()
    await expect.poll(widest).toBeLessThan(250)
  })

test('The theme follows the operating system until somebody chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await expect(page.locator('html')).toHaveClass('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
  await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'dark'))
  await page.reload()
  await expect(page.locator('html')).toHaveClass('dark')
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

const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0

/** The name that people give to the colour of an element. */
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
