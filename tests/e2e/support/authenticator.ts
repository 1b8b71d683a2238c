import type { Page } from '@playwright/test'
import { generateSync } from 'otplib/functional'

/** Code of an authenticator app with this secret, now or half a minute later. */
export function codeOf(secret: string, when: 'now' | 'next' = 'now'): string {
  const epoch = Math.floor(Date.now() / 1000) + (when === 'next' ? 30 : 0)
  return generateSync({ secret, epoch })
}

/** Reads the key that the page shows for typing. */
export async function secretOn(page: Page): Promise<string> {
  const text = await page.getByText('Key:', { exact: true }).locator('..').textContent()
  return (text ?? '').replace('Key:', '').replaceAll(/\s/g, '')
}

export const recoveryCodesOn = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
