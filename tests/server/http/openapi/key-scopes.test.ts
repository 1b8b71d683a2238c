import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { ApiKeyScope } from '../../../../openapi.d.ts'
import { newKey } from '../../../../server/accounts/api-keys/key.ts'
import { contract } from '../../../../server/contract.ts'
import { objectAt } from '../../../../server/http/json.ts'
import type { Person } from '../../support/api.ts'
import { expectAllowed, expectRefused } from '../../support/calls-of-operations.ts'
import { apiForFile } from '../../support/for-file.ts'
import { descriptionOf } from '../../support/operation-schemas.ts'
import { startWorld, type World } from '../../support/valid-requests.ts'

const allScopes: ApiKeyScope[] = ['parcels:read', 'parcels:create', 'parcels:cancel']
const world = await startWorld(await apiForFile())
const keys = await makeKeys(world)

// The key counts instead of the cookies that are sent with it, which are an administrator's.
describe.each([...contract.operations.values()])('$id with an API key', (operation) => {
  const takesKeys = operation.scopes.length > 0

  it.each(allScopes)(`${operation.id} with the scope %s`, async (scope) => {
    const caller = withKey(keys[scope])
    const refusal = `This API key does not have the scope ${operation.scopes.join(' or ')}`
    if (operation.scopes.includes(scope)) await expectAllowed(world, operation, caller)
    else await expectRefused(world, operation, caller, 403, takesKeys ? refusal : refusesKeys)
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
      await expectRefused(world, operation, caller, 403, refusesKeys)
      return
    }
    const answer = await expectRefused(world, operation, caller, 401, message)
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  it(`${operation.id} with the key of a sender who is blocked`, async () => {
    const message = takesKeys ? 'Your account is blocked' : refusesKeys
    await expectRefused(world, operation, withKey(keys.blocked), 403, message)
  })

  it(`${operation.id} says in the contract what it takes`, () => {
    const visitor = operation.roles === 'PUBLIC' ? [{}] : []
    const withoutKeys = operation.roles === 'PUBLIC' ? [] : undefined
    const { security, responses } = descriptionOf(operation)
    expect(security).toEqual(
      takesKeys ? [...visitor, { session: [] }, { apiKey: [] }] : withoutKeys,
    )
    const answers = takesKeys ? ['429', '4XX'] : ['4XX']
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
