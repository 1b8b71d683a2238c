import '@testing-library/jest-dom/vitest'
import { ReadableStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'

// Makes styled-components insert rules one by one, as in production. By default it would append text here,
// and jsdom would parse the whole style sheet again for each rule.
process.env['SC_DISABLE_SPEEDY'] = 'false'

// Long enough for a busy machine; an element that is there already is found without waiting.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// Turns prefetching of pages off, except in tests about it.
beforeEach(() => {
  if (typeof navigator === 'undefined') return
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
})

// Closes channels after each file, as files share a process, and would receive each other's messages.
const channels = new Set<BroadcastChannel>()
class ChannelOfFile extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.add(this)
  }
}
afterAll(() => channels.forEach((channel) => channel.close()))

// Set for each file, as every file has its own globals, and jsdom has no streams of Node.
for (const [name, value] of Object.entries({ BroadcastChannel: ChannelOfFile, ReadableStream }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

// Properties that queries, user events and tests read; the others are removed, as jsdom renders nothing, but
// goes through every rule and copies every declaration to find out whether an element is hidden.
const readProperties = ['display', 'visibility', 'content', 'pointer-events', 'color']
const isRead = new RegExp(`[{;]\\s*(${readProperties.join('|')})\\s*:`)
if (typeof CSSStyleSheet !== 'undefined') {
  const sheets = CSSStyleSheet.prototype
  const insertRule = Reflect.get(sheets, 'insertRule')
  sheets.insertRule = function insertWhatIsRead(text, index = 0) {
    // styled-components relies on the index of each rule, so an unread one is replaced.
    insertRule.call(this, isRead.test(text) ? text : '@keyframes unread {}', index)
    const rule = this.cssRules[index]
    if (rule instanceof CSSStyleRule) {
      for (const name of Array.from(rule.style))
        if (!readProperties.includes(name)) rule.style.removeProperty(name)
    }
    return index
  }
}
