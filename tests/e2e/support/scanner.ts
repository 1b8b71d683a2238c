import { expect, type CDPSession, type Page } from '@playwright/test'

/** Begins a session on the scan page, which reads input once its heading says so. */
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

/** Types on a slow page: each key has the time at which a scanner types it, however late it arrives. */
export async function scanIntoSlowPage(devtools: CDPSession, text: string): Promise<void> {
  const start = Date.now() / 1_000
  const keys = text.split('').map((key) => ({ key, text: key }))
  for (const [index, key] of [...keys, { key: 'Enter', text: '\r' }].entries()) {
    const timestamp = start + index / 100
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key })
  }
}
