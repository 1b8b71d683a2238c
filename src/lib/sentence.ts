import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Joins the parts of a text with tags, some of which are elements. Words between them get elements of their
 * own, because a browser's translator replaces text nodes, and React would then change what is no longer shown.
 */
export const sentence = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...joined(parts))

function joined(parts: readonly ReactNode[]): ReactNode[] {
  const nodes: ReactNode[] = []
  let words = ''
  const endWords = () => {
    if (words !== '') nodes.push(createElement('span', null, words))
    words = ''
  }
  for (const part of parts)
    if (typeof part === 'string' || typeof part === 'number') words += String(part)
    else {
      endWords()
      nodes.push(part)
    }
  endWords()
  return nodes
}
