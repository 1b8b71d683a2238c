import { sendParcel, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test('A sender saves an address, is offered it, sends a parcel again and returns it', async ({
  signInAs,
}) => {
  const sender = await signInAs('SENDER', 'Sam Sender')
  const rita = await signInAs('RECEIVER', 'Rita Receiver')
  const parcel = await sendParcel(sender, rita, {
    fromAddress: '8 Quay Road, Hull',
    toAddress: '2 Hill Row, York',
  })
  await setStatus(await signInAs('ADMIN', 'Ada Admin'), parcel, 'DELIVERED')
  const { page } = sender

  await page.goto('/sender/parcels')
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page).toHaveTitle('Addresses · Waybill')
  await page.getByRole('button', { name: 'Add address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Depot')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('8 Quay Road, Hull')
  await dialog.getByRole('combobox', { name: 'Receiver' }).fill('Rita')
  await page.getByRole('option', { name: /Rita Receiver/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: '8 Quay Road, Hull' })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Import CSV' }).click()
  await page.getByLabel('CSV file').setInputFiles({
    name: 'book.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Label,Address\nDepot,1 Pier\nMill,1 Mill Lane\n,3 Dock Street\n'),
  })
  await dialog.getByRole('button', { name: 'Save 2 addresses' }).click()
  await dialog.getByText('2 addresses saved.').first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('cell', { name: '1 Mill Lane' })).toBeVisible()

  await page.goto('/sender/parcels')
  await page.getByRole('button', { name: 'Create return' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Receiver' })).toHaveValue('Rita Receiver')
  await expect(dialog.getByRole('combobox', { name: 'To Address' })).toHaveValue(
    '8 Quay Road, Hull',
  )
  await dialog.getByRole('combobox', { name: 'From Address' }).fill('mill')
  await page.getByRole('option', { name: /1 Mill Lane/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Create Parcel' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)

  await page.getByRole('article').first().getByRole('link', { name: /^TRK-/ }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(dialog.getByRole('combobox', { name: 'From Address' })).toHaveValue('1 Mill Lane')
  await dialog.getByRole('button', { name: 'Create Parcel' }).click()
  await expect(page).toHaveURL('/sender/parcels')
  await expect(page.getByRole('article')).toHaveCount(3)
})
