/**
 * Texts in this tree that React keeps as nodes of their own: those with a sibling, and those that a component
 * returns alone. A browser's translator puts elements in their place; React then changes a node that is no
 * longer shown, or fails as it inserts beside it. A text that is all its element holds is written through the
 * element, and survives. Also runs in a browser, so that it uses nothing of this file.
 */
export function bareTextsIn(root: Node): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node !== null; node = texts.nextNode()) {
    const isKept = Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
    if (isKept && node.nodeType === Node.TEXT_NODE)
      found.push(`"${node.nodeValue}" in ${node.parentElement?.outerHTML.slice(0, 300)}`)
  }
  return found
}
