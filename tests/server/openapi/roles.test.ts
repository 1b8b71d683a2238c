import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { ApiKeyScope, Role } from '../../../openapi.d.ts'
import { newKey } from '../../../server/api-keys/key.ts'
import { contract, type Operation } from '../../../server/openapi/contract.ts'
import { objectAt } from '../../../server/http/json.ts'
import type { Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { descriptionOf } from '../support/operation-schemas.ts'
import { fingerprint } from '../support/tables.ts'
import { prepareRequest, startWorld, validRequests, type World } from '../support/valid-requests.ts'

// Generated from the contract's x-roles. Two public operations are about the caller's own session, so
// what they answer depends on it: no session 401, a blocked account 403.
const roles: Role[] = ['ADMIN', 'SENDER', 'RECEIVER', 'COURIER']

const allScopes: ApiKeyScope[] = ['parcels:read', 'parcels:create', 'parcels:cancel']
const world = await startWorld(await apiForFile())
const keys = await makeKeys(world)
// Reads and refusals change nothing: one user of each will do for all operations.
const known = {
  signedIn: await oneOfEach(world.api.signedIn),
  blocked: await oneOfEach(world.api.blocked),
}

describe.each([...contract.operations.values()])('$id', (operation) => {
  it.each(roles)(`${operation.id} as %s`, async (role) => {
    if (mayCall(operation, role)) await expectAllowed(operation, await personFor(operation, role))
    else {
      const message = 'You are not allowed to do this'
      await expectRefused(operation, known.signedIn[role], 403, message)
    }
  })

  it(`${operation.id} as a visitor`, async () => {
    if (operation.roles === 'PUBLIC' && !isOwnSession(operation)) {
      await expectAllowed(operation, null)
    } else await expectRefused(operation, null, 401, 'Please log in')
  })

  it.each(roles)(`${operation.id} as a blocked %s`, async (role) => {
    if (operation.roles === 'PUBLIC' && !isOwnSession(operation))
      await expectAllowed(operation, await world.api.blocked(role))
    else await expectRefused(operation, known.blocked[role], 403, 'Your account is blocked')
  })
})

// A key counts instead of the cookies beside it, which are an administrator's.
describe.each([...contract.operations.values()])('$id with an API key', (operation) => {
  const takesKeys = operation.scopes.length > 0

  it.each(allScopes)(`${operation.id} with the scope %s`, async (scope) => {
    const caller = withKey(keys[scope])
    const refusal = `This API key does not have the scope ${operation.scopes.join(' or ')}`
    if (operation.scopes.includes(scope)) await expectAllowed(operation, caller)
    else await expectRefused(operation, caller, 403, takesKeys ? refusal : refusesKeys)
  })

  it.each([
    ['unknown', 'There is no such API key'],
    ['malformed', 'There is no such API key'],
    ['empty', 'There is no such API key'],
    ['revoked', 'This API key was revoked'],
    ['expired', 'This API key has expired'],
  ] as const)(`${operation.id} with a key that is %s`, async (what, message) => {
    const caller = withKey(keys[what])
    if (!takesKeys) {
      await expectRefused(operation, caller, 403, refusesKeys)
      return
    }
    const answer = await expectRefused(operation, caller, 401, message)
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  it(`${operation.id} with the key of a sender who is blocked`, async () => {
    const message = takesKeys ? 'Your account is blocked' : refusesKeys
    await expectRefused(operation, withKey(keys.blocked), 403, message)
  })

  it(`${operation.id} says in the contract what it takes`, () => {
    const visitor = operation.roles === 'PUBLIC' ? [{}] : []
    const withoutKeys = operation.roles === 'PUBLIC' ? [] : undefined
    const { security, responses } = descriptionOf(operation)
    expect(security).toEqual(
      takesKeys ? [...visitor, { session: [] }, { apiKey: [] }] : withoutKeys,
    )
    const answers = takesKeys ? ['401', '403', '429'] : ['403']
    expect(Object.keys(objectAt(responses))).toEqual(expect.arrayContaining(answers))
  })
})

const refusesKeys = 'This cannot be called with an API key'

const withKey = (key: string): Person => ({ ...world.admin, key })

async function makeKeys({ api, admin }: World) {
  const made = async (scopes = allScopes) => {
    const owner = await api.signedIn('SENDER')
    const { body } = await api.as(owner).createApiKey({ name: 'Shop', scopes })
    return { owner, key: body.data.key, id: body.data.apiKey.id }
  }
  const [revoked, expired, blocked] = [await made(), await made(), await made()]
  await api.as(revoked.owner).revokeApiKey(revoked.id)
  await api.db.query(sql`
    update api_keys set expires_at = ${api.now()} where id = ${expired.id}
  `)
  await api.as(admin).blockUser(blocked.owner.id)
  return {
    'parcels:read': (await made(['parcels:read'])).key,
    'parcels:create': (await made(['parcels:create'])).key,
    'parcels:cancel': (await made(['parcels:cancel'])).key,
    unknown: newKey(),
    malformed: `${newKey()}0`,
    empty: '',
    revoked: revoked.key,
    expired: expired.key,
    blocked: blocked.key,
  }
}

const isOwnSession = ({ id }: Operation) => ['getCurrentUser', 'refreshSession'].includes(id)

const mayCall = ({ roles }: Operation, role: Role) => roles === 'PUBLIC' || roles.includes(role)

async function oneOfEach(make: (role: Role) => Promise<Person>): Promise<Record<Role, Person>> {
  return {
    ADMIN: await make('ADMIN'),
    SENDER: await make('SENDER'),
    RECEIVER: await make('RECEIVER'),
    COURIER: await make('COURIER'),
  }
}

/** A new one where the operation may change the caller, who may even be gone after it. */
const personFor = async ({ method }: Operation, role: Role): Promise<Person> =>
  method === 'GET' ? known.signedIn[role] : world.api.signedIn(role)

async function expectAllowed({ id }: Operation, caller: Person | null) {
  const { status } = await validRequests[id](world, caller)
  expect([200, 201, 404, 409]).toContain(status)
}

async function expectRefused(
  { id }: Operation,
  caller: Person | null,
  status: number,
  message: string,
) {
  const request = await prepareRequest(id, world, caller)
  const before = await fingerprint(world.api.db)
  const answer = await request()
  expect(answer).toMatchObject({ status, body: { success: false, message } })
  // A renewal that is refused clears the dead cookies.
  expect(Object.values(answer.cookies).filter((value) => value !== '')).toEqual([])
  expect(await fingerprint(world.api.db)).toBe(before)
  return answer
}
