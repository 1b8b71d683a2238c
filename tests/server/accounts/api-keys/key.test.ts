import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { isWellFormed, newKey } from '../../../../server/accounts/api-keys/key.ts'
import { bearerOf } from '../../../../server/http/bearer.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

it('a key is wb_, 30 letters and digits, and their checksum', () => {
  const key = newKey()
  const [, secret = '', checksum = ''] = /^wb_(\w{30})(\w{6})$/.exec(key) ?? []
  const number = checksum.split('').reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0)
  expect(number).toBe(crc32(secret))
  expect(isWellFormed(key)).toBe(true)
  expect(newKey()).not.toBe(key)
})

it('every letter and digit occurs in keys about equally often', () => {
  const counts = new Map<string, number>()
  for (let made = 0; made < 2_000; made += 1) {
    for (const letter of newKey().slice(3, 33)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted().join('')).toBe(alphabet.split('').toSorted().join(''))
  const expected = (2_000 * 30) / 62
  for (const count of counts.values()) {
    // A tolerance of more than six standard deviations.
    expect(Math.abs(count - expected)).toBeLessThan(200)
  }
})

it('a key with a wrong, missing or extra character is recognized as malformed', () => {
  const key = newKey()
  for (let at = 0; at < key.length; at += 1) {
    const other = key.charAt(at) === 'x' ? 'y' : 'x'
    expect(isWellFormed(`${key.slice(0, at)}${other}${key.slice(at + 1)}`)).toBe(false)
    expect(isWellFormed(key.slice(0, at) + key.slice(at + 1))).toBe(false)
  }
  for (const odd of ['', 'wb_', `${key} `, `${key}0`, `x${key}`, key.toUpperCase(), `${key}\n`]) {
    expect(isWellFormed(odd)).toBe(false)
  }
})

it.each([
  [undefined, null],
  ['Basic d2I6eA==', null],
  ['Bearers wb_1', null],
  ['Bearer wb_1', 'wb_1'],
  ['bearer  wb_1 ', 'wb_1'],
  ['BEARER', ''],
])('Authorization %j carries the key %j', (authorization, key) => {
  expect(bearerOf(authorization === undefined ? {} : { authorization })).toBe(key)
})
