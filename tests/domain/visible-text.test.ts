import { expect, it } from 'vitest'
import { hasLetter, isName, isVisible } from '../../domain/visible-text.ts'

it.each([
  'Sam Sender',
  'Zoë Ó Súilleabháin',
  'Nguyễn Thị Ánh',
  'علی\u200Cرضا',
  'क्\u200Dष',
  'ශ්\u200Dරී',
  '山田 太郎',
  "D'Arcy-Müller (Leeds)",
  'Depot \u2600\uFE0F',
  'Bakery \u{1F469}\u{1F3FD}\u200D\u{1F373}',
])('shows all of %j', (name) => {
  expect([isVisible(name), hasLetter(name), isName(name)]).toEqual([true, true, true])
})

it.each([
  ['a line feed', '\n'],
  ['a NUL', '\0'],
  ['a delete', '\u007F'],
  ['a soft hyphen', '\u00AD'],
  ['a grapheme joiner', '\u034F'],
  ['an Arabic letter mark', '\u061C'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uFFA0'],
  ['a Hangul choseong filler', '\u115F'],
  ['a Hangul jungseong filler', '\u1160'],
  ['a Mongolian vowel separator', '\u180E'],
  ['a zero-width space', '\u200B'],
  ['a right-to-left mark', '\u200F'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a right-to-left override', '\u202E'],
  ['a word joiner', '\u2060'],
  ['an isolate', '\u2066'],
  ['a blank of Braille', '\u2800'],
  ['a byte order mark', '\uFEFF'],
  ['a tag', '\u{E0041}'],
  ['a variation selector of Kanji', '\u{E0100}'],
  ['a variation selector of pictures', '\uFE0F'],
])('does not show %s', (_, character) => {
  const name = `Sam${character}Sender`
  expect([isVisible(name), isName(name)]).toEqual([false, false])
})

it.each(['\u{1F69A}', '™', '®', 'a'])(
  'does not show a variation selector of pictures after %s, which has one form',
  (text) => {
    expect([isVisible(`Acme ${text}`), isVisible(`Acme ${text}\uFE0F`)]).toEqual([true, false])
  },
)

it.each([
  ['between Latin letters', 'Sam\u200DSender'],
  ['between a picture and a letter', 'Sam \u{1F69A}\u200DSender'],
  ['at the start', '\u200Cرضا'],
  ['at the end', 'علی\u200C'],
  ['twice', 'علی\u200C\u200Cرضا'],
  ['between two scripts, of which one needs no joiners', 'علی\u200CSam'],
])('does not show a joiner %s', (_, name) => {
  expect(isVisible(name)).toBe(false)
})

it.each(['   ', '!!!', '—', '\u{1F69A}\u{1F69A}\u{1F69A}', '\u0301\u0301\u0301'])(
  'finds no letter in %j',
  (name) => {
    expect([hasLetter(name), isName(name)]).toEqual([false, false])
  },
)

it('leaves it to other rules whether a name may be empty', () => {
  expect([hasLetter(''), isName('')]).toEqual([false, true])
})
