import { createServer, request } from 'node:http'
import type { Page } from '@playwright/test'
import { listen, stop } from '../support/static-server.ts'
import { expect, test } from './support/waybill.ts'

// Bytes with gzip, which every browser takes; over HTTPS there is a smaller one. What the first page
// shows below its fold is in view at this size, and loaded.
const budgets = [
  ['/', 110_000],
  ['/about', 106_000],
  ['/contact', 106_000],
  ['/track', 106_000],
] as const

for (const [path, maxBytes] of budgets)
  test(`A visitor who comes to ${path} for the first time loads at most ${maxBytes} bytes of scripts`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
    await page.goto(path, { waitUntil: 'networkidle' })
    const scripts = await scriptsOf(page)
    expect(scripts.length).toBeGreaterThan(5)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(maxBytes)
  })

test.describe('With the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('A visitor loads each script once: what the worker keeps comes from the cache of the browser', async ({
    page,
    waybill,
  }) => {
    const counted = await countRequests(waybill.address)
    await page.goto(counted.address)
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect.poll(() => keptByWorker(page)).toBeGreaterThan(5)
    const kept = await keptByWorker(page)
    const asked = [...counted.requests].filter(([path]) => path.startsWith('/assets/'))
    expect(asked.length).toBeGreaterThanOrEqual(kept)
    expect(asked.filter(([, times]) => times > 1)).toEqual([])
    await counted.stop()
  })
})

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
          ? { path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }
          : [],
      ),
  )

/** How many scripts of the page the worker has by now. */
const keptByWorker = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().filter(({ url }) => url.endsWith('.js')).length
  })

/** Passes everything on to the server, and counts what is asked for. */
async function countRequests(address: string) {
  const requests = new Map<string, number>()
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    requests.set(path, (requests.get(path) ?? 0) + 1)
    const { method, headers } = incoming
    const passed = request(`${address}${path}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  return { address: await listen(proxy), requests, stop: () => stop(proxy) }
}
