import { ReadableStream } from 'node:stream/web'

// Features that jsdom lacks.
Object.assign(globalThis, { ReadableStream })
// An instance of Error in browsers; jsdom's Error is that of another realm.
Object.setPrototypeOf(DOMException.prototype, Error.prototype)

// Properties that queries, user events and tests read. The others are removed: jsdom renders
// nothing, but goes through every rule and copies every declaration to find out whether an element
// is hidden.
const readProperties = ['display', 'visibility', 'content', 'pointer-events', 'color']
const isRead = new RegExp(`[{;]\\s*(${readProperties.join('|')})\\s*:`)
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
