import sql from 'sql-template-tag'
import { password, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test('A sender in Germany registers, sends a parcel and follows it in German, then chooses Arabic', async ({
  browser,
  signInAs,
  waybill,
}) => {
  await signInAs('RECEIVER', 'Rui Costa')
  const admin = await signInAs('ADMIN', 'Ada Berg')
  const context = await browser.newContext({ baseURL: waybill.address, locale: 'de-DE' })
  const page = await context.newPage()

  await page.goto('/register')
  await expect(page).toHaveTitle(/^Registrieren/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('textbox', { name: 'Name' }).fill('Selma Nowak')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('selma@waybill.test')
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(password)
  await page.getByRole('radio', { name: /^Absender/ }).check()
  await page.getByRole('button', { name: 'Registrieren' }).click()
  await expect(page.getByText('Registrierung erfolgreich')).toBeVisible()
  const users = await waybill.db.query(sql`
    select language from users where email = 'selma@waybill.test'
  `)
  expect(users).toEqual([{ language: 'de' }])

  await page.getByRole('textbox', { name: 'E-Mail' }).fill('selma@waybill.test')
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('falsch-getippt')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('E-Mail oder Passwort ist falsch').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Sie sind angemeldet')).toBeVisible()

  await page.goto('/sender/parcels')
  await page.getByRole('button', { name: 'Versenden Sie Ihre erste Sendung' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sendung erstellen' })
  await dialog.getByRole('combobox', { name: 'Empfänger' }).fill('rui')
  await page.getByRole('option', { name: /Rui Costa/ }).click()
  await dialog.getByRole('combobox', { name: 'Abholadresse' }).fill('Hafenstraße 12, Hamburg')
  await dialog.getByRole('combobox', { name: 'Zustelladresse' }).fill('Rua das Flores 7, Porto')
  await dialog.getByRole('textbox', { name: /Gewicht/ }).fill('2.5')
  await expect(dialog.getByText('12,50 $')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sendung erstellen' }).click()
  await expect(page.getByText('Sendung erstellt', { exact: true })).toBeVisible()
  const card = page.getByRole('article', { name: /^TRK-/ })
  await expect(card.getByText('Beauftragt').first()).toBeVisible()

  const [parcel] = await waybill.db.query<{ id: string }>(sql`select id from parcels`)
  await setStatus(admin, { _id: parcel?.id ?? '' }, 'APPROVED')
  await expect(card.getByText('Freigegeben').first()).toBeVisible()

  await page.getByRole('button', { name: 'Sprache' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'شحناتي' })).toBeVisible()
  await context.close()
})
