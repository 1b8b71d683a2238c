import { describe, expect, it } from 'vitest'
import { formatDateTime } from '../../../src/lib/dates.ts'
import { areaOf, askedAreaIn, paths, returnToIn } from '../../../src/lib/paths.ts'
import {
  countText,
  formatCents,
  formatMoney,
  formatWeight,
  statusText,
  statusWithSpaces,
} from '../../../src/lib/text.ts'

describe('A person reads', () => {
  it('dates as day, month, year and the time of day', () => {
    const iso = new Date(2026, 2, 4, 17, 5).toISOString()

    expect(formatDateTime(iso)).toBe('04/03/2026, 17:05')
    expect([formatDateTime(null), formatDateTime(''), formatDateTime('soon')]).toEqual([
      '—',
      '—',
      '—',
    ])
  })

  it('statuses in words', () => {
    expect(statusText('IN_TRANSIT')).toBe('In transit')
    expect(statusWithSpaces('IN_TRANSIT')).toBe('IN TRANSIT')
  })

  it('fees and weights with their units', () => {
    expect([formatMoney(5), formatMoney(1250.5), formatCents(1999)]).toEqual([
      '$5.00',
      '$1,250.50',
      '$19.99',
    ])
    expect([formatWeight(2), formatWeight(0.25)]).toEqual(['2 kg', '0.25 kg'])
  })
})

describe('An address', () => {
  it('leads to the area of a role, and home for a role that we do not know', () => {
    expect([areaOf('ADMIN'), areaOf('SENDER'), areaOf('RECEIVER'), areaOf(null)]).toEqual([
      '/admin',
      '/sender',
      '/receiver',
      '/',
    ])
  })

  it('carries a tracking ID that has odd characters', () => {
    expect(paths.track('TRK 1/2')).toBe('/track/TRK%201%2F2')
  })

  it('keeps the way back through the login', () => {
    const [, search = ''] = paths.login('/admin/users?page=2').split('?')

    expect(returnToIn(search)).toBe('/admin/users?page=2')
    expect(paths.login('/')).toBe('/login')
    expect(returnToIn('')).toBe('/')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('leads nobody elsewhere: %s', (wanted) => {
    expect(returnToIn(new URLSearchParams({ returnTo: wanted }).toString())).toBe('/')
  })

  it('names the area that was refused', () => {
    expect(paths.unauthorized('ADMIN')).toBe('/unauthorized?area=admin')
    expect([askedAreaIn('area=admin'), askedAreaIn('area=moon'), askedAreaIn('')]).toEqual([
      'ADMIN',
      null,
      null,
    ])
  })
})

it('counts rows in words, and says where nobody counted on', () => {
  expect(countText({ total: 1, totalIsCapped: false }, ['user', 'users'])).toBe('1 user')
  expect(countText({ total: 12, totalIsCapped: false }, ['user', 'users'])).toBe('12 users')
  expect(countText({ total: 10_000, totalIsCapped: true }, ['user', 'users'])).toBe('10,000+ users')
})
