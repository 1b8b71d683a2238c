import { expect, type Page } from '@playwright/test'

/** Begins a session on the page of scans, which reads what is typed once its heading says so. */
export async function startScanning(page: Page, status: string): Promise<void> {
  await page.getByRole('radio', { name: status }).check()
  await page.getByRole('button', { name: 'Start scanning' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Scan as ${status}` })).toBeVisible()
}

/** Types as a scanner does: fast, and with Enter at the end. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
