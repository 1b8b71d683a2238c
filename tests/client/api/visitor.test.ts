import { expect, it } from 'vitest'
import { isVisitor } from '../../../src/api/visitor.ts'
import { failure, html, json, ok, standInHost } from '../../support/host.ts'
import { wireUser } from '../../support/wire.ts'

it.each([
  ['says that no user is signed in', () => ok(null), true],
  ['sends a user', () => ok(wireUser()), false],
  ['does not support `optional`', () => failure(401, 'No'), false],
  ['breaks', () => failure(500, 'No'), false],
  ['answers a web page', () => html(), false],
  ['answers null without an envelope', () => json(null), false],
])(
  'Only an explicit answer makes the user a visitor: a host that %s',
  async (_, answer, expected) => {
    const host = standInHost({ 'GET /api/user/me': answer })

    expect(await isVisitor()).toBe(expected)
    expect(host.asked.map(({ call, query }) => [call, query])).toEqual([
      ['GET /api/user/me', { optional: 'true' }],
    ])
  },
)
