import type { Locator } from '@playwright/test'
import { signInAs, expect, test } from './support/plain.ts'

const areas = {
  ada: { own: '/admin', reached: '/admin/users', role: 'admin' },
  sam: { own: '/sender', reached: '/sender/parcels', role: 'sender' },
  rita: { own: '/receiver', reached: '/receiver/dashboard', role: 'receiver' },
} as const
const users = ['ada', 'sam', 'rita'] as const

for (const user of users)
  test(`${user} enters their own area and no other, and finds the way there in the header`, async ({
    page,
  }) => {
    await signInAs(page, user, '/')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      areas[user].own,
    )
    for (const { own, reached, role } of Object.values(areas)) {
      await page.goto(own)
      const isTheirs = own === areas[user].own
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

test('The sidebar folds to 3rem, and the browser remembers it for seven days', async ({
  page,
  context,
}) => {
  await signInAs(page, 'sam', '/sender/parcels')
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

test('The theme follows the operating system until the visitor chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await expect(page.locator('html')).toHaveClass('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
  await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'dark'))
  await page.reload()
  await expect(page.locator('html')).toHaveClass('dark')
})

const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0
