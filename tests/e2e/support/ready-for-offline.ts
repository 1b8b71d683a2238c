import type { Page } from '@playwright/test'
import { expect } from './waybill.ts'

/** Once the worker is in control and has all scripts of the page. */
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
  // A slow machine takes long for all that every screen needs.
  await expect.poll(missing, { timeout: 40_000 }).toEqual([])
}
