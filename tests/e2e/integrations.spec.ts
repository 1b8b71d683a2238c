import { startEndpoint, verified } from '../server/webhooks/endpoint.ts'

import { expect, test } from './support/waybill.ts'

test.use({
  settings: { DEMO_DATA: 'off', RATE_LIMITS: 'off', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' },
})

test('A sender adds an endpoint with the keyboard, sends it a test, and reads how it went', async ({
  signInAs,
}) => {
  const endpoint = await startEndpoint()
  const { page } = await signInAs('SENDER', 'Ines Integrates')
  await page.goto('/sender/parcels')
  await page.getByRole('link', { name: 'Integrations' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sender/integrations')
  await expect(page).toHaveTitle('Integrations · Waybill')
  await expect(page.getByText('No endpoints yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Add endpoint' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Address')).toBeFocused()
  await dialog.getByLabel('Address').fill(endpoint.url)
  await page.keyboard.press('Enter')
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have saved it' }).click()

  const card = page.getByRole('article')
  await expect(card).toContainText('Active')
  await card.getByRole('button', { name: 'Send a test' }).click()
  await expect(card).toContainText('The test succeeded: 204')
  const [message] = endpoint.received
  if (message === undefined) throw new Error('Nothing was received')
  expect(verified(message, secret)).toMatchObject({ type: 'webhook.test' })

  await card.getByRole('button', { name: 'Deliveries' }).click()
  const log = page.getByRole('region', { name: `Deliveries to ${endpoint.url}` })
  await expect(log.getByRole('listitem').first()).toContainText('webhook.test')
  await expect(log).toContainText('answered 204')
  await endpoint.stop()
})
