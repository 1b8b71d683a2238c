import sql from 'sql-template-tag'
import { demoAccounts } from '../../server/demo/accounts.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { expect, test } from './support/waybill.ts'

test.use({
  settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' },
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
})

test.beforeEach(async ({ page, waybill }) => {
  const { email, password } = demoAccounts.sender
  const address = `${waybill.address}/api/user/login`
  expect((await page.request.post(address, { data: { email, password } })).status()).toBe(200)
})

test('A sender makes a key, their shop creates a parcel with it, and they revoke it', async ({
  page,
  waybill,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(`${waybill.address}/sender/parcels`)
  await page.getByRole('link', { name: 'Integrations' }).click()
  await expect(page).toHaveTitle('Integrations · Waybill')
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Web shop')
  await dialog.getByRole('checkbox', { name: 'Create parcels' }).check()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByText('it is not shown again').waitFor()
  await seeNoViolationsInBothThemes(page)
  await dialog.getByRole('button', { name: 'Copy API key' }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^wb_[0-9A-Za-z]{36}$/)
  await dialog.getByRole('button', { name: 'I have stored it' }).click()
  await expect(dialog).toHaveCount(0)

  const [receiver] = await waybill.db.query<{ id: string }>(sql`
    select id from users where email = ${demoAccounts.receiver.email}
  `)
  const send = () =>
    fetch(`${waybill.address}/api/parcel`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'order-1001',
      },
      body: JSON.stringify({
        receiverId: receiver?.id,
        fromAddress: '1 Shop Street, Leeds',
        toAddress: '8 Quay Road, Hull',
        parcelType: 'PACKAGE',
        weight: 1.5,
      }),
    })
  expect((await send()).status).toBe(201)
  await page.getByRole('link', { name: 'Parcels', exact: true }).click()
  await expect(page.getByRole('article').first()).toContainText('8 Quay Road, Hull')

  await page.getByRole('link', { name: 'Integrations' }).click()
  await page.getByRole('button', { name: 'Revoke Web shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByRole('row', { name: /Web shop/ })).toContainText('Revoked')
  const refused = await send()
  expect(refused.status).toBe(401)
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  expect(complaints).toEqual([])
})

for (const width of [360, 768, 1280]) {
  test(`A sender reads their keys and makes one on a screen of ${width} px, in both themes`, async ({
    page,
    waybill,
  }) => {
    const address = `${waybill.address}/api/keys`
    const scopes = ['parcels:read', 'parcels:create', 'parcels:cancel']
    const data = { name: `The warehouse system in Leeds, ${width}`, scopes, expiresInDays: 90 }
    expect((await page.request.post(address, { data })).status()).toBe(201)

    await page.setViewportSize({ width, height: 800 })
    const complaints = complaintsOf(page)
    await page.goto(`${waybill.address}/sender/integrations`)
    await page.getByRole('table', { name: 'API keys' }).waitFor()
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    await page.getByRole('button', { name: 'Create API key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await dialog.getByText('Choose at least one permission').waitFor()
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: `Revoke ${data.name}` }).click()
    await page.getByRole('dialog').getByText('This cannot be undone.').waitFor()
    await seeNoViolationsInBothThemes(page)
    expect(complaints).toEqual([])
  })
}
