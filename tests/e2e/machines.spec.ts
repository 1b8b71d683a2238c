import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '../../server/demo/accounts.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' } })

test('a visitor tries a cancellation out, with the keyboard alone, and hands the link on', async ({
  page,
}) => {
  await page.goto(`/machines?machine=parcel-cancel`)
  await press(page, 'Press Cancel Parcel')
  await press(page, 'Answer yes, cancel it')
  await expect(now(page)).toHaveText('canceling › attended › prompt')
  await expect(lit(page)).toHaveText(['prompt'])
  const link = page.url()

  await press(page, 'Canceling fails')
  await expect(now(page)).toHaveText('failed')
  await page.goBack()
  await expect(now(page)).toHaveText('canceling › attended › prompt')
  await press(page, 'Undo')
  await expect(now(page)).toHaveText('confirming')
  await expect(page.getByRole('button', { name: /^Canceling fails/ })).toHaveText(
    /Nothing is under way that this could answer/,
  )

  const colleague = await page.context().newPage()
  await colleague.goto(link)
  await expect(now(colleague)).toHaveText('canceling › attended › prompt')
})

test('a visitor sees the whole life of a parcel in letters of 11 pixels or more, clicks on an event and moves the drawing', async ({
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

test('a visitor watches a delivery in another tab and takes the events along', async ({
  signInAsDemo,
}) => {
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

  const [file] = await Promise.all([
    watcher.waitForEvent('download'),
    watcher.getByRole('button', { name: 'Export JSON' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  const events: unknown[] = JSON.parse(text)
  const ofThis = events
    .map((event) => event as { about: string; machine: string; event: { type: string } })
    .filter(({ about, machine }) => about === trackingId && machine === 'parcelStatus')
    .map(({ event }) => event.type)
  expect(ofThis.filter((type) => type !== 'parcel.changed')).toEqual([
    'OPEN',
    'CHOOSE',
    'SAVE',
    'xstate.done.actor.updateParcelStatus',
  ])
  expect(text).not.toContain(demoAccounts.admin.email)
  expect(text).not.toContain(demoAccounts.admin.password)

  await app.close()
  await expect(inTab.getByText(trackingId)).toHaveCount(0)
})

test('a visitor checks a walk off, plays it and takes it along', async ({ page }) => {
  await page.goto(`/machines?machine=tracking&mode=walk&walk=2`)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
    'This is the end',
  )
  await page.getByRole('checkbox', { name: 'Step 1 is as expected' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Step 1 is as expected' })).toBeChecked()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Markdown' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('tracking.md')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/^- \[x\]/gm)).toHaveLength(1)
})

const now = (page: Page) => page.getByRole('region', { name: 'Now' }).locator('output').last()
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

/** As a visitor who has no mouse. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}
