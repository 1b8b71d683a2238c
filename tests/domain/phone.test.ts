import { describe, expect, test } from 'vitest'
import { phoneUri } from '../../domain/phone-uri.ts'
import { readPhone } from '../../domain/phone.ts'

test.each([
  // Stays as it is written.
  ['+49 40 5550123'],
  ['(612) 555-0100'],
  ['612.555.0100'],
  ['0351/5550123'],
  ['+44 (0)20 7946 0018'],
  ['(+49) 40 5550123'],
  ['00966501234567'],
  ['12345'],
  [''],
])('the phone number "%s" is kept as it is', (written) => {
  expect(readPhone(written)).toBe(written)
})

describe('A phone number is read', () => {
  test.each([
    ['with blanks around it', ' \t+49 40 5550123\n', '+49 40 5550123'],
    ['with blanks only', ' \u00A0\t', ''],
    ['with no-break and thin spaces', '+49\u00A040\u202F555\u20090123', '+49 40 555 0123'],
    ['with marks of direction', '\u202A+49 40 5550123\u202C\u200E', '+49 40 5550123'],
    ['with isolates', '\u2066+49 40 5550123\u2069', '+49 40 5550123'],
    ['with a zero-width space', '+49 40\u200B 5550123', '+49 40 5550123'],
    ['with soft hyphens', '+49 40 555\u00AD0123', '+49 40 5550123'],
    ['with a byte order mark', '\uFEFF+49 40 5550123', '+49 40 5550123'],
    ['with a hyphen that does not break', '555\u20110100', '555-0100'],
    ['with an en dash', '612–555–0100', '612-555-0100'],
    ['with an em dash', '612—555—0100', '612-555-0100'],
    ['with a minus', '612−555−0100', '612-555-0100'],
    ['with a figure dash', '612‒555‒0100', '612-555-0100'],
    ['with a Japanese dash', '03ー5550ー1234', '03-5550-1234'],
    ['in full width', '＋８１（３）５５５０－１２３４', '+81(3)5550-1234'],
    ['in Arabic digits', '٠٤٠ ٥٥٥ ٠١٢٣', '040 555 0123'],
    ['in Persian digits', '۰۲۱ ۵۵۵ ۰۱۲۳', '021 555 0123'],
    ['in Devanagari', '+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
    ['with middle dots', '01·23·45·67·89', '01.23.45.67.89'],
    ['in square brackets', '[612] 555-0100', '(612) 555-0100'],
    ['with a blank after the plus', '+ 49 40 5550123', '+49 40 5550123'],
    ['as an address', 'tel:+49-40-5550123', '+49-40-5550123'],
    ['with a label', 'Tel.: +49 40 5550123', '+49 40 5550123'],
    ['with a French label', 'Tél : 01 23 45 67 89', '01 23 45 67 89'],
    ['with a full stop after it', '+49 40 5550123.', '+49 40 5550123'],
  ])('%s', (_how, written, number) => {
    expect(readPhone(written)).toBe(number)
  })

  test.each([
    'ext. 12',
    'ext 12',
    'EXT12',
    'ext: 12',
    'extension 12',
    ', ext. 12',
    '(ext. 12)',
    '- ext. 12',
    'x12',
    'X 12',
    ' x. 12',
    '#12',
    '# 12#',
    ';ext=12',
    ';12',
    ',,12',
    'Durchwahl 12',
    'poste 12',
    'interno 12',
    'wew. 12',
    'доб. 12',
    'تحويلة ١٢',
  ])('with the extension "%s"', (extension) => {
    expect(readPhone(`+1 612 555 0100${extension}`)).toBe('+1 612 555 0100 ext. 12')
    expect(readPhone(`+1 612 555 0100 ${extension}`)).toBe('+1 612 555 0100 ext. 12')
  })
})

test.each([
  '12',
  '1234',
  'call me',
  '5550123 call me',
  'home 5550123',
  '1-800-FLOWERS',
  '+49 40 5550123 or +49 40 5550124',
  '+49 40 5550123, +49 40 5550124',
  '6125550100,6125550101',
  '+49 40 5550123\n+49 40 5550124',
  '++49 40 5550123',
  '+0 40 5550123',
  '+49 40 5550123 ext.',
  '+49 40 5550123 ext. 1234567',
  'ext. 12345',
  '4.94E+11',
  '1'.repeat(16),
  `+${'1'.repeat(16)}`,
  '1'.repeat(40),
  `5550123${' '.repeat(100)}`,
  '5550123\0',
  '5550123\uD83D',
  '*31#5550123',
  '%2B49405550123',
  '()()()()()',
  '-----',
])('"%s" is no phone number', (text) => {
  expect(readPhone(text)).toBeNull()
})

test.each([
  ['+49 40 5550123', 'tel:+49405550123'],
  ['(612) 555-0100', 'tel:6125550100'],
  ['612 555 0100 ext. 12', 'tel:6125550100;ext=12'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['+49 (040) 5550123', 'tel:+49405550123'],
  ['0044 (0)20 7946 0018', 'tel:00442079460018'],
  ['(0)20 7946 0018', 'tel:02079460018'],
  ['+39 (0)6 5550123', 'tel:+39065550123'],
  // As they were stored before numbers were read.
  ['1', 'tel:1'],
])('%s is called at %s', (phone, uri) => {
  expect(phoneUri(phone)).toBe(uri)
})

test('reading a number again changes nothing', () => {
  for (const written of ['tel:+49–40–5550123;ext=12', '[612] 555 0100 #7', '＋８１（３）５５５０'])
    expect(readPhone(readPhone(written) ?? '')).toBe(readPhone(written))
})
