import type { Locator, Page } from '@playwright/test'

/** Opens the panel with the filters of a list of parcels. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filter(, \d active)?$/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.waitFor()
  return panel
}

/** Opens the panel in which the table's columns are chosen. */
export async function openColumns(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Columns' }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  await panel.waitFor()
  return panel
}

/** Opens the menu at the end of a parcel's row. */
export async function openActions(page: Page, trackingId: string): Promise<Locator> {
  const name = `Actions for ${trackingId}`
  await page.getByRole('button', { name }).click()
  const menu = page.getByRole('menu', { name })
  await menu.waitFor()
  return menu
}
