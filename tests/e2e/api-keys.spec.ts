import { expect, test } from './support/waybill.ts'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('A sender makes a key, their shop creates a parcel with it, and they revoke it', async ({
  signInAs,
  waybill,
}) => {
  const receiver = await signInAs('RECEIVER', 'Rita Receiver')
  const { page } = await signInAs('SENDER', 'Sam Shop')
  await page.goto('/sender/parcels')
  await page.getByRole('link', { name: 'Integrations' }).click()
  await expect(page).toHaveTitle('Integrations · Waybill')
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Web shop')
  await dialog.getByRole('checkbox', { name: 'Create parcels' }).check()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByText('it is not shown again').waitFor()
  await dialog.getByRole('button', { name: 'Copy API key' }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^wb_[0-9A-Za-z]{36}$/)
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  await expect(dialog).toHaveCount(0)

  const send = () =>
    fetch(`${waybill.address}/api/parcel`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': 'order-1001',
      },
      body: JSON.stringify({
        receiverId: receiver.id,
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
})
