import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import type { StoredParcel } from '../server/support/rows.ts'
import { signInAs } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'off', RATE_LIMITS: 'off' } })

const titles = 'Receiver email,From address,To address,Type,Weight (kg),Note,Reference'
const receivers = ['rita@waybill.test', 'rolf@waybill.test']

/** Every kind of mistake, over and over, in places that are no pattern to the rest. */
const mistakes: ((row: number) => string)[] = [
  (row) => `unknown-${row}@waybill.test,Harbour ${row},Hill ${row},PACKAGE,1,,`,
  (row) => `${receivers[0]},,Hill ${row},PACKAGE,1,,`,
  (row) => `${receivers[0]},Harbour ${row}, ,DOCUMENT,1,,`,
  (row) => `${receivers[1]},Harbour ${row},Hill ${row},LETTER,1,,`,
  (row) => `${receivers[1]},Harbour ${row},Hill ${row},PACKAGE,0,,`,
  (row) => `${receivers[1]},Harbour ${row},Hill ${row},PACKAGE,heavy,,`,
  (row) => `${receivers[0]},=HYPERLINK(1),Hill ${row},PACKAGE,1001,@SUM(A1),-${row}`,
]
const badPlaces = new Set(Array.from({ length: 37 }, (_, index) => index * 27 + 5))
const lines = Array.from({ length: 1_000 }, (_, row) => {
  const mistake = badPlaces.has(row) ? mistakes[row % mistakes.length] : undefined
  const weight = `"${(row % 40) + 1},5"`
  const right = `${receivers[row % 2]},Harbour ${row},Hill ${row},package,${weight},Note ${row},`
  return mistake?.(row) ?? right
})
const goodRows = lines.map((_, row) => row).filter((row) => !badPlaces.has(row))
const dollars = goodRows.reduce((sum, row) => sum + ((row % 40) + 1.5) * 5, 0)
const file = {
  name: 'november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[titles, ...lines].join('\r\n')}\r\n`),
}

test('A sender imports a thousand rows with 37 bad ones: 963 parcels, and none twice', async ({
  browser,
  waybill,
}) => {
  test.setTimeout(180_000)
  for (const name of ['Rita', 'Rolf'])
    await (await signInAs(browser, waybill.address, 'RECEIVER', name)).context.close()
  const { page, id, context } = await signInAs(browser, waybill.address, 'SENDER', 'Selma')
  const parcelsOfSelma = () =>
    waybill.db.query<StoredParcel>(sql`select * from parcels where sender_id = ${id}`)

  await page.goto('/sender/parcels')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await seeNoViolations(page)
  await seeNoSidewaysScroll(page)
  await choose(page)
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(heading('963 rows can be created, 37 rows need mending')).toBeVisible(patience)
  const total = dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await expect(page.getByText(total)).toBeVisible()
  expect(await parcelsOfSelma()).toEqual([])
  await seeNoViolations(page)
  await seeNoSidewaysScroll(page)

  await test.step('the bad rows can be taken along, and no cell of them is a formula', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the 37 rows to mend' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    const [head, ...rows] = text.trimEnd().split('\r\n')
    expect(head).toBe(`\uFEFFWhat is wrong,${titles}`)
    expect(rows).toHaveLength(37)
    expect(rows.filter((row) => /(^|,)"?[=+\-@]/.test(row))).toEqual([])
    expect(text).toContain(`"'=HYPERLINK(1)"`)
  })

  await page.getByRole('button', { name: 'Create 963 parcels' }).click()
  await expect(page.getByRole('progressbar', { name: 'Import' })).toBeVisible()
  await expect(heading('963 parcels created')).toBeVisible(patience)
  const created = await parcelsOfSelma()
  const seen = created.map((row) => [row.to_address, row.weight_grams, row.fee_cents, row.note])
  const meant = goodRows.map((row) => {
    const grams = ((row % 40) + 1.5) * 1000
    return [`Hill ${row}`, grams, grams / 2, `Note ${row}`]
  })
  expect(sorted(seen)).toEqual(sorted(meant))

  await test.step('the same file again creates nothing', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click()
    await choose(page)
    await page.getByRole('button', { name: 'Create 963 parcels' }).click(patience)
    await expect(heading('0 parcels created, 963 created before')).toBeVisible(patience)
    expect((await parcelsOfSelma()).map((row) => row.id).sort()).toEqual(
      created.map((row) => row.id).sort(),
    )
    await seeNoViolations(page)
  })

  await page.getByRole('link', { name: 'To my parcels' }).click()
  await expect(page.getByRole('button', { name: 'Page 161' })).toBeVisible()
  await context.close()
})

test('A sender whose answers are lost on the way gets every parcel once all the same', async ({
  browser,
  waybill,
}) => {
  test.setTimeout(120_000)
  await (await signInAs(browser, waybill.address, 'RECEIVER', 'Rosa')).context.close()
  const { page, id, context } = await signInAs(browser, waybill.address, 'SENDER', 'Stan')
  const rows = Array.from({ length: 60 }, (_, row) => `rosa@waybill.test,H,Hill ${row},PACKAGE,1`)
  const head = 'Receiver email,From address,To address,Type,Weight (kg)'
  let calls = 0
  await page.route('**/api/parcel', async (route) => {
    calls += 1
    if (calls % 12 !== 0) return route.continue()
    // The server has done its part; its answer is lost.
    await route.fetch()
    return route.abort()
  })

  await page.goto('/sender/parcels/import')
  await choose(page, { ...file, buffer: Buffer.from([head, ...rows].join('\n')) })
  await page.getByRole('button', { name: 'Create 60 parcels' }).click(patience)
  await expect(page.getByRole('heading', { level: 2, name: '60 parcels created' })).toBeVisible(
    patience,
  )
  const created = await waybill.db.query<StoredParcel>(sql`
    select * from parcels where sender_id = ${id}
  `)
  const meant = rows.map((_, row) => `Hill ${row}`)
  expect(created.map((row) => row.to_address).sort()).toEqual(meant.sort())
  expect(calls).toBeGreaterThan(60)
  await context.close()
})

// A thousand rows on a busy machine.
const patience = { timeout: 60_000 }

async function choose(page: Page, chosen = file) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(chosen)
}

const sorted = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).sort()

async function seeNoViolations(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(colorScheme)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

async function seeNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await expect.poll(excess).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}
