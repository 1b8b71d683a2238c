import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLiteralElement } from '@formatjs/icu-messageformat-parser'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readCatalogue } from '../../languages/catalogue.ts'
import { projectRoot } from '../../server/project-root.ts'
import { sendParcel } from './support/people.ts'
import { seeNoSidewaysScroll } from './support/screen.ts'
import { expect, test } from './support/waybill.ts'

// The page for an unknown address.
test.use({ expectedComplaints: /status of 404/ })

const [narrow, wide] = [320, 1280]

test('A person who reads Arabic has every public page in Arabic and within the window', async ({
  page,
  context,
  waybill,
}) => {
  await choosesArabic(context, waybill.address)
  const paths = [
    '/',
    '/about',
    '/contact',
    '/track',
    '/login',
    '/register',
    '/machines',
    '/nowhere',
  ]
  for (const path of paths) {
    await page.goto(path)
    for (const width of [wide, narrow]) await readsArabic(page, width)
  }
})

test('A person who reads Arabic has every area in Arabic and within the window, and its sidebar on the right', async ({
  signInParties,
  waybill,
}) => {
  const { admin, sender, receiver } = await signInParties('Arabic')
  const { _id: id } = await sendParcel(sender, receiver)
  const areas = [
    [admin, '/admin', ['users', 'parcels', 'runs', 'insights', 'system', 'scan', `parcels/${id}`]],
    [
      sender,
      '/sender',
      ['parcels', 'parcels/import', 'addresses', 'integrations', `parcels/${id}`],
    ],
    [receiver, '/receiver', ['dashboard', 'account', 'notifications', 'notifications/settings']],
  ] as const
  for (const [{ page, context }, area, paths] of areas) {
    await choosesArabic(context, waybill.address)
    for (const path of paths) {
      await page.setViewportSize({ width: wide, height: 900 })
      await page.goto(`${area}/${path}`)
      await readsArabic(page, wide)
      await seesOnTheRight(page.locator('aside'), wide)
      await readsArabic(page, narrow)
    }
    await page.getByRole('button', { name: arabic('dashboard', 'showSidebar') }).click()
    await seesOnTheRight(page.getByRole('dialog'), narrow)
  }
})

test('A person who reads Arabic has the button that shows a password beside the field, not below', async ({
  page,
  context,
  waybill,
}) => {
  await choosesArabic(context, waybill.address)
  await page.goto('/login')
  const field = page.locator('input[name=password]')
  const button = page.locator('input[name=password] + button')
  for (const type of ['password', 'text']) {
    await expect(field).toHaveAttribute('type', type)
    await expect(field).toHaveCSS('padding-right', '48px')
    const [typed, shows] = [await field.boundingBox(), await button.boundingBox()]
    expect(shows?.x).toBeGreaterThan((typed?.x ?? 0) + (typed?.width ?? 0) - 48)
    await button.click()
  }
})

const choosesArabic = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'language', value: 'ar', url }])

async function readsArabic(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await seeNoSidewaysScroll(page)
  const found = { rules: await oneSidedStyles(page), english: await englishTexts(page) }
  expect({ at: page.url(), ...found }).toEqual({ at: page.url(), rules: [], english: [] })
}

const catalogueOf = (language: string) =>
  readCatalogue(readFileSync(join(projectRoot, `languages/${language}.json`), 'utf8'))

/** Arabic texts without arguments, by their sections and keys. */
const arabicTexts = plainTexts('ar')
const arabic = (section: string, key: string) => arabicTexts.get(`${section}.${key}`) ?? ''
const untranslated = new Set(arabicTexts.values())
/** Texts that differ from English in Arabic. */
const translated = [...plainTexts('en').values()].filter((text) => !untranslated.has(text))

function plainTexts(language: string): Map<string, string> {
  return new Map(
    [...catalogueOf(language)].flatMap(([section, messages]) =>
      [...messages].flatMap(
        ([
          key,
          {
            elements: [only, ...others],
          },
        ]) =>
          only !== undefined && isLiteralElement(only) && others.length === 0
            ? [[`${section}.${key}`, only.value] as const]
            : [],
      ),
    ),
  )
}

/** Texts on the page that are in the English catalogue. */
const englishTexts = (page: Page): Promise<string[]> =>
  page.evaluate((texts) => {
    const english = new Set(texts)
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (nodes.nextNode()) {
      const { parentElement, nodeValue } = nodes.currentNode
      const text = nodeValue?.trim() ?? ''
      // Names of states and events belong to the machines, and each language is named in itself.
      const isName = parentElement?.closest('code, svg, [lang]:not(html), script, style') !== null
      if (english.has(text) && !isName) found.add(text)
    }
    return [...found]
  }, translated)

/** The edge at which a line starts. */
async function seesOnTheRight(sidebar: Locator, width: number) {
  const rightEdge = async () => {
    const box = await sidebar.boundingBox()
    return box === null ? null : Math.round(box.x + box.width)
  }
  await expect.poll(rightEdge).toBe(width)
}

/** CSS rules that use left or right, and so do not follow the direction of reading. */
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
    // The toast library adds its own styles, in a style sheet of this name.
    const own = [...document.styleSheets].filter(
      ({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.id === '_goober'),
    )
    return own
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter(isOneSided)
      .map((rule) => rule.cssText)
  })
