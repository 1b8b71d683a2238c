import type { Page } from '@playwright/test'
import { expect } from './waybill.ts'

/** Waits until the service worker controls the page, and has cached all its scripts. */
export async function seeReadyForOffline(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return ['the worker']
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const scripts = loaded.filter((name) => name.includes('/assets/'))
      const kept = await Promise.all(
        scripts.map((script) => caches.match(script, { ignoreVary: true })),
      )
      return scripts.filter((_, index) => kept[index] === undefined)
    })
  // Caching the scripts of all screens takes long on a slow machine.
  await expect.poll(missing, { timeout: 40_000 }).toEqual([])
}
