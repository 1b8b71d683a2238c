import { describe, expect, it } from 'vitest'
import { areaOf, askedAreaIn, paths, returnToIn } from '../../../src/lib/paths.ts'

describe('An address', () => {
  it('leads to the area of a role, and home for an unknown role', () => {
    expect([areaOf('ADMIN'), areaOf('SENDER'), areaOf('RECEIVER'), areaOf(null)]).toEqual([
      '/admin',
      '/sender',
      '/receiver',
      '/',
    ])
  })

  it('can contain a tracking ID with special characters', () => {
    expect(paths.track('TRK 1/2')).toBe('/track/TRK%201%2F2')
  })

  it('keeps the way back through a login', () => {
    const [, search = ''] = paths.login('/admin/users?page=2').split('?')

    expect(returnToIn(search)).toBe('/admin/users?page=2')
    expect(paths.login('/')).toBe('/login')
    expect(returnToIn('')).toBe('/')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '//evil.example/admin',
    '//[',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('never leads to another site: %s', (wanted) => {
    expect(returnToIn(new URLSearchParams({ returnTo: wanted }).toString())).toBe('/')
  })

  it('contains the area to which access was refused', () => {
    expect(paths.unauthorized('ADMIN')).toBe('/unauthorized?area=admin')
    expect([askedAreaIn('area=admin'), askedAreaIn('area=moon'), askedAreaIn('')]).toEqual([
      'ADMIN',
      null,
      null,
    ])
  })
})
