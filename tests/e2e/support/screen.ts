import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 900 },
  { width: 360, height: 740 },
]
/** Milliseconds between looks at what takes a frame or two, six times a screen. */
const soon = [10, 20, 40, 80, 160]
/** The narrowest screen on which nothing may scroll sideways. */
const narrowest = { width: 320, height: 640 }

/**
 * Looks at what is on the screen now at every size and in both themes: nothing scrolls sideways, and
 * nothing is inaccessible. The page is left as wide as it is by default, in the light theme.
 * `beforeNarrowing` waits for parts that are still to come: Chromium 156 leaves elements as they were
 * where a style rule is inserted in the frame in which a media query begins to match.
 */
export async function checkScreen(
  page: Page,
  { beforeNarrowing }: { beforeNarrowing?: () => Promise<unknown> } = {},
): Promise<void> {
  for (const size of sizes) {
    if (size !== sizes[0]) await beforeNarrowing?.()
    await page.setViewportSize(size)
    await seeNoSidewaysScroll(page)
    await settle(page)
    await seeNoViolations(page)
    // The theme that a size ends with is the next one's first.
    await chooseTheme(page, (await themeOf(page)) === 'dark' ? 'light' : 'dark')
    // Themes differ in colours alone.
    await seeNoViolations(page, ['color-contrast', 'link-in-text-block'])
  }
  await page.setViewportSize(narrowest)
  await seeNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await chooseTheme(page, 'light')
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.className)

/** Rows that are fetched again are faded until the new ones come. */
async function settle(page: Page): Promise<void> {
  const unsettled = () =>
    page.evaluate(() => {
      const busy = [...document.querySelectorAll('[aria-busy=true]')].map(({ tagName }) => tagName)
      const fading = document.getAnimations().flatMap((one) => {
        const isUnderWay = one instanceof CSSTransition && one.playState === 'running'
        return isUnderWay ? one.transitionProperty : []
      })
      return [...busy, ...fading]
    })
  await expect.poll(unsettled, { intervals: soon }).toEqual([])
}

async function chooseTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect.poll(() => themeOf(page), { intervals: soon }).toBe(colorScheme)
}

/** By all of axe's rules, or by these. */
export async function seeNoViolations(page: Page, rules?: string[]): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const theme = await themeOf(page)
  let violations = await violationsOf(page, rules)
  if (violations.length > 0) {
    // Rows may have begun to fade during the look, as they were fetched again.
    await settle(page)
    violations = await violationsOf(page, rules)
  }
  expect(violations, `${page.url()}, ${width} px, ${theme}`).toEqual([])
}

export async function violationsOf(page: Page, rules?: string[]) {
  // The page's policy keeps scripts out, but not those of the browser's own tools.
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    // What is behind a dialog is out of reach, and is a screen of its own.
    const dialog = document.querySelector('[role=dialog][aria-modal=true]')
    const { violations } = await window.axe.run(dialog ?? document, {
      iframes: false,
      preload: false,
      // Passed rules are not described: on a long page that takes longest.
      resultTypes: ['violations'],
      ...(values === undefined ? {} : { runOnly: { type: 'rule', values } }),
    })
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }))
  }, rules)
}

export async function seeNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  // The page may still be on its way from the wide layout to the narrow one.
  const message = `${page.url()}, sideways scroll`
  await expect.poll(excess, { message, intervals: soon }).toBe(0)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
