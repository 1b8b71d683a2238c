/**
 * Marks these texts as English wherever one of them is the whole text of an element, so that screen readers
 * speak English there. Texts with arguments are mixed with the user's own texts, and keep the language of the
 * page.
 */
export function markUntranslated(texts: readonly string[]): void {
  const english = new Set(texts)
  const marked = new WeakSet<Element>()
  const mark = (node: Node) => {
    const { parentElement } = node
    if (parentElement === null) return
    const isAlone = parentElement.childNodes.length === 1
    if (isAlone && english.has(node.textContent?.trim() ?? '')) {
      parentElement.lang = 'en'
      marked.add(parentElement)
    } else if (marked.delete(parentElement)) parentElement.removeAttribute('lang')
  }
  const markIn = (root: Node) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) mark(nodes.currentNode)
    if (root instanceof Text) mark(root)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) markIn(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  markIn(document.body)
}
