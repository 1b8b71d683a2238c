import { describe, it } from 'vitest'
import type { Role } from '../../../../openapi.d.ts'
import type { Operation } from '../../../../server/http/openapi/contract.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { expectAllowed, expectRefused } from '../../support/calls-of-operations.ts'
import { startWorld } from '../../support/valid-requests.ts'
import { contract } from '../../../../server/contract.ts'

// The tests are generated from the contract's x-roles. Two public operations answer 401 without a
// session, and 403 to a blocked account.
const roles: Role[] = ['ADMIN', 'SENDER', 'RECEIVER', 'COURIER']

const world = await startWorld(await apiForFile())
// Reads and refusals change nothing, so one user of each role is enough for all operations.
const known = {
  signedIn: await oneOfEach(world.api.signedIn),
  blocked: await oneOfEach(world.api.blocked),
}

describe.each([...contract.operations.values()])('$id', (operation) => {
  it.each(roles)(`${operation.id} as %s`, async (role) => {
    if (mayCall(operation, role))
      await expectAllowed(world, operation, await personFor(operation, role))
    else {
      const message = 'You are not allowed to do this'
      await expectRefused(world, operation, known.signedIn[role], 403, message)
    }
  })

  it(`${operation.id} as a visitor`, async () => {
    if (operation.roles === 'PUBLIC' && !isOwnSession(operation)) {
      await expectAllowed(world, operation, null)
    } else await expectRefused(world, operation, null, 401, 'Please log in')
  })

  it.each(roles)(`${operation.id} as a blocked %s`, async (role) => {
    if (operation.roles === 'PUBLIC' && !isOwnSession(operation))
      await expectAllowed(world, operation, await world.api.blocked(role))
    else await expectRefused(world, operation, known.blocked[role], 403, 'Your account is blocked')
  })
})

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

/** A new one if the operation can change or delete the caller. */
const personFor = async ({ method }: Operation, role: Role): Promise<Person> =>
  method === 'GET' ? known.signedIn[role] : world.api.signedIn(role)
