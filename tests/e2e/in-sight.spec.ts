import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/waybill.ts'

test.use({
  settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' },
  expectedComplaints: /status of 409/,
})

for (const size of [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
])
  test(`An administrator sees the next button to press at ${size.width} by ${size.height}`, async ({
    signInAsDemo,
  }) => {
    const { page } = await signInAsDemo('admin', { viewport: size })

    await test.step('page numbers are between the arrows', async () => {
      await page.goto('/admin/parcels')
      await between(page.getByRole('navigation', { name: 'Pages' }))
      await page.goto('/admin/users?size=5')
      await between(page.getByRole('navigation', { name: 'Table pages' }))
    })

    await test.step('no word on a button or badge is broken', async () => {
      const rows = page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: /^Block / }) })
      for (const words of ['Block', 'Reset link', 'Active'])
        await expect
          .poll(() => linesOf(rows.first().getByText(words, { exact: true }).first()))
          .toBe(1)
    })

    await test.step('the dialog scrolls above its buttons', async () => {
      await page.goto('/admin/parcels?status=IN_TRANSIT')
      await page.getByRole('link', { name: 'Hand over' }).first().press('Enter')
      await page.getByRole('heading', { level: 1, name: /^TRK-/ }).focus()
      expect(await ringAround(page)).toBe('none')
      await page.getByRole('button', { name: 'Hand over' }).press('Enter')
      const dialog = page.getByRole('dialog')
      const submit = dialog.getByRole('button', { name: 'Record delivery' })
      await expect(submit).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByLabel('Received by')).toBeFocused()
      expect(await ringAround(page)).not.toBe('none')
      await dialog.getByLabel('Note (optional)').scrollIntoViewIfNeeded()
      await expect(dialog.getByLabel('Note (optional)')).toBeInViewport({ ratio: 1 })
      await expect(submit).toBeInViewport({ ratio: 1 })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    })

    await test.step('a toast covers neither the header nor what is below', async () => {
      await page.goto('/admin/parcels?status=REQUESTED')
      await page.getByRole('button', { name: 'Update Status' }).first().click()
      await page.route('**/api/parcel/status/*', (route) =>
        route.fulfill({ status: 409, json: { message: 'Not today' } }),
      )
      const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
      await save.click()
      const toast = page.locator('#toasts').getByRole('alert')
      await toast.hover()
      const bottom = await bottomOf(toast)
      expect(bottom).toBeLessThan(await topOf(save))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const header = await bottomOf(page.getByRole('banner'))
      // It slides there.
      await expect.poll(() => topOf(toast)).toBeGreaterThan(header)
      expect(await bottomOf(toast)).toBeLessThan(size.height / 2)
    })
  })

/** On one line: an arrow, the numbers, an arrow. */
async function between(pages: Locator) {
  const previous = await boxOf(pages.getByRole('button', { name: /^Previous/ }))
  const next = await boxOf(pages.getByRole('button', { name: /^Next/ }))
  for (const number of await pages.getByRole('button', { name: /^Page \d/ }).all()) {
    const { x, y, width, height } = await boxOf(number)
    expect(x).toBeGreaterThanOrEqual(previous.x + previous.width)
    expect(x + width).toBeLessThanOrEqual(next.x)
    expect(Math.abs(y + height / 2 - (next.y + next.height / 2))).toBeLessThan(4)
  }
}

async function boxOf(place: Locator) {
  await place.waitFor()
  const box = await place.boundingBox()
  if (box === null) throw new Error('It is not in view')
  return box
}

const topOf = async (place: Locator) => (await boxOf(place)).y
const bottomOf = async (place: Locator) => {
  const { y, height } = await boxOf(place)
  return y + height
}

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    const words = [...element.childNodes].find((node) => node instanceof Text)
    if (words === undefined) throw new Error('There are no words in it')
    range.selectNodeContents(words)
    return range.getClientRects().length
  })

const ringAround = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
