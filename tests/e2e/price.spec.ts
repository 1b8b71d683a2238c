import { expect, test } from './support/plain.ts'

test('A visitor calculates a fee by keyboard, without a request, and goes on to register', async ({
  page,
  host,
}) => {
  await page.goto('/')
  const weight = page.getByRole('textbox', { name: 'Weight (kg)' })
  await weight.scrollIntoViewIfNeeded()
  const fee = page.getByRole('status').filter({ hasText: 'Fee:' })
  await expect(fee).toHaveText('Fee: $12.50 for 2.5 kg')
  const slider = page.getByRole('slider', { name: 'Weight slider' })
  // Retries, because the page answers only once its code has loaded.
  await expect(async () => {
    await weight.fill('4')
    await expect(fee).toHaveText('Fee: $20.00 for 4 kg', { timeout: 500 })
  }).toPass()

  // Leaves out prefetches of an idle browser.
  const askedBefore = [...host.asked]
  await weight.press('Tab')
  await expect(slider).toBeFocused()
  await slider.press('ArrowRight')
  await expect(weight).toHaveValue('4.5')
  await expect(fee).toHaveText('Fee: $22.50 for 4.5 kg')
  await weight.fill('0')
  await expect(page.getByText('Weight must be greater than 0')).toBeVisible()
  await expect(fee).toHaveText('Fee: —')
  await weight.fill('0.5')
  await expect(page.getByText('Added to reach the minimum fee')).toBeVisible()
  await expect(fee).toHaveText('Fee: $5.00 for 0.5 kg')
  expect(host.asked).toEqual(askedBefore)

  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register')
})
