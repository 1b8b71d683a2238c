import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { bareTextsIn } from './bare-texts.ts'
import './window.ts'

// Makes styled-components insert rules one by one, as in production. By default it would append text here,
// and jsdom would parse the whole style sheet again for each rule.
process.env['SC_DISABLE_SPEEDY'] = 'false'

// Long enough for a busy machine; an element that exists already is found without waiting.
configure({ asyncUtilTimeout: 10_000 })
// React creates a text node only for a text that a browser's translator would tear away from it.
const createTextNode = document.createTextNode.bind(document)
const madeTexts: Text[] = []
document.createTextNode = (data) => {
  const text = createTextNode(data)
  madeTexts.push(text)
  return text
}
afterEach(() => {
  const bare = madeTexts.splice(0).flatMap(bareTextsIn)
  if (bare.length > 0) throw new Error(`Texts without an element of their own: ${bare.join('\n')}`)
})
afterEach(cleanup)

// Turns prefetching of pages off, except in tests about it.
beforeEach(() => {
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
})

// Files share a window and its libraries; the application is loaded for each, and leaves nothing to
// the next.
const toUndo: (() => void)[] = []
const { BroadcastChannel: Channel, addEventListener: listen } = globalThis
class ChannelOfFile extends Channel {
  constructor(name: string) {
    super(name)
    toUndo.push(() => this.close())
  }
}
globalThis.BroadcastChannel = ChannelOfFile
// A call of an earlier file would reach the host of the present one. Intervals are left alone,
// because jsdom's frames are one.
const { setTimeout: startTimeout } = globalThis
globalThis.setTimeout = Object.assign((...of: Parameters<typeof startTimeout>) => {
  const timer = startTimeout(...of)
  toUndo.push(() => clearTimeout(timer))
  return timer
}, startTimeout)
afterAll(() => {
  document.createTextNode = createTextNode
  globalThis.BroadcastChannel = Channel
  globalThis.addEventListener = listen
  globalThis.setTimeout = startTimeout
  for (const undo of toUndo) undo()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of Array.from(document.documentElement.attributes))
    document.documentElement.removeAttribute(name)
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; path=/; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.resetModules()
})
