import type { Browser, Locator, Page } from '@playwright/test'

export interface Step {
  name: string
  /** Element to press, or to type `key` into. */
  target: (page: Page, round: number) => Locator
  key?: string
  /** Restores the page, so that the step can be repeated. */
  undo?: (page: Page) => Promise<void>
}

export interface Time {
  /** Milliseconds from the press or the key to the next paint. */
  toPaint: number
  /** Milliseconds of it in which the page's own code ran. */
  own: number
}

/** Opens a page of a signed-in user, with a processor 4 times slower. */
export async function openSlowPage(
  browser: Browser,
  address: string,
  accessToken: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies([
    { name: 'accessToken', value: accessToken, url: new URL(address).origin },
  ])
  const page = await context.newPage()
  await page.addInitScript({ content: observeInteractions })
  await page.goto(address)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilIdle(page)
  return page
}

/** Measures one step this number of times. */
export async function timesOf(page: Page, step: Step, rounds: number): Promise<Time[]> {
  const times: Time[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push(await timeOf(page, step, round))
    await step.undo?.(page)
    await waitUntilIdle(page)
  }
  return times
}

/** Uses raw input, because Playwright's own checks of a button would run in the slowed page. */
async function timeOf(page: Page, step: Step, round: number): Promise<Time> {
  const target = step.target(page, round)
  await target.scrollIntoViewIfNeeded()
  if (step.key === undefined) {
    const box = await target.boundingBox()
    if (box === null) throw new Error(`${step.name}: there is nothing to press`)
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    await page.mouse.move(...at)
    await waitUntilIdle(page)
    await page.evaluate('observedInteractions.clear()')
    // A finger stays down for about this time.
    await page.mouse.click(...at, { delay: 80 })
  } else {
    await target.focus()
    await waitUntilIdle(page)
    await page.evaluate('observedInteractions.clear()')
    await page.keyboard.press(step.key)
  }
  await page.waitForTimeout(pause)
  const observed: Time[] = await page.evaluate('[...observedInteractions.values()]')
  return {
    toPaint: Math.max(16, ...observed.map(({ toPaint }) => toPaint)),
    own: Math.max(0, ...observed.map(({ own }) => own)),
  }
}

/** Waits until nothing is being fetched or rendered, and the next page is prefetched. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }))')
  await page.waitForTimeout(pause)
}

const pause = 200

// A string, because it runs in the page, before all other scripts.
const observeInteractions = `
  window.observedInteractions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration, processingStart, processingEnd } of list.getEntries()) {
      if (!id) continue
      const before = observedInteractions.get(id) ?? { toPaint: 0, own: 0 }
      observedInteractions.set(id, {
        toPaint: Math.max(before.toPaint, duration),
        own: before.own + processingEnd - processingStart,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16 })
`
