import { fastify, type FastifyRequest } from 'fastify'
import cookie from '@fastify/cookie'
import { afterAll, expect, it } from 'vitest'
import { createOwners } from '../../../../server/http/openapi/owners.ts'

const app = fastify()
void app.register(cookie)
let seen: FastifyRequest | undefined
app.get('/', async (request) => {
  seen = request
  return ''
})
afterAll(() => app.close())

interface Sent {
  accessToken?: string
  key?: string
  userId?: string
}

/** A request from one network; with a user ID, of a caller who has proved to be this user. */
async function request({ accessToken, key, userId }: Sent): Promise<FastifyRequest> {
  await app.inject({
    url: '/',
    remoteAddress: '198.51.100.7',
    ...(accessToken && { cookies: { accessToken } }),
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
  })
  if (seen === undefined) throw new Error('No request arrived')
  const caller = { id: userId }
  if (userId !== undefined) Object.assign(seen, { authentication: { state: 'signedIn', caller } })
  return seen
}

const network = '198.51.100.7'

it('counts a visitor, and an unknown session or key, as their network', async () => {
  const owners = createOwners()
  for (const sent of [{}, { accessToken: 'invented' }, { key: 'wbk_invented' }]) {
    expect(owners.before(await request(sent))).toBe(network)
    expect(owners.of(await request(sent))).toBe(network)
  }
})

it.each([{ accessToken: 'one' }, { key: 'wbk_one' }])(
  'counts a caller as their account, and their next request even before it is checked: %o',
  async (sent) => {
    const owners = createOwners()
    expect(owners.before(await request(sent))).toBe(network)
    expect(owners.of(await request({ ...sent, userId: 'a' }))).toBe('a')
    expect(owners.before(await request(sent))).toBe('a')
    expect(owners.before(await request({ accessToken: 'another' }))).toBe(network)
  },
)

it('forgets the oldest session once it knows ten thousand', async () => {
  const owners = createOwners()
  for (let number = 0; number < 10_001; number += 1) {
    const one = await request({})
    Object.assign(one, {
      cookies: { accessToken: `session ${number}` },
      authentication: { state: 'signedIn', caller: { id: `user ${number}` } },
    })
    owners.of(one)
  }
  const before = async (number: number) =>
    owners.before(await request({ accessToken: `session ${number}` }))
  expect([await before(0), await before(1), await before(10_000)]).toEqual([
    network,
    'user 1',
    'user 10000',
  ])
})
