import { expect, it } from 'vitest'
import { parseUrl } from '../../domain/parse-url.ts'

it.each([
  ['https://receiver.test/hooks?key=1', 'https://receiver.test/hooks?key=1'],
  ['https://bücher.test/', 'https://xn--bcher-kva.test/'],
  ['https://例え.test/ü', 'https://xn--r8jz45g.test/%C3%BC'],
  ['mailto:a@b.test', 'mailto:a@b.test'],
])('parses %s', (text, expected) => {
  expect(parseUrl(text)?.href).toBe(expected)
})

it.each(['', 'receiver.test', '/hooks', 'https://', 'https://a b.test/', 'http://[::1'])(
  'returns null for "%s"',
  (text) => {
    expect(parseUrl(text)).toBeNull()
  },
)

it('resolves a path against a base', () => {
  expect(parseUrl('/login?to=1', 'https://waybill.test/a')?.href).toBe(
    'https://waybill.test/login?to=1',
  )
  expect(parseUrl('//', 'https://waybill.test')).toBeNull()
})

it('still parses an address with a letter outside ASCII after thousands of calls', () => {
  const parsed = Array.from({ length: 50_000 }, () => parseUrl('https://bücher.test/'))
  expect(parsed.filter((url) => url === null)).toEqual([])
})
