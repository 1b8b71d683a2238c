import { expect, it } from 'vitest'
import { compileMessage, readMessage } from '../../languages/compile.ts'

// The translator's message, and the line of the module that it compiles to.
it.each([
  ['Cancel parcel', 'export const text: string = "Cancel parcel"'],
  ["It's the sender's", `export const text: string = "It's the sender's"`],
  ['{name} left', 'export const text = (a: { name: string }): string => `${a.name} left`'],
  ['{name}', 'export const text = (a: { name: string }): string => a.name'],
  [
    "`{name}` '{'\\",
    'export const text = (a: { name: string }): string => `\\`${a.name}\\` {\\\\`',
  ],
  [
    '{count, number} of {all, number} kg',
    'export const text = (a: { all: number; count: number }): string => `${number(a.count)} of ${number(a.all)} kg`',
  ],
  [
    '{count, plural, =0 {None} one {# parcel} other {# parcels}} of {count}',
    'export const text = (a: { count: number }): string => `${(a.count === 0 ? "None" : category(a.count) === \'one\' ? `${number(a.count)} parcel` : `${number(a.count)} parcels`)} of ${number(a.count)}`',
  ],
  [
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    "export const text = (a: { place: number }): string => (ordinal(a.place) === 'one' ? `${number(a.place)}st` : ordinal(a.place) === 'two' ? `${number(a.place)}nd` : ordinal(a.place) === 'few' ? `${number(a.place)}rd` : `${number(a.place)}th`)",
  ],
  [
    '{role, select, ADMIN {An administrator} other {Someone}} did it',
    'export const text = (a: { role: string }): string => `${(a.role === "ADMIN" ? "An administrator" : "Someone")} did it`',
  ],
  [
    'Read our <link>terms of {year}</link>.',
    'export const text = <Part>(a: { link: (text: string) => Part; year: string }): (string | Part)[] => ["Read our ", a.link(`terms of ${a.year}`), "."]',
  ],
  [
    '{count, plural, one {<b>One</b> left} other {<b>#</b> left}}',
    'export const text = <Part>(a: { b: (text: string) => Part; count: number }): (string | Part)[] => (category(a.count) === \'one\' ? [a.b("One"), " left"] : [a.b(number(a.count)), " left"])',
  ],
])('%s', (message, code) => {
  expect(compileMessage('text', readMessage(message))).toBe(`${code}\n`)
})

// Unicode isolates keep a name, an address or a number in its own order in a right-to-left
// language.
it.each([
  ['{name}', 'export const text = (a: { name: string }): string => a.name'],
  [
    '{name}, {place}',
    'export const text = (a: { name: string; place: string }): string => `\\u200f\\u2068${a.name}\\u2069, \\u2068${a.place}\\u2069`',
  ],
  [
    '{count, number} of {all}',
    'export const text = (a: { all: string; count: number }): string => `${number(a.count)} of \\u2068${a.all}\\u2069`',
  ],
  [
    'Block {count, plural, one {{name}} other {#}}?',
    "export const text = (a: { count: number; name: string }): string => `Block ${(category(a.count) === 'one' ? `\\u2068${a.name}\\u2069` : number(a.count))}?`",
  ],
  [
    '<b>{name}</b> of <b>the {place}</b>',
    'export const text = <Part>(a: { b: (text: string) => Part; name: string; place: string }): (string | Part)[] => [a.b(a.name), " of ", a.b(`the \\u2068${a.place}\\u2069`)]',
  ],
])('%s, read to the left', (message, code) => {
  expect(compileMessage('text', readMessage(message), true)).toBe(`${code}\n`)
})

it.each([
  ['{day, date}', 'Dates, times and styles of numbers are not for messages'],
  ['{count, plural, one {# parcel}}', 'MISSING_OTHER_CLAUSE'],
  ['{name', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['{link} <link>here</link>', 'link is a string and a part'],
])('%s is refused', (message, reason) => {
  expect(() => readMessage(message)).toThrow(reason)
})
