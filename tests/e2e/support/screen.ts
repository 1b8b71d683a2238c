import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { bareTextsIn } from '../../support/bare-texts.ts'

/** The short form, because each page has to read it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const wide = { width: 1280, height: 800 }
const tablet = { width: 768, height: 900 }
const phone = { width: 360, height: 740 }
/** Milliseconds between polls for changes that take a frame or two; each screen polls several times. */
const soon = [10, 20, 40, 80, 160]
/** Narrowest screen on which nothing may scroll sideways. */
const narrowest = { width: 320, height: 640 }

/**
 * Checks the current screen: nothing scrolls sideways at any size, axe finds no violations, and a browser's
 * translator could not tear any text away from React, wide and on a phone; between them a tablet shows nothing
 * of its own, and themes differ only in colours, which are the same at every size. Afterwards the page has its default size and the light theme. `beforeNarrowing` waits
 * for parts that are still loading: Chromium 156 does not restyle elements if a style rule is inserted in the
 * frame in which a media query begins to match.
 */
export async function checkScreen(
  page: Page,
  { beforeNarrowing }: { beforeNarrowing?: () => Promise<unknown> } = {},
): Promise<void> {
  await page.setViewportSize(wide)
  await seeNoSidewaysScroll(page)
  await settle(page)
  await seeNoViolations(page)
  await seeNoBareTexts(page)
  await chooseTheme(page, 'dark')
  await seeNoViolations(page, ['color-contrast', 'link-in-text-block'])
  for (const size of [tablet, phone]) {
    await beforeNarrowing?.()
    await page.setViewportSize(size)
    await seeNoSidewaysScroll(page)
  }
  await settle(page)
  await seeNoViolations(page)
  await seeNoBareTexts(page)
  await page.setViewportSize(narrowest)
  await seeNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await chooseTheme(page, 'light')
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.className)

/** Waits until nothing is loading or in transition: rows fade while they are fetched again. */
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

/** Checks with all rules of axe, or the given ones. */
export async function seeNoViolations(page: Page, rules?: string[]): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const theme = await themeOf(page)
  let violations = await violationsOf(page, rules)
  if (violations.length > 0) {
    // Rows may have begun to fade during the check because they were fetched again.
    await settle(page)
    violations = await violationsOf(page, rules)
  }
  expect(violations, `${page.url()}, ${width} px, ${theme}`).toEqual([])
}

/** Checks pages that React made, and pre-rendered ones: their texts become its own as it takes them over. */
async function seeNoBareTexts(page: Page): Promise<void> {
  const found = await page.locator('body').evaluate(bareTextsIn)
  expect(found, `${page.url()}, texts beside others`).toEqual([])
}

export async function violationsOf(page: Page, rules?: string[]) {
  // The page's content security policy does not apply to scripts of the browser's own tools.
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(async (values) => {
    // Content behind a dialog cannot be reached, and is checked as a screen of its own.
    const dialog = document.querySelector('[role=dialog][aria-modal=true]')
    const { violations } = await window.axe.run(dialog ?? document, {
      iframes: false,
      preload: false,
      // Leaves out details of passed rules, which take longest on a long page.
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
  const excess = async () => {
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (found !== 0) await repeatWidth(page)
    return found
  }
  // The page may still be changing from the wide layout to the narrow one.
  const message = `${page.url()}, sideways scroll`
  await expect.poll(excess, { message, intervals: soon }).toBe(0)
}

/** Chromium may rarely keep the media queries of the previous width until one of them changes. */
async function repeatWidth(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (size === null) return
  await page.setViewportSize({ ...size, width: size.width + 1000 })
  await page.setViewportSize(size)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
