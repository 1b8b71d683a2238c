import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './waybill.ts'

/** What the browser complains about, also of its content security policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    // A page that is not there is answered so, and Chromium mentions it.
    if (url.endsWith('/nowhere') && message.text().includes('404')) return
    // The journeys block it, as its requests would pass them by.
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

export async function seeNoViolationsInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(colorScheme)
    await seeNoViolations(page)
  }
}

export async function seeNoViolations(page: Page) {
  // The legacy mode stays in this page: the other one opens a blank page for its report.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }))
  expect(found).toEqual([])
}

export async function seeNoSidewaysScroll(page: Page) {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  // The page may still be on its way from the wide layout to the narrow one.
  await expect.poll(excess).toBe(0)
}
