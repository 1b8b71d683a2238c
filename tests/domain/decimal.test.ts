import { expect, test } from 'vitest'
import { readDecimal, westernDigits } from '../../domain/decimal.ts'

test.each([
  ['52.123456', { value: 52.123456, decimals: 6 }],
  ['-0,1278', { value: -0.1278, decimals: 4 }],
  ['−0.5', { value: -0.5, decimals: 1 }],
  ['+7', { value: 7, decimals: 0 }],
  ['12’500', { value: 12_500, decimals: 0 }],
  ['1,2,3', null],
  ['5 kg', null],
  ['-', null],
  ['', null],
])('"%s" is read as %j', (text, decimal) => {
  expect(readDecimal(text)).toEqual(decimal)
})

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['४२', '42'],
  ['４２', '42'],
  ['𝟗𝟘', '90'],
  ['42 m²', '42 m²'],
])('the digits of "%s" are %s', (text, western) => {
  expect(westernDigits(text)).toBe(western)
})
