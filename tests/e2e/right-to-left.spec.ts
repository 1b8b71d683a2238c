import type { Page } from '@playwright/test'
import { expect, signInAs, test } from './support/plain.ts'

const areas = [
  ['ada', ['/admin/users', '/admin/parcels']],
  ['sam', ['/sender/parcels', '/sender/parcels/import']],
  ['rita', ['/receiver/dashboard']],
] as const
const publicPaths = ['/', '/about', '/contact', '/track', '/login', '/register', '/machines']

test.beforeEach(({ page }) =>
  // As the HTML of a translation would say it.
  page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.dir = 'rtl'
    }).observe(document, { childList: true })
  }),
)

for (const width of [360, 1280])
  test.describe(`A person who reads from right to left, ${width} px wide,`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('has every public page within the width of the window', async ({ page }) => {
      for (const path of publicPaths) {
        await page.goto(path)
        await seesPageInWidth(page)
      }
    })

    for (const [user, paths] of areas)
      test(`has the pages of ${user} within the width, and the sidebar on the right`, async ({
        page,
      }) => {
        await signInAs(page, user, paths[0])
        for (const path of paths) {
          await page.goto(path)
          await seesPageInWidth(page)
          await seesSidebarOnTheRight(page, width)
        }
      })
  })

async function seesPageInWidth(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect({ path: page.url(), wide }).toEqual({ path: page.url(), wide: window })
  expect(await oneSidedStyles(page)).toEqual([])
}

async function seesSidebarOnTheRight(page: Page, width: number) {
  const isPhone = width < 768
  if (isPhone) await page.getByRole('button', { name: 'Show sidebar' }).click()
  const sidebar = isPhone ? page.getByRole('dialog', { name: 'Sidebar' }) : page.locator('aside')
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
