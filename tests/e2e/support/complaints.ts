import type { Page } from '@playwright/test'

/**
 * Errors and warnings of the browser, including failed calls and violations of the content security policy.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  collectComplaints(page, complaints)
  return complaints
}

export function collectComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location()
    // Most tests block service workers, whose requests Playwright cannot intercept.
    if (message.text().startsWith('Service Worker registration blocked')) return
    // Reported on slow machines; tests of the build compare what pages preload with what they load.
    if (/ was preloaded .* not used within a few seconds/.test(message.text())) return
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
}
