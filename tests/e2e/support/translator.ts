import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Translates a page that is complete, as a user who chooses "Translate this page", and goes on doing so. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(wrapTexts)
  await expect(page.locator('main font > font').first()).toBeAttached()
}

/**
 * Wraps each text in two elements, now and as more come, as Chromium does; the words stay as they are. Runs in
 * the browser, so that it uses nothing of this file.
 */
function wrapTexts(): void {
  const kept = 'font, [translate=no], script, style, noscript, textarea, input, svg'
  const wrap = (text: Node) => {
    const parent = text.parentElement
    if (parent === null || parent.closest(kept) !== null || text.nodeValue?.trim() === '') return
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).append(text.nodeValue ?? '')
    parent.replaceChild(outer, text)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode() !== null) texts.push(walker.currentNode)
    for (const text of texts) wrap(text)
  }
  wrapAll(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) wrapAll(node)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}
