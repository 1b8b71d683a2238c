import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' } })

test('a visitor sees the whole lifecycle in letters of at least 11 px, clicks on an event and moves the diagram', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/machines`)
  const view = page.getByRole('region', { name: 'Life of a parcel, drawn' })
  const hidden = () => view.evaluate((one) => one.scrollWidth - one.clientWidth)
  await expect(lit(page)).toHaveText(['REQUESTED', 'unblocked'])
  await expect.poll(hidden).toBe(0)
  const heights = await lettersOf(view)
  expect(heights.length).toBeGreaterThan(20)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(10.99)

  await page
    .locator('[data-transition="parcelLifecycle.delivery.REQUESTED SENDER.cancel 0"]')
    .click()
  await expect(lit(page)).toHaveText(['CANCELED', 'unblocked'])
  await view.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const before = await scrolled(view)
  await page.mouse.move(500, 500)
  await page.mouse.down()
  await page.mouse.move(380, 460, { steps: 4 })
  await page.mouse.up()
  expect(await scrolled(view)).toEqual({ x: before.x + 120, y: before.y + 40 })
  await expect(lit(page)).toHaveText(['CANCELED', 'unblocked'])
  await page.getByRole('button', { name: 'Show all of it' }).click()
  await expect.poll(hidden).toBe(0)
})

test('a visitor watches a delivery in another tab', async ({ signInAsDemo }) => {
  const { page: watcher, context } = await signInAsDemo('admin')
  await watcher.goto('/machines?mode=live')
  const app = await context.newPage()
  await app.goto('/admin/parcels')
  const card = app.getByRole('article').first()
  const trackingId = (await card.getByRole('heading').textContent()) ?? ''
  const inTab = watcher.getByRole('region', { name: 'Running now' })
  await expect(
    inTab.getByRole('button', { name: new RegExp(`Update a status ?${trackingId}`) }),
  ).toContainText('closed')

  await card.getByRole('button', { name: 'Update Status' }).click()
  await expect(watcher).toHaveURL(/machine=parcel-status/)
  await expect(lit(watcher)).toContainText(['choosing'])
  const dialog = app.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('radio', { name: 'In transit' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const log = watcher.getByRole('region', { name: 'Events' })
  await expect(log.getByText('updateParcelStatus succeeds')).toBeVisible()
  await expect(
    inTab.getByRole('button', { name: new RegExp(`Update a status ?${trackingId}`) }),
  ).toContainText('closed')

  await app.close()
  await expect(inTab.getByText(trackingId)).toHaveCount(0)
})

const lit = (page: Page) => page.locator('svg .here .title')

const scrolled = (view: Locator) => view.evaluate(({ scrollLeft: x, scrollTop: y }) => ({ x, y }))

/** Measures each word's height on the screen, in pixels. */
const lettersOf = (view: Locator) =>
  view.locator('svg text').evaluateAll((texts) =>
    texts.map((text) => {
      const drawn = text.closest('svg')
      const scale = drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 0
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale
    }),
  )
