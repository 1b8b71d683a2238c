import type { Operation } from '../../../../server/openapi/contract.ts'
import type { Api, Person } from '../../support/api.ts'
import { gather, type Crowd } from './people.ts'

export interface AttackCaller {
  name: string
  /** Null for a visitor, and for a session that is over. */
  person: Person | null
  cookies: Person['cookies']
  isBlocked: boolean
}

/** Everybody who may try: both of each role, blocked and not, a visitor, and a dead session. */
export async function everyCaller(api: Api): Promise<{ crowd: Crowd; callers: AttackCaller[] }> {
  const crowd = await gather(api)
  const people = Object.entries(crowd)
  const blockedLater = await gather(api)
  const blocked: Crowd = { ...blockedLater }
  await api.db
    .updateTable('users')
    .set({ is_blocked: true })
    .where(
      'id',
      'in',
      Object.values(blocked).map(({ id }) => id),
    )
    .execute()
  const over = await api.signedIn('ADMIN')
  await api.ask(over).logoutUser()
  const callers = [
    { name: 'a visitor', person: null, cookies: {}, isBlocked: false },
    { name: 'a dead session', person: null, cookies: over.cookies, isBlocked: false },
    ...people.map(([name, person]) => callerOf(name, person, false)),
    ...Object.entries(blocked).map(([name, person]) => callerOf(`blocked ${name}`, person, true)),
  ]
  return { crowd, callers }
}

const callerOf = (name: string, person: Person, isBlocked: boolean): AttackCaller => ({
  name,
  person,
  cookies: person.cookies,
  isBlocked,
})

/** Why the door is shut for this caller, whatever they ask for; null where it is not. */
export function refusalAtTheDoor(
  { roles }: Pick<Operation, 'roles'>,
  { person, isBlocked }: AttackCaller,
): [number, string] | null {
  if (roles === null) return null
  if (person === null) return [401, 'Please log in']
  if (isBlocked) return [403, 'Your account is blocked']
  return roles.includes(person.role) ? null : [403, 'You are not allowed to do this']
}
