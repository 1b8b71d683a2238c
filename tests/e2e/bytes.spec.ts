import { createServer, request } from 'node:http'
import type { Page } from '@playwright/test'
import { listen, stop } from '../support/static-server.ts'
import { expect, test } from './support/waybill.ts'

const workerRegistration = /after-load/

// A browser on this machine would accept brotli, which is smaller; the budgets are for gzip.
test.describe('A visitor who comes for the first time', () => {
  test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })

  // Arabic takes the most bytes: each letter has two, and pages have styles for its direction.
  for (const [language, most] of [
    ['en', 109_000],
    ['ar', 110_200],
  ] as const)
    for (const path of ['/', '/about', '/contact', '/track'])
      test(`loads at most ${most} bytes of JavaScript on ${path} in ${language} until the network is idle`, async ({
        page,
        context,
        waybill,
      }) => {
        await context.addCookies([{ name: 'language', value: language, url: waybill.address }])
        await page.goto(waybill.address + path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect
          .poll(async () => (await scriptsOf(page)).map(({ url }) => url))
          .toEqual(expect.arrayContaining([expect.stringMatching(workerRegistration)]))
        await page.waitForLoadState('networkidle')

        const scripts = await scriptsOf(page)
        expect(scripts.filter(({ bytes, unpacked }) => bytes >= unpacked)).toEqual([])
        expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most)
      })
})

test.describe('Pages with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('load each script from the server once: the worker takes its copies from the browser’s cache', async ({
    page,
    waybill,
  }) => {
    const server = await startCountingProxy(waybill.address)
    await page.goto(server.address)
    const loaded = async () =>
      [...new Set((await scriptsOf(page)).map(({ url }) => url))].toSorted()
    await expect.poll(() => keptScripts(page)).toEqual(expect.arrayContaining(await loaded()))
    await page.waitForLoadState('networkidle')

    const kept = await keptScripts(page)
    expect(kept).toEqual(await loaded())
    expect(server.served.filter((path) => path.startsWith('/assets/')).toSorted()).toEqual(
      kept.map((url) => new URL(url).pathname),
    )
    await server.stop()
  })
})

/** Scripts that the browser has loaded, with their compressed and uncompressed bytes. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js') && name.includes('/assets/'))
      .map(({ name, encodedBodySize, decodedBodySize }) => ({
        url: name,
        bytes: encodedBodySize,
        unpacked: decodedBodySize,
      })),
  )

/** Scripts the worker would answer when offline. */
const keptScripts = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    )
    const kept = await Promise.all(caches.map((cache) => cache.keys()))
    return kept
      .flat()
      .map(({ url }) => url)
      .filter((url) => url.endsWith('.js'))
      .toSorted()
  })

/** Sits between browser and server, and records what page and worker request. */
async function startCountingProxy(address: string) {
  const served: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    served.push(url)
    const passedOn = request(address + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passedOn)
  })
  return { address: await listen(proxy), served, stop: () => stop(proxy) }
}
