import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'

export interface Visit {
  /** Milliseconds until the first contentful paint, and until the largest. */
  paint: number
  largest: number
  /** Milliseconds until the page has painted and its last long task is over. */
  interactive: number
  /** Milliseconds of long tasks beyond their first 50. */
  blocking: number
  /** Milliseconds until an element matched `until`; NaN without it. */
  content: number
  /** Sum of all layout shifts, and the elements that moved. */
  shift: number
  moved: string[]
  /** Bytes transferred over the network. */
  bytes: number
  scriptBytes: number
  requests: number
}

export interface VisitOptions {
  /** Cookies and storage of a user who has signed in. */
  storageState?: BrowserContextOptions['storageState']
  /** Selector of an element to wait for. */
  until?: string
}

/** Makes one visit with an empty cache, until the page is idle. */
export async function visit(
  browser: Browser,
  address: string,
  { storageState, until }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    ...(storageState === undefined ? {} : { storageState }),
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slowDown(session)
    const traffic = measureTraffic(session)
    await page.addInitScript({ content: observers })
    await page.goto(address, { waitUntil: 'load' })
    const content =
      until === undefined
        ? Number.NaN
        : await page
            .waitForFunction(
              (selector) => document.querySelector(selector) !== null && performance.now(),
              until,
              { polling: 'raf' },
            )
            .then((handle) => handle.jsonValue())
    await page.waitForLoadState('networkidle')
    const { shifts, largest, tasks }: Observed = await page.evaluate('observed')
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    return {
      paint,
      largest,
      interactive: Math.max(paint, ...tasks.map(({ end }) => end)),
      blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      content: Number(content),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ moved }) => moved),
      ...traffic(),
    }
  } finally {
    await context.close()
  }
}

interface Observed {
  shifts: { value: number; moved: string[] }[]
  largest: number
  /** Long tasks, of more than 50 ms. */
  tasks: { end: number; duration: number }[]
}

// A string, because it runs in the page, before all other scripts.
const observers = `
  window.observed = { shifts: [], largest: NaN, tasks: [] }
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (observed.largest = startTime))
  observe('longtask', ({ startTime, duration }) => observed.tasks.push({ end: startTime + duration, duration }))
  observe('layout-shift', ({ value, sources }) =>
    observed.shifts.push({
      value,
      moved: sources.map(({ node, previousRect: from, currentRect: to }) =>
        [node?.parentElement?.nodeName, node?.nodeName, node?.textContent?.slice(0, 20),
         [from.x, from.y, from.width, from.height].map(Math.round).join(' '), 'to',
         [to.x, to.y, to.width, to.height].map(Math.round).join(' ')].join(' ')),
    }))
`

/** Applies slow 4G and a slower processor with the values of Lighthouse. */
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

function measureTraffic(
  session: CDPSession,
): () => Pick<Visit, 'bytes' | 'scriptBytes' | 'requests'> {
  const scripts = new Set<string>()
  const sum = { bytes: 0, scriptBytes: 0, requests: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength
    // Inline content, such as a data: URL, is not transferred over the network.
    if (encodedDataLength > 0) sum.requests += 1
    if (scripts.has(requestId)) sum.scriptBytes += encodedDataLength
  })
  return () => sum
}
