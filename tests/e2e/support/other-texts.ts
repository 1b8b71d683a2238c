import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import type { Page } from '@playwright/test'
import { readCatalogue } from '../../../languages/catalogue.ts'
import { projectRoot } from '../../../server/project-root.ts'
import { seeNoSidewaysScroll } from './screen.ts'

/**
 * Shows the current screen as it would be in other languages, without another build or other steps: replaces
 * each English text of the catalogue by one that is two fifths longer, at 360 px, then by the Arabic one,
 * right to left at 320 px. Neither may cause sideways scrolling.
 */
export async function seeOtherLanguagesFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await replaceTexts(page, longer)
  await seeNoSidewaysScroll(page)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
    document.documentElement.lang = 'ar'
  })
  await replaceTexts(page, arabic)
  await seeNoSidewaysScroll(page)
}

/** An English text as a pattern, and its replacement, with `$1` for the first argument. */
type Replacement = [pattern: string, text: string]

/**
 * Makes a function that replaces an English text on a page; texts that are not in the catalogue are left
 * alone.
 */
function replacer(
  other: (texts: string[], section: string, key: string) => string[] | undefined,
): (english: string) => string {
  const all = [...(english ?? [])].flatMap(([section, messages]) =>
    [...messages].flatMap(([key, { elements }]) =>
      variantsOf(elements).flatMap((texts) => {
        const others = other(texts, section, key) ?? texts
        return texts.map((text, index) => replacement(text, others[index] ?? others.at(-1) ?? text))
      }),
    ),
  )
  // Longer patterns are tried first, because they are more specific.
  const patterns = all
    .filter(([pattern]) => /\p{L}/u.test(pattern.replaceAll('(.+?)', '')))
    .toSorted(([one], [another]) => another.length - one.length)
    .map(([pattern, text]) => [new RegExp(`^${pattern}$`), text] as const)
  const find = (english: string) => {
    const found = patterns.find(([pattern]) => pattern.test(english))
    return found === undefined ? english : english.replace(...found)
  }
  // Cached, because most texts are on many screens.
  const known = new Map<string, string>()
  return (english) => {
    const text = known.get(english) ?? find(english)
    known.set(english, text)
    return text
  }
}

const argument = /\{(\w+)\}/g

function replacement(text: string, other: string): Replacement {
  const names = [...text.matchAll(argument)].map(([, name]) => name)
  const literals = text
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const numbered = other.replaceAll(argument, (_, name: string) => {
    const index = names.indexOf(name)
    // The argument is not in the same piece of the English text.
    return index === -1 ? '5' : `$${index + 1}`
  })
  return [literals.join('(.+?)'), numbered]
}

/**
 * All variants of a message, each as the texts between its tags, which are separate nodes on the page;
 * arguments are in braces.
 */
function variantsOf(elements: MessageFormatElement[], counted = ''): string[][] {
  return elements.reduce<string[][]>(
    (variants, element) => {
      const next = waysOf(element, counted)
      return variants.flatMap((before) => next.map((after) => joined(before, after)))
    },
    [['']],
  )
}

function waysOf(element: MessageFormatElement, counted: string): string[][] {
  if (isLiteralElement(element)) return [[element.value]]
  if (isPoundElement(element)) return [[`{${counted}}`]]
  if (isTagElement(element))
    return variantsOf(element.children, counted).map((texts) => ['', ...texts, ''])
  if (isPluralElement(element) || isSelectElement(element)) {
    const inner = isPluralElement(element) ? element.value : counted
    return Object.values(element.options).flatMap(({ value }) => variantsOf(value, inner))
  }
  return [[`{${element.value}}`]]
}

const joined = (before: string[], [first = '', ...after]: string[]) => [
  ...before.slice(0, -1),
  `${before.at(-1) ?? ''}${first}`,
  ...after,
]

/** Makes each word two fifths longer; arguments are left alone. */
const lengthen = (text: string) =>
  text.replaceAll(/\{\w+\}|\p{L}+/gu, (word) =>
    word.startsWith('{') ? word : `${word}${word.slice(0, Math.ceil(word.length * 0.4))}`,
  )

const [english, inArabic] = ['en', 'ar'].map((language) =>
  readCatalogue(readFileSync(join(projectRoot, `languages/${language}.json`), 'utf8')),
)
const longer = replacer((texts) => texts.map(lengthen))
const arabic = replacer((_, section, key) =>
  variantsOf(inArabic?.get(section)?.get(key)?.elements ?? []).at(-1),
)

async function replaceTexts(page: Page, otherOf: (english: string) => string): Promise<void> {
  const others: Record<string, string> = {}
  // The first call finds all texts of the page, later calls those that were added since.
  for (let asked = await show(page, others); asked.length > 0; asked = await show(page, others))
    for (const english of asked) others[english] = otherOf(english)
}

/** Replaces English texts on the page; answers those without a replacement. */
const show = (page: Page, others: Record<string, string>): Promise<string[]> =>
  page.evaluate((texts) => {
    window.englishTexts ??= new WeakMap()
    const originals = window.englishTexts
    const missing = new Set<string>()
    const showIn = (node: object, now: string, write: (text: string) => void) => {
      const last = originals.get(node)
      const english = last?.shown === now ? last.english : now
      const trimmed = english.trim()
      const other = Object.hasOwn(texts, trimmed) ? texts[trimmed] : undefined
      if (other === undefined) {
        if (trimmed !== '') missing.add(trimmed)
        return
      }
      const shown = english.replace(trimmed, () => other)
      originals.set(node, { english, shown })
      if (shown !== now) write(shown)
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes
      if (node.parentElement?.closest('script, style') === null)
        showIn(node, node.nodeValue ?? '', (text) => {
          node.nodeValue = text
        })
    }
    for (const field of document.querySelectorAll('[placeholder]'))
      showIn(field, field.getAttribute('placeholder') ?? '', (text) =>
        field.setAttribute('placeholder', text),
      )
    return [...missing]
  }, others)

declare global {
  interface Window {
    /** English texts and their replacements, by node. */
    englishTexts?: WeakMap<object, { english: string; shown: string }>
  }
}
