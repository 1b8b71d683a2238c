import type { Browser, CDPSession } from '@playwright/test'

export interface Visit {
  /** Milliseconds until something is seen. */
  paint: number
  /** All layout shifts together, and what moved. */
  shift: number
  moved: string[]
  /** As they came over the line. */
  scriptBytes: number
}

/** One visit with nothing in the cache, until the page has come to rest. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slowDown(session)
    const bytes = countScriptBytes(session)
    await page.addInitScript({ content: watchShifts })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    const shifts: { value: number; moved: string[] }[] = await page.evaluate('shiftsSeen')
    return {
      paint,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ moved }) => moved),
      scriptBytes: bytes(),
    }
  } finally {
    await context.close()
  }
}

// As text: it runs in the page, before anything else.
const watchShifts = `
  window.shiftsSeen = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shiftsSeen.push({
        value,
        moved: sources.map(({ node, previousRect: from, currentRect: to }) =>
          [node?.parentElement?.nodeName, node?.nodeName, node?.textContent?.slice(0, 20),
           [from.x, from.y, from.width, from.height].map(Math.round).join(' '), 'to',
           [to.x, to.y, to.width, to.height].map(Math.round).join(' ')].join(' ')),
      })
  }).observe({ type: 'layout-shift', buffered: true })
`

/** As Lighthouse applies its slow 4G and its slower processor. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function countScriptBytes(session: CDPSession): () => number {
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}
