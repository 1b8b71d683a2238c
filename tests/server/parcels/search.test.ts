import { describe, expect, test } from 'vitest'
import { newestFirst, seedScopes } from '../support/parcel-scopes.ts'

const { admin, sender, tomas, receiver, nameOf, list, names } = await seedScopes()

const found = (q: string, person = admin, path = '') =>
  names(person, `${path}?q=${encodeURIComponent(q)}`)

describe('a list that is searched', () => {
  test.each([
    ["a sender's name, part of a word, in any case", 'oMÁS riv', ['light', 'heavy']],
    ["a receiver's name", 'priya', ['heavy']],
    ['an email', 'PERCENT.example', ['light', 'heavy']],
    ['an address to', 'łÓDŹ', ['heavy']],
    ['an address from', 'mill, porto', ['light']],
    ['a percent sign, as itself', '100%', ['heavy']],
    ['a percent sign that occurs nowhere', '%Mill', []],
    ['an underscore, as itself', 'fabric_w', ['heavy']],
    ['an underscore that occurs nowhere', 'm_ll', []],
    ['a backslash, as itself', String.raw`C:\m`, ['light']],
    ['a quote', "o'neill", []],
    ['a word that occurs nowhere', 'zanzibar', []],
    ['spaces around it', '  priya ', ['heavy']],
  ])('gives the right parcels for %s', async (_what, q, expected) => {
    expect(await found(q)).toEqual(expected)
  })

  test('finds a tracking ID, with or without hyphens, whole or in part', async () => {
    const { body } = await list(tomas, '/me')
    const heavy = body.data.find((parcel) => nameOf(parcel) === 'heavy')
    const id = heavy?.trackingId ?? ''
    expect(await found(id)).toEqual(['heavy'])
    expect(await found(id.toLowerCase())).toEqual(['heavy'])
    expect(await found(id.replaceAll('-', ''))).toEqual(['heavy'])
    expect(await found(id.slice(6, 17))).toEqual(['heavy'])
    expect(await found(id.slice(6, 17).replaceAll('-', '').toLowerCase())).toEqual(['heavy'])
    expect(await found('trk')).toEqual(newestFirst)
  })

  test('gives only the caller’s own parcels', async () => {
    expect(await found('priya', sender, '/me')).toEqual([])
    expect(await found('tomás', receiver, '/incoming')).toEqual(['light'])
    expect(await found('rita', receiver, '/history')).toEqual([
      'blocked when delivered',
      'DELIVERED',
    ])
  })

  test('can have a status, a sort order and a page, and the total counts the result', async () => {
    const { body } = await list(admin, '?q=rivera&status=REQUESTED&sort=weight&limit=1&page=2')
    expect(body.data.map(nameOf)).toEqual(['heavy'])
    expect(body.meta).toEqual({ page: 2, limit: 1, total: 2 })
  })
})
