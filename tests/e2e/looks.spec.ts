import type { Locator } from '@playwright/test'
import { signInAs, expect, test } from './support/plain.ts'

test('The sidebar collapses to 3rem, and stays so for seven days', async ({ page, context }) => {
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

test('The site adapts to the window’s width and the system’s theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
  await page.goto('/')
  await test.step('the slides fade for 500 ms, and the header stays in view', async () => {
    const slides = page.locator('[aria-roledescription=slide]')
    await expect(slides).toHaveCount(3)
    const fade = await slides
      .first()
      .evaluate((slide) => getComputedStyle(slide).transitionDuration.split(',')[0])
    expect(fade).toBe('0.5s')
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(page.getByRole('banner')).toBeInViewport()
  })

  await test.step('the header has its links from 768 px on, and a menu button below that', async () => {
    const links = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'Open menu' })
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(links).toBeVisible()
    await expect(button).toHaveCount(0)
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(button).toBeVisible()
    await expect(links).toHaveCount(0)
  })

  await test.step('the theme follows the system until the visitor chooses one', async () => {
    const html = page.locator('html')
    await expect(html).toHaveClass('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html).toHaveClass('light')
    await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'dark'))
    await page.reload()
    await expect(html).toHaveClass('dark')
  })

  for (const path of ['/login', '/register'])
    await test.step(`${path} has an illustration on large screens only`, async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(path)
      await expect(page.getByRole('form')).toBeVisible()
      const art = page.locator('svg').filter({ visible: true })
      const widest = async () =>
        Math.max(...(await Promise.all((await art.all()).map((one) => widthOf(one)))))
      await expect.poll(widest).toBeGreaterThan(250)
      await page.setViewportSize({ width: 500, height: 800 })
      await expect(page.getByRole('form')).toBeVisible()
      await expect.poll(widest).toBeLessThan(250)
      await page.setViewportSize({ width: 1280, height: 720 })
      await expect(page.locator('aside path').first()).toBeVisible()
    })
})

const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0
