import '@testing-library/jest-dom/vitest'
import { ReadableStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'

// Each rule goes into the style sheet by itself, as in production. As text, which is the default
// elsewhere, each would have jsdom parse the whole sheet again.
process.env['SC_DISABLE_SPEEDY'] = 'false'

// A test waits as long as a busy machine needs; what is there already costs no time.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// Next pages are prefetched only where a test is about that.
beforeEach(() => {
  if (typeof navigator === 'undefined') return
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
})

// Files share a process, and a channel left open would hear the next file.
const channels = new Set<BroadcastChannel>()
class ChannelOfFile extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.add(this)
  }
}
afterAll(() => channels.forEach((channel) => channel.close()))

// Each file has globals of its own, and jsdom does not know the streams of Node.
for (const [name, value] of Object.entries({ BroadcastChannel: ChannelOfFile, ReadableStream }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

// jsdom draws nothing: this is all that queries, presses and tests read of a style. To know of an
// element whether it is hidden, jsdom goes through every rule and copies every declaration.
const readProperties = ['display', 'visibility', 'content', 'pointer-events', 'color']
const isRead = new RegExp(`[{;]\\s*(${readProperties.join('|')})\\s*:`)
if (typeof CSSStyleSheet !== 'undefined') {
  const sheets = CSSStyleSheet.prototype
  const insertRule = Reflect.get(sheets, 'insertRule')
  sheets.insertRule = function insertWhatIsRead(text, index = 0) {
    // The library that inserts it counts on a rule in its place.
    insertRule.call(this, isRead.test(text) ? text : '@keyframes unread {}', index)
    const rule = this.cssRules[index]
    if (rule instanceof CSSStyleRule) {
      for (const name of Array.from(rule.style))
        if (!readProperties.includes(name)) rule.style.removeProperty(name)
    }
    return index
  }
}
