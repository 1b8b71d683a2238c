import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sql from 'sql-template-tag'
import type { StoredParcel } from '../server/support/rows.ts'
import { checkScreen } from './support/screen.ts'
import { expect, test } from './support/waybill.ts'

// Chromium mentions answers that are lost.
test.use({ expectedComplaints: /ERR_FAILED/ })

const titles = 'Receiver email,From address,To address,Type,Weight (kg),Note,Reference'
const receivers = ['rita@waybill.test', 'rolf@waybill.test']

/** Every kind of mistake, in irregular places. */
const mistakes: ((row: number) => string)[] = [
  (row) => `unknown-${row}@waybill.test,Harbour ${row},Hill ${row},PACKAGE,1,,`,
  (row) => `${receivers[0]},,Hill ${row},PACKAGE,1,,`,
  (row) => `${receivers[0]},Harbour ${row}, ,DOCUMENT,1,,`,
  (row) => `${receivers[1]},Harbour ${row},Hill ${row},LETTER,1,,`,
  (row) => `${receivers[1]},Harbour ${row},Hill ${row},PACKAGE,0,,`,
  (row) => `${receivers[1]},Harbour ${row},Hill ${row},PACKAGE,heavy,,`,
  (row) => `${receivers[0]},=HYPERLINK(1),Hill ${row},PACKAGE,1001,@SUM(A1),-${row}`,
]
const badPlaces = new Set(Array.from({ length: 7 }, (_, index) => index * 6 + 3))
const lines = Array.from({ length: 47 }, (_, row) => {
  const mistake = badPlaces.has(row) ? mistakes[(row - 3) / 6] : undefined
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

test('A sender imports 47 rows, 7 of them invalid, over a bad connection, and gets 40 parcels, none of them twice', async ({
  signInAs,
  waybill,
}) => {
  for (const name of ['Rita', 'Rolf']) await signInAs('RECEIVER', name)
  const { page, id } = await signInAs('SENDER', 'Selma')
  const parcelsOfSelma = () =>
    waybill.db.query<StoredParcel>(sql`select * from parcels where sender_id = ${id}`)

  await page.goto('/sender/parcels')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await choose(page)
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(heading('40 rows can be created, 7 rows have errors')).toBeVisible()
  const total = dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await expect(page.getByText(total)).toBeVisible()
  expect(await parcelsOfSelma()).toEqual([])

  await test.step('the invalid rows can be downloaded, and no cell is a formula', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the 7 rows with errors' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    const [head, ...rows] = text.trimEnd().split('\r\n')
    expect(head).toBe(`\uFEFFWhat is wrong,${titles}`)
    expect(rows).toHaveLength(7)
    expect(rows.filter((row) => /(^|,)"?[=+\-@]/.test(row))).toEqual([])
    expect(text).toContain(`"'=HYPERLINK(1)"`)
  })

  let calls = 0
  await page.route('**/api/parcel', async (route) => {
    calls += 1
    if (calls % 15 !== 0) return route.continue()
    // The server has created the parcel; only its answer is lost.
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Create 40 parcels' }).click()
  await expect(page.getByRole('progressbar', { name: 'Import' })).toBeVisible()
  await expect(heading('40 parcels created')).toBeVisible()
  const created = await parcelsOfSelma()
  const seen = created.map((row) => [row.to_address, row.weight_grams, row.fee_cents, row.note])
  const meant = goodRows.map((row) => {
    const grams = ((row % 40) + 1.5) * 1000
    return [`Hill ${row}`, grams, grams / 2, `Note ${row}`]
  })
  expect(sorted(seen)).toEqual(sorted(meant))
  expect(calls).toBeGreaterThan(40)
  await checkScreen(page)

  await test.step('importing the same file again creates nothing', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click()
    await choose(page)
    await page.getByRole('button', { name: 'Create 40 parcels' }).click()
    await expect(heading('0 parcels created, 40 created before')).toBeVisible()
    expect((await parcelsOfSelma()).map((row) => row.id).sort()).toEqual(
      created.map((row) => row.id).sort(),
    )
  })

  await page.getByRole('link', { name: 'To my parcels' }).click()
  await expect(page.getByRole('button', { name: 'Page 7' })).toBeVisible()
})

async function choose(page: Page) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}

const sorted = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).sort()
