import { expect, test } from 'vitest'
import { layoutOf, layoutTest, readScan } from '../../domain/scanner-layout.ts'

const id = 'TRK-7Y2K-9QXM-3ZBA-WD40'
const address = `https://parcels.example/track/${id}`
const taken = { kind: 'id', trackingId: id }

/** What computers make of the keys of the United States, with shift for capitals and the colon. */
const computers = {
  German: pressed('ZYzyß-Ö', 'YZyz-/:'),
  Swiss: pressed("ZYzy'-é", 'YZyz-/:'),
  French: pressed('à&é"\'(-è_çqQaAwWzZ)?,M!:', '0123456789aAqQzZwW-Mm:/.'),
  Belgian: pressed('à&é"\'(§è!çqQaAwWzZ)?,M=:', '0123456789aAqQzZwW-Mm:/.'),
  Czech: pressed('é+ěščřžýáíZYzy="-', '0123456789YZyz-:/'),
  Spanish: pressed("'Ñ-", '-:/'),
  Swedish: pressed('+Ö-', '-:/'),
}

function pressed(typed: string, meant: string): (text: string) => string {
  const keys = new Map(Array.from(meant, (letter, at) => [letter, Array.from(typed)[at] ?? '']))
  return (text) => Array.from(text, (letter) => keys.get(letter) ?? letter).join('')
}

test.each(Object.entries(computers))(
  'a scanner on a %s computer is not taken until it was set up',
  (_name, type) => {
    for (const text of [id, address, `]C1${id}`])
      expect(readScan(type(text), null)).toMatchObject({ kind: 'layout' })
    const learned = layoutOf(type(layoutTest))
    for (const text of [id, address]) expect(readScan(type(text), learned)).toEqual(taken)
    // The computer has another layout today.
    expect(readScan(id, learned)).toEqual(taken)
  },
)

test('says which character a scanner types instead of another', () => {
  const german = computers.German(id)
  expect(german).toBe('TRKß7Z2Kß9QXMß3YBAßWD40')
  expect(readScan(german, null)).toEqual({ kind: 'layout', typed: 'ß', meant: '-' })
})

test.each([
  ['an ID', id, taken],
  ['the address of its page', address, taken],
  ['an ID in small letters', id.toLowerCase(), taken],
  ['an ID after the kind of its code', `]C1${id}`, taken],
  ['an address after the kind of its code', `]Q3${address}`, taken],
  ['an ID with O for 0', id.replace('0', 'O'), taken],
  ['an ID without hyphens, which could have Y for Z', id.replaceAll('-', ''), { kind: 'unsure' }],
  [
    'an ID without hyphens, Y and Z',
    'TRK7A2K9QXM3KBAWD40',
    { kind: 'id', trackingId: 'TRK-7A2K-9QXM-3KBA-WD40' },
  ],
  ['an article number', '4006381333931', { kind: 'other' }],
  ['nothing', '', { kind: 'other' }],
])('reads %s', (_name, text, reading) => {
  expect(readScan(text, null)).toEqual(reading)
})

test('takes an ID without hyphens from a scanner that was tried and types what it means', () => {
  expect(readScan(id.replaceAll('-', ''), layoutOf(layoutTest))).toEqual(taken)
})

test.each([
  ['a key that is dead', layoutTest.replace('-', '')],
  ['two that type the same', layoutTest.replace('Y', 'Z')],
  ['another code', id],
])('learns nothing from a test code with %s', (_name, typed) => {
  expect(layoutOf(typed)).toBeNull()
})
