import type { Locator, Page } from '@playwright/test'
import { expect, signInAs, test } from './support/plain.ts'
import { seeNoSidewaysScroll } from './support/screen.ts'

const publicPaths = ['/', '/about', '/contact', '/track', '/login', '/register', '/machines']
const areas = [
  ['ada', ['/admin/users', '/admin/parcels']],
  ['sam', ['/sender/parcels', '/sender/parcels/import']],
  ['rita', ['/receiver/dashboard']],
] as const
const [narrow, wide] = [360, 1280]

test.beforeEach(({ page }) =>
  // As the HTML of a translation would say it.
  page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.dir = 'rtl'
    }).observe(document, { childList: true })
  }),
)

test('A person who reads from right to left has every public page within the window', async ({
  page,
}) => {
  for (const path of publicPaths) {
    await page.goto(path)
    for (const width of [wide, narrow]) {
      await page.setViewportSize({ width, height: 900 })
      await seesPageInWidth(page)
    }
  }
})

test('A person who reads from right to left has every area within the window, and its sidebar on the right', async ({
  page,
}) => {
  for (const [user, paths] of areas)
    for (const path of paths) {
      await page.setViewportSize({ width: wide, height: 900 })
      await signInAs(page, user, path)
      await seesPageInWidth(page)
      await seesOnTheRight(page.locator('aside'), wide)

      await page.setViewportSize({ width: narrow, height: 900 })
      await seesPageInWidth(page)
      await page.getByRole('button', { name: 'Show sidebar' }).click()
      await seesOnTheRight(page.getByRole('dialog', { name: 'Sidebar' }), narrow)
    }
})

async function seesPageInWidth(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
  await seeNoSidewaysScroll(page)
  expect({ at: page.url(), rules: await oneSidedStyles(page) }).toEqual({
    at: page.url(),
    rules: [],
  })
}

/** The end of it that is the start of a line. */
async function seesOnTheRight(sidebar: Locator, width: number) {
  const rightEdge = async () => {
    const box = await sidebar.boundingBox()
    return box === null ? null : Math.round(box.x + box.width)
  }
  await expect.poll(rightEdge).toBe(width)
}

/** The rules of the page that tell left from right, which no other direction of reading can keep. */
const oneSidedStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sides = ['margin-*', 'padding-*', '*', 'border-*-width', 'border-*-color']
    const corners = ['border-top-*-radius', 'border-bottom-*-radius']
    const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
      ])
    const isOneSided = ({ style }: CSSStyleRule) =>
      ['left', 'right'].includes(style.textAlign) ||
      ['left', 'right'].includes(style.float) ||
      [...sides, ...corners].some(
        (name) =>
          style.getPropertyValue(name.replace('*', 'left')) !==
          style.getPropertyValue(name.replace('*', 'right')),
      )
    // The library of toasts brings styles of its own, by a library with a sheet of this name.
    const own = [...document.styleSheets].filter(
      ({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.id === '_goober'),
    )
    return own
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter(isOneSided)
      .map((rule) => rule.cssText)
  })
